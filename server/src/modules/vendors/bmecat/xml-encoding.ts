// How the bytes of an XML file are read: by its mark, else by what it declares.
import { type Decode, markedEncoding, unicode } from '../../../platform/text/decode.ts';
import { windows1252 } from '../../../platform/text/windows-1252.ts';
import { CatalogueError } from './catalogue-error.ts';

export function xmlEncoding(first: Buffer): Decode {
  const marked = markedEncoding(first);
  return marked ? unicode(marked) : decoderOf(declaredEncoding(first.subarray(0, 1024).toString('latin1')));
}

/** In XML, no declaration means UTF-8. */
const declaredEncoding = (start: string): string =>
  /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1]?.toLowerCase() ?? 'utf-8';

const western = new Set(['iso-8859-1', 'iso8859-1', 'latin1', 'windows-1252', 'cp1252']);

function decoderOf(encoding: string): Decode {
  if (western.has(encoding)) return windows1252;
  if (encoding === 'utf-8' || encoding === 'utf8' || encoding === 'us-ascii') return unicode('utf-8');
  throw new CatalogueError(
    `The encoding ${encoding} is not supported: use UTF-8, ISO-8859-1 or Windows-1252.`,
  );
}
