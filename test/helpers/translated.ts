import { readContent } from '../../src/build/sources/content';
import type { Files } from '../../src/build/sources/files';
import { replaceTexts } from '../../src/build/sources/replace-texts';

/** The files of an edition whose words are made from the English ones. */
export function translated(
  files: Files,
  tag: string,
  translation: (text: string) => string,
): [file: string, source: Buffer][] {
  const content = readContent(files);
  const inEnglish = [...files].filter(([file]) => file.startsWith('src/content/en/'));
  return inEnglish.map(([file, source]) => {
    const texts = content.texts.filter((item) => item.file === file && item.kind.slots);
    const words = replaceTexts(`${source}`, texts, content, ({ value }) => translation(value));
    const own = words.replace("tag: 'en'", `tag: '${tag}'`);
    return [file.replace('/en/', `/${tag}/`), Buffer.from(own)];
  });
}
