import { makeSite } from '../../src/builder/site';
import { serve } from './site';

/** Builds and serves the pseudo edition. */
export const servePseudoSite = async () => {
  const { files } = await makeSite({ pseudo: true });
  const documents = [...files].map(([name, content]) => [`/${name}`, content] as const);
  return serve({ documents: Object.fromEntries(documents) });
};
