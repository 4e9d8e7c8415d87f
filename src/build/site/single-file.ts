import { Script } from 'node:vm';
import type { Files } from '../sources/files';

/*
 * The single-file site has each picture once, as a rule of the style sheet, however many elements
 * show it. Browsers show an <img> without a source as broken, so its source is a transparent pixel
 * with the picture's name in the fragment.
 */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';

type Parts = Readonly<Record<'head' | 'page' | 'style' | 'script', string>>;

/** The name of an edition's single file: site.html, site.hi.html … */
export function singleFileName(file: string) {
  return file === 'index.html' ? 'site.html' : `site.${file}`;
}

/** Moves the pictures into the style sheet. Links to other documents lead to their single files. */
export function withPictures(
  { head, page, style, script }: Parts,
  pictures: Files,
  documents: readonly string[],
): Parts {
  const toPixel = (text: string) =>
    text
      .replace(/(["'`])images\//g, `$1${pixel}#`)
      .replace(/(["'`])([\w-]+\.html)\1/g, (quoted, mark: string, name: string) =>
        documents.includes(name) ? mark + singleFileName(name) + mark : quoted,
      );
  const shown = [...pictures].filter(([path]) => page.includes(`"${path}"`));
  const rules = shown.map(([path, content]) => {
    const name = path.replace('images/', '');
    return `img[src$="#${name}"]{content:url("${dataUrl(content)}")}`;
  });
  return {
    head: head
      .replace('images/favicon.svg', () => dataUrl(pictures.get('images/favicon.svg')))
      .replace(/<link rel="(?:apple-touch-icon|preload)"[^>]*>/g, ''),
    page: toPixel(page).replaceAll(' loading="lazy"', ''),
    style: style + rules.join(''),
    script: inlineScript(toPixel(script)),
  };
}

/** A picture as a URL. In an SVG, only what would end the URL or the text around it is escaped. */
export function dataUrl(picture: Buffer | undefined): string {
  // The first byte of a PNG is no text.
  if (picture?.[0] === 0x89) return `data:image/png;base64,${picture.toString('base64')}`;
  const text = String(picture).trim().replace(/\s+/g, ' ');
  const escaped = text.replace(/[%#&\\]|<(?=\/style)/gi, encodeURIComponent);
  return `data:image/svg+xml,${escaped.replaceAll('"', text.includes("'") ? '%22' : "'")}`;
}

/**
 * Escapes text that would end the script element or start a comment in it. The escape is correct
 * only inside a string, so the result is parsed to make sure.
 * https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements
 */
export function inlineScript(text: string): string {
  const safe = text.trim().replace(/<(?=!--|\/?script)/gi, '\\x3C');
  new Script(safe);
  return safe;
}
