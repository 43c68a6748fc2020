// Writes a zip archive, part by part.
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** Whole, or piece by piece. */
export type PartContent = string | AsyncIterable<string | Buffer>;

/** The first of January 1980: the same parts make the same file, whenever it is written. */
const noDate = 0x0021;
const utf8Names = 0x0800;
/** Limits of the ZIP format without its 64-bit extension. */
const mostBytes = 0xffff_ffff;
const mostParts = 0xffff;

export interface PackedPart {
  readonly name: Buffer;
  readonly pieces: readonly Buffer[];
  readonly packedSize: number;
  readonly size: number;
  readonly checksum: number;
}

export async function zip(parts: Readonly<Record<string, PartContent>>): Promise<Buffer> {
  const archive = new ZipArchive();
  const files: Buffer[] = [];
  for (const [name, content] of Object.entries(parts)) files.push(...archive.add(await pack(name, content)));
  return Buffer.concat([...files, ...archive.end()]);
}

/** Knows where each part lies; whoever writes the archive need not keep it. */
export class ZipArchive {
  readonly #directory: Buffer[] = [];
  #offset = 0;

  /** The bytes of the next part. */
  add({ name, pieces, packedSize, size, checksum }: PackedPart): Buffer[] {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(utf8Names, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt16LE(noDate, 8);
    common.writeUInt32LE(checksum, 10);
    common.writeUInt32LE(packedSize, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([mark(0x04034b50), common, name]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(this.#offset, 10);
    this.#directory.push(Buffer.concat([mark(0x02014b50), version, common, rest, name]));
    this.#offset += local.length + packedSize;
    if (this.#offset > mostBytes || this.#directory.length > mostParts)
      throw new RangeError('The archive is larger than its format has room for');
    return [local, ...pieces];
  }

  /** The bytes after the last part. */
  end(): Buffer[] {
    const list = Buffer.concat(this.#directory);
    const end = Buffer.alloc(18);
    end.writeUInt16LE(this.#directory.length, 4);
    end.writeUInt16LE(this.#directory.length, 6);
    end.writeUInt32LE(list.length, 8);
    end.writeUInt32LE(this.#offset, 12);
    return [list, mark(0x06054b50), end];
  }
}

/** Packed by another thread, while the next pieces are being made. */
export async function pack(name: string, content: PartContent): Promise<PackedPart> {
  let size = 0;
  let checksum = 0;
  async function* given(): AsyncGenerator<Buffer> {
    for await (const text of typeof content === 'string' ? [content] : content) {
      const piece = typeof text === 'string' ? Buffer.from(text, 'utf8') : text;
      size += piece.length;
      checksum = crc32(piece, checksum);
      yield piece;
    }
  }
  const pieces: Buffer[] = [];
  await pipeline(given, createDeflateRaw(), async (stream) => {
    for await (const piece of stream) pieces.push(piece as Buffer);
  });
  const packedSize = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return { name: Buffer.from(name, 'utf8'), pieces, packedSize, size, checksum };
}

const version = Buffer.from([20, 0]);

function mark(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
