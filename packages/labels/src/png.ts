// A black and white PNG, written by hand: a few kilobytes that go to a printer on the same machine need no compression.
import { type Bitmap, packedRows } from './bitmap.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const inch = 0.0254;

export function writePng(bitmap: Bitmap, dpi: number): Uint8Array {
  const perMetre = Math.round(dpi / inch);
  return joined([
    Uint8Array.from(signature),
    // 1-bit greyscale, default filtering, not interlaced.
    chunk('IHDR', [...bytes(bitmap.width), ...bytes(bitmap.height), 1, 0, 0, 0, 0]),
    chunk('pHYs', [...bytes(perMetre), ...bytes(perMetre), 1]),
    chunk('IDAT', zlibStored(scanLines(bitmap))),
    chunk('IEND', []),
  ]);
}

/** In a PNG a set bit is white; each row begins with its filter, which is none. */
function scanLines(bitmap: Bitmap): Uint8Array {
  const packed = packedRows(bitmap);
  const perRow = packed.length / bitmap.height;
  const lines = new Uint8Array((perRow + 1) * bitmap.height);
  for (let y = 0; y < bitmap.height; y++)
    for (let x = 0; x < perRow; x++) lines[y * (perRow + 1) + 1 + x] = ~(packed[y * perRow + x] ?? 0) & 0xff;
  return lines;
}

const largestBlock = 0xffff;

function zlibStored(data: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.of(0x78, 0x01)];
  for (let from = 0; from < data.length; from += largestBlock) {
    const block = data.subarray(from, from + largestBlock);
    const isLast = from + largestBlock >= data.length;
    const length = block.length;
    parts.push(
      Uint8Array.of(isLast ? 1 : 0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff),
      block,
    );
  }
  return joined([...parts, Uint8Array.from(bytes(adler32(data)))]);
}

function adler32(data: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of data) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return b * 65_536 + a;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

function chunk(type: string, content: ArrayLike<number>): Uint8Array {
  const named = Uint8Array.from([...type].map((letter) => letter.charCodeAt(0)));
  const checked = joined([named, Uint8Array.from(content)]);
  return joined([Uint8Array.from(bytes(content.length)), checked, Uint8Array.from(bytes(crc32(checked)))]);
}

const bytes = (value: number): number[] => [
  value >>> 24,
  (value >>> 16) & 0xff,
  (value >>> 8) & 0xff,
  value & 0xff,
];

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
