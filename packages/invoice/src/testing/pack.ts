// Packs data in the ways that streams of a PDF may be packed.
import { deflateSync } from 'node:zlib';

export function toAscii85(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const group = [0, 1, 2, 3].map((index) => bytes[at + index] ?? 0);
    let value = group.reduce((sum, byte) => sum * 256 + byte, 0);
    const characters = [0, 0, 0, 0, 0].map(() => {
      const digit = value % 85;
      value = Math.floor(value / 85);
      return String.fromCharCode(digit + 33);
    });
    const written = characters.reverse().join('');
    const count = Math.min(bytes.length - at, 4);
    text += written === '!!!!!' && count === 4 ? 'z' : written.slice(0, count + 1);
  }
  return `${text}~>`;
}

/** Runs of one byte, and what stands between them. */
export function packRunLength(bytes: Uint8Array): Uint8Array {
  const packed: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    let count = 1;
    while (count < 128 && bytes[at + count] === byte) count += 1;
    packed.push(...(count === 1 ? [0, byte] : [257 - count, byte]));
    at += count;
  }
  return Uint8Array.from([...packed, 128]);
}

const [clear, end, firstFree, full] = [256, 257, 258, 4094];

export function packLzw(bytes: Uint8Array, earlyChange: number): Uint8Array {
  let bits = '';
  let table = new Map<string, number>();
  const width = () => Math.max(9, (firstFree + table.size - 1 + earlyChange).toString(2).length);
  const write = (code: number) => {
    bits += code.toString(2).padStart(width(), '0');
  };
  const codeOf = (text: string) => (text.length === 1 ? text.charCodeAt(0) : (table.get(text) ?? 0));
  write(clear);
  let text = '';
  for (const character of Buffer.from(bytes).toString('latin1')) {
    if (text === '' || table.has(text + character)) text += character;
    else {
      write(codeOf(text));
      table.set(text + character, firstFree + table.size);
      if (firstFree + table.size >= full) {
        write(clear);
        table = new Map();
      }
      text = character;
    }
  }
  write(codeOf(text));
  table.set('the entry that the reader makes of the last code', 0);
  write(end);
  return Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}

/** Right data under a checksum that is not theirs. */
export function deflateWrongly(bytes: Uint8Array): Uint8Array {
  const packed = deflateSync(bytes);
  packed[packed.length - 1] = (packed.at(-1) ?? 0) ^ 0xff;
  return packed;
}
