// Reads the parts of a zip archive by its directory, never more than was promised, never more than we take.
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { Refusal } from '../errors.ts';
import { broken, limits } from './limits.ts';

const unpack = promisify(inflateRaw) as (
  packed: Buffer,
  options: { maxOutputLength: number },
) => Promise<Buffer>;

interface Part {
  readonly method: number;
  readonly packedSize: number;
  readonly size: number;
  readonly at: number;
}

const endSize = 22;
const longestComment = 65_535;
const marks = { end: 0x06054b50, directory: 0x02014b50, local: 0x04034b50 };

/** Where the directory ends is found from the back: the archive may carry a comment. */
function findEnd(file: Buffer): number {
  const last = file.length - endSize;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (file.readUInt32LE(at) === marks.end) return at;
  }
  throw broken();
}

export class Archive {
  readonly #file: Buffer;
  readonly #parts = new Map<string, Part>();
  #left: number = limits.unpackedBytes;

  constructor(file: Buffer) {
    this.#file = file;
    const end = findEnd(file);
    const count = file.readUInt16LE(end + 10);
    if (count > limits.parts) throw broken();
    let at = file.readUInt32LE(end + 16);
    for (let index = 0; index < count; index += 1) at = this.#readEntry(at);
  }

  #readEntry(at: number): number {
    const file = this.#file;
    if (at + 46 > file.length || file.readUInt32LE(at) !== marks.directory) throw broken();
    // The lowest bit: encrypted.
    if ((file.readUInt16LE(at + 8) & 1) === 1) throw new Refusal('IMPORT_FILE_ENCRYPTED');
    const nameEnd = at + 46 + file.readUInt16LE(at + 28);
    const name = file
      .subarray(at + 46, nameEnd)
      .toString('utf8')
      .replaceAll('\\', '/');
    this.#parts.set(name, {
      method: file.readUInt16LE(at + 10),
      packedSize: file.readUInt32LE(at + 20),
      size: file.readUInt32LE(at + 24),
      at: file.readUInt32LE(at + 42),
    });
    return nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }

  names(): string[] {
    return [...this.#parts.keys()];
  }

  has(name: string): boolean {
    return this.#parts.has(name);
  }

  /** Null where there is no such part. What a part says of its size is not believed. */
  async read(name: string): Promise<Buffer | null> {
    const part = this.#parts.get(name);
    if (part === undefined) return null;
    const packed = this.#packed(part);
    const most = Math.min(this.#left, Math.max(packed.length * limits.packingRatio, 64 * 1024));
    if (part.size > most) throw new Refusal('IMPORT_FILE_TOO_LARGE');
    const content = part.method === 0 ? packed : await unpackAtMost(packed, part.method, most);
    this.#left -= content.length;
    return content;
  }

  #packed({ at, packedSize }: Part): Buffer {
    const file = this.#file;
    if (at + 30 > file.length || file.readUInt32LE(at) !== marks.local) throw broken();
    const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
    if (start + packedSize > file.length) throw broken();
    return file.subarray(start, start + packedSize);
  }
}

async function unpackAtMost(packed: Buffer, method: number, most: number): Promise<Buffer> {
  if (method !== 8) throw broken();
  try {
    return await unpack(packed, { maxOutputLength: Math.max(most, 1) });
  } catch (error) {
    const isTooMuch = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooMuch ? new Refusal('IMPORT_FILE_TOO_LARGE') : broken();
  }
}
