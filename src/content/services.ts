import { serviceWords } from '#words/services';
import { picture } from './pictures';
import type { PictureFile } from './types';

/*
 * The services in their order. The words of each are in the services.ts of every language's folder,
 * under its id. `keep` is the side of the picture that a narrower frame keeps, see types.ts.
 */
const list = [
  { id: 'translation', picture: 'images/service-translation.svg', keep: 'end' },
  { id: 'dtp', picture: 'images/service-dtp.svg' },
  { id: 'content', picture: 'images/service-content.svg', keep: 'left' },
  { id: 'website', picture: 'images/service-website.svg', keep: 'left' },
  { id: 'voiceover', picture: 'images/service-voiceover.svg', keep: 'left' },
  { id: 'software', picture: 'images/service-software.svg' },
] as const satisfies readonly ServiceItem[];

interface ServiceItem {
  readonly id: string;
  readonly picture: PictureFile;
  readonly keep?: 'left' | 'end';
}

export type Service = (typeof list)[number];
export type ServiceId = Service['id'];

/** The id of the element that presents a service on the services page. */
export const placeOf = (id: ServiceId): string => `service-${id}`;

/** `summary` is for the carousel on the home page, `text` the whole for the services page. */
export const services = list.map(({ id, picture: src, ...frame }) => {
  const { title, summary, details } = serviceWords[id];
  return {
    id,
    title,
    summary,
    text: `${summary} ${details}`,
    picture: { ...picture(src), ...frame },
  };
});
