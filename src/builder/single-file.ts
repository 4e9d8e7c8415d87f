import { Script } from 'node:vm';
import { Fault } from './fault';
import type { Files } from './folder';
import { cardName } from './head';

/** The site in one document, for a double click, an attachment or a frame. */
export const singleFileName = 'site.html';

/**
 * Stands in for a picture's path. Each picture is in the document once, in the style sheet, whichever elements show it;
 * an `<img>` needs a source of its own all the same, else a browser takes it for broken: a GIF of one clear pixel.
 */
const clearPixel =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';

const icon = 'images/favicon.svg';

/** Pictures that no element shows. */
const apart = [icon, cardName, 'images/touch-icon.png'];

interface Parts {
  readonly page: string;
  readonly style: string;
  readonly script: string;
}

/** Takes the pictures into the style sheet, and makes page and script ask for nothing else. */
export function withPictures({ page, style, script }: Parts, pictures: Files): Parts {
  const standIn = (text: string) => text.replace(/(["'`])images\//g, `$1${clearPixel}#`);
  const rules = [...pictures]
    .filter(([path]) => !apart.includes(path))
    .map(
      ([path, content]) =>
        `img[src$="#${path.replace('images/', '')}"]{content:url("${dataAddress(path, content)}")}`,
    );
  // What is in the document need not wait to be seen.
  const here = standIn(page).replaceAll(' loading="lazy"', '');
  return { page: here, style: style + rules.join(''), script: inlineScript(standIn(script)) };
}

/** A picture as an address. SVG stays readable; only what would end the address or the text around it is escaped. */
export function dataAddress(path: string, content: Uint8Array): string {
  if (!path.endsWith('.svg'))
    return `data:image/png;base64,${Buffer.from(content).toString('base64')}`;
  const text = Buffer.from(content).toString().trim().replace(/\s+/g, ' ');
  const escaped = text.replace(/[%#&\\]|<(?=\/style)/gi, encodeURIComponent);
  return `data:image/svg+xml,${escaped.replaceAll('"', text.includes("'") ? '%22' : "'")}`;
}

/**
 * A script as it may stand in a document: no text in it may end its element, or begin a comment that hides the end.
 * https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function inlineScript(text: string): string {
  const safe = text.trim().replace(/<(?=!--|\/?script)/gi, '\\x3C');
  // Outside of a string, a template or a regular expression the escape would be a syntax error.
  new Script(safe);
  return safe;
}

/** The document of many files turned into the one: frame is the filled index.html, with the parts of this edition. */
export function singleDocument(frame: string, script: string, pictures: Files): string {
  const changes: [find: RegExp, put: string][] = [
    [/<script async src="[^"]*"><\/script>/, `<script>${script}</script>`],
    [/<link rel="apple-touch-icon"[^>]*>\n/, ''],
    [
      new RegExp(`href="${icon}"`),
      `href="${dataAddress(icon, pictures.get(icon) ?? new Uint8Array())}"`,
    ],
  ];
  return changes.reduce((html, [find, put]) => {
    if (!find.test(html)) throw new Fault(`index.html: ${find.source} is missing. Put it back.`);
    return html.replace(find, () => put);
  }, frame);
}
