// The map of a font from the codes in its strings to characters (ToUnicode), as far as text needs it.
import { toLatin1 } from '../../latin1.ts';

export interface CharacterMap {
  /** Bytes of one code. */
  readonly width: 1 | 2;
  readonly texts: ReadonlyMap<number, string>;
}

const mostCodes = 70_000;

export function readCharacterMap(data: Uint8Array): CharacterMap {
  const program = toLatin1(data.subarray(0, 500_000));
  const texts = new Map<number, string>();
  for (const [, block = ''] of program.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, code = '', text = ''] of block.matchAll(/<\s*([\da-f]+)\s*>\s*<\s*([\da-f\s]*)>/gi))
      texts.set(Number.parseInt(code, 16), readUtf16(text));
  }
  for (const [, block = ''] of program.matchAll(/beginbfrange(.*?)endbfrange/gs)) addRanges(block, texts);
  const space = /begincodespacerange\s*<\s*([\da-f]+)\s*>/i.exec(program)?.[1];
  return { width: (space ?? '0000').length > 2 ? 2 : 1, texts };
}

/** `<first> <last> <text of the first>`, or a list with the text of each. */
function addRanges(block: string, texts: Map<number, string>): void {
  const ranges = block.matchAll(
    /<\s*([\da-f]+)\s*>\s*<\s*([\da-f]+)\s*>\s*(?:<\s*([\da-f\s]+)>|\[([^\]]*)\])/gi,
  );
  for (const [, low = '', high = '', start, list] of ranges) {
    const [first, last] = [Number.parseInt(low, 16), Number.parseInt(high, 16)];
    if (list !== undefined) {
      const each = [...list.matchAll(/<\s*([\da-f\s]+)>/gi)];
      each.forEach(([, text = ''], index) => {
        texts.set(first + index, readUtf16(text));
      });
      continue;
    }
    const text = readUtf16(start ?? '');
    const end = text.charCodeAt(text.length - 1);
    for (let code = first; code <= last && texts.size < mostCodes; code += 1)
      texts.set(code, text.slice(0, -1) + String.fromCharCode(end + code - first));
  }
}

const readUtf16 = (hex: string): string =>
  (hex.replace(/\s/g, '').match(/.{1,4}/g) ?? [])
    .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
    .join('');
