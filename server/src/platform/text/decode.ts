// Bytes of files that people hand in become text, piece by piece: by their byte order mark, or by a guess.
import { isAscii } from 'node:buffer';
import { windows1252 } from './windows-1252.ts';

export type Decode = (bytes: Buffer, isLast: boolean) => string;

/** The bytes are not what they say they are. */
export class WrongEncoding extends Error {
  override readonly name = 'WrongEncoding';
  constructor(readonly encoding: string) {
    super(`The file is not valid ${encoding.toUpperCase()}.`);
  }
}

const byteOrderMarks = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

export type MarkedEncoding = (typeof byteOrderMarks)[number][0];

export const markedEncoding = (start: Buffer): MarkedEncoding | undefined =>
  byteOrderMarks.find(([, mark]) => mark.every((byte, index) => start[index] === byte))?.[0];

/** Takes the byte order mark off. `fatal`: what is not of this encoding is an error, not a replacement character. */
export function unicode(encoding: MarkedEncoding, fatal = true): Decode {
  const decoder = new TextDecoder(encoding, { fatal });
  return (bytes, isLast) => {
    try {
      return decoder.decode(bytes, { stream: !isLast });
    } catch {
      throw new WrongEncoding(encoding);
    }
  };
}

/** A file that does not say: its first piece with a byte beyond ASCII decides whether it is UTF-8 or Windows-1252. */
export function guessedEncoding(): Decode {
  let decode: Decode | undefined;
  return (bytes, isLast) => {
    if (decode) return decode(bytes, isLast);
    if (isAscii(bytes)) return bytes.toString('latin1');
    const utf8 = unicode('utf-8');
    try {
      const text = utf8(bytes, isLast);
      decode = utf8;
      return text;
    } catch {
      decode = windows1252;
      return windows1252(bytes);
    }
  };
}
