import { serviceWords } from '#words/services';
import type { PictureFile } from '../content-model/types';
import { picture } from './pictures';

/*
 * The services in their order. The words of each are under its id in the file services.ts of each
 * language's folder. Narrow cards crop the pictures at both sides.
 */
const list = [
  { id: 'translation', picture: 'images/service-translation.svg' },
  { id: 'dtp', picture: 'images/service-dtp.svg' },
  { id: 'content', picture: 'images/service-content.svg' },
  { id: 'website', picture: 'images/service-website.svg' },
  { id: 'voiceover', picture: 'images/service-voiceover.svg' },
  { id: 'software', picture: 'images/service-software.svg' },
] as const satisfies readonly ServiceItem[];

interface ServiceItem {
  readonly id: string;
  readonly picture: PictureFile;
}

export type Service = (typeof list)[number];
export type ServiceId = Service['id'];

/** The id of the element that presents a service on the services page. */
export const serviceElementId = (id: ServiceId): string => `service-${id}`;

/** The carousel on the home page shows the `summary`, the services page the whole `text`. */
export const services = list.map(({ id, picture: src }) => {
  const { title, summary, details } = serviceWords[id];
  return {
    id,
    title,
    summary,
    text: `${summary} ${details}`,
    picture: picture(src),
  };
});
