import { contactWords } from '#words/contact';
import { edition } from '#words/edition';
import { type Address, company } from './company';
import { fill, formatList } from './text';

const { street, locality, region, country }: Address =
  company.addressIn[edition.tag] ?? company.address;

/** The office's address in one line, in the edition's language. */
export const officeAddress = formatList([street, locality, region, country].filter(Boolean));

export const mapTitle = fill(contactWords.mapTitle, { place: formatList([street, locality]) });
