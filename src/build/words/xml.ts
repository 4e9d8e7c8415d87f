import { createRequire } from 'node:module';
import { BuildError } from '../sources/errors';

export interface XmlElement {
  readonly type: 'element';
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | XmlText | { readonly type: 'pi' })[];
}

interface XmlText {
  readonly type: 'text';
  readonly text: string;
}

/**
 * Parses an XML document strictly. The parser expands no entities of its own and reads no other
 * file. Its types are above, because the rest of the project is checked without this package.
 * https://github.com/rgrove/parse-xml
 */
export function parseXml(document: string): XmlElement {
  const library = loadParser();
  try {
    return library.parseXml(document).root;
  } catch (error) {
    const [problem] = String((error as Error).message).split('\n');
    throw new BuildError(
      `${problem}. Correct it, with & as &amp; and < as &lt;, or export the words again.`,
    );
  }
}

function loadParser(): { parseXml(source: string): { readonly root: XmlElement } } {
  try {
    return createRequire(import.meta.url)('@rgrove/parse-xml');
  } catch {
    throw new BuildError('Run npm ci --prefix src/build/words');
  }
}
