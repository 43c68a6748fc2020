// Lists the files that are embedded in a PDF.
import { toLatin1 } from '../latin1.ts';
import type { InvoicePlatform } from '../platform.ts';
import type { PdfDocument } from './document.ts';
import { type PdfDictionary, PdfReference, PdfStream, PdfString, type PdfValue } from './objects.ts';

export interface EmbeddedFile {
  readonly name: string;
  readonly stream: PdfStream;
}

const mostFiles = 1000;
const mostNodes = 10_000;

/** Files of the catalogue: those of its name tree and those that it names as associated. */
export function listEmbeddedFiles(document: PdfDocument, platform: InvoicePlatform): EmbeddedFile[] {
  const { catalogue } = document;
  const associated = catalogue.get('AF');
  const named = collectNamed(document, document.dictionary(catalogue.get('Names'))?.get('EmbeddedFiles'));
  const listed = document.dictionary(associated) ? [associated ?? null] : document.list(associated);
  return toFiles(document, platform, [...named, ...listed]);
}

/** Every object that is a file specification, such as one that hangs on a page. */
export const searchEmbeddedFiles = (document: PdfDocument, platform: InvoicePlatform): EmbeddedFile[] =>
  toFiles(document, platform, document.allObjects());

function toFiles(
  document: PdfDocument,
  platform: InvoicePlatform,
  values: Iterable<PdfValue>,
): EmbeddedFile[] {
  const files = new Map<PdfStream, EmbeddedFile>();
  for (const value of values) {
    const specification = document.dictionary(value);
    const contents = document.dictionary(specification?.get('EF'));
    if (!specification || !contents) continue;
    const stream = ['UF', 'F', 'DOS', 'Unix', 'Mac']
      .map((key) => document.resolve(contents.get(key)))
      .find((candidate) => candidate instanceof PdfStream);
    // The same stream under two references is one file.
    if (stream instanceof PdfStream && !files.has(stream)) {
      files.set(stream, { name: readName(document, platform, specification), stream });
    }
    if (files.size >= mostFiles) break;
  }
  return [...files.values()];
}

/** File specifications at the leaves of a name tree. */
function collectNamed(document: PdfDocument, root: PdfValue | undefined): PdfValue[] {
  const visited = new Set<number>();
  const pending: (PdfValue | undefined)[] = [root];
  const specifications: PdfValue[] = [];
  for (let steps = 0; pending.length > 0 && steps < mostNodes; steps += 1) {
    const value = pending.pop();
    if (value instanceof PdfReference && visited.has(value.number)) continue;
    if (value instanceof PdfReference) visited.add(value.number);
    const node = document.dictionary(value);
    pending.push(...document.list(node?.get('Kids')));
    const names = document.list(node?.get('Names'));
    specifications.push(...names.filter((_, index) => index % 2 === 1));
  }
  return specifications;
}

function readName(document: PdfDocument, platform: InvoicePlatform, specification: PdfDictionary): string {
  const names = ['UF', 'F', 'Unix', 'DOS', 'Mac'].map((key) => document.resolve(specification.get(key)));
  const name = names.find((candidate) => candidate instanceof PdfString);
  return name instanceof PdfString ? decodeText(name.bytes, platform) : '';
}

function decodeText(bytes: Uint8Array, { decode }: InvoicePlatform): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xfe && second === 0xff ? 'utf-16be' : first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
  return (decode(bytes, encoding) ?? toLatin1(bytes)).replace(/\0/g, '');
}
