import { stopOn } from './fault';

/** Of the owner's details in src/content/company.ts, those that the build reads. */
export interface Company {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly siteUrl: string;
  readonly address: Readonly<Record<'street' | 'locality' | 'region' | 'countryCode', string>>;
  readonly map: Readonly<Record<'frame' | 'link', string>>;
}

const placeholders = { email: /@example\.(?:com|org|net)$/, phone: /^\+\d\d[ 0]+$/ } as const;

/** Which of the owner's details are still nobody's. */
export function standingPlaceholders(company: Company): (keyof typeof placeholders)[] {
  return (['email', 'phone'] as const).filter((field) => placeholders[field].test(company[field]));
}

const isAddress = (text: string) => /^https:\/\/\S+$/.test(text) && URL.canParse(text);
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Stops at details that would publish a dead link, or no address where one is meant. */
export function checkDetails({ email, phone, phoneHref, siteUrl, map }: Company): void {
  const whole =
    siteUrl === '' ||
    (/^https?:\/\/[^\s/?#]+\/(?:[^\s?#]*\/)?$/.test(siteUrl) && URL.canParse(siteUrl));
  const faults = [
    !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) &&
      `email "${email}" is no address. Write it so: name@company.example.`,
    (digitsOf(phone) === '' || digitsOf(phone) !== digitsOf(phoneHref)) &&
      `phone "${phone}" and phoneHref "${phoneHref}" are two numbers. Write the same into both.`,
    !whole &&
      `siteUrl "${siteUrl}" is no whole address. Write it so: https://www.example.com/, with the slash at its end.`,
    ...(['frame', 'link'] as const).map(
      (field) =>
        !isAddress(map[field]) &&
        `map.${field} "${map[field]}" is no address. Copy the map's whole address, from https:// on.`,
    ),
  ];
  stopOn(
    faults.filter((fault) => fault !== false).map((fault) => `src/content/company.ts: ${fault}`),
  );
}
