// Writes a zip archive of a few parts.
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** Whole, or piece by piece. */
export type PartContent = string | AsyncIterable<string>;

/** The first of January 1980: the same parts make the same file, whenever it is written. */
const noDate = 0x0021;
const utf8Names = 0x0800;

export async function zip(parts: Readonly<Record<string, PartContent>>): Promise<Buffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const { packed, packedSize, size, checksum } = await pack(content);
    const nameBytes = Buffer.from(name, 'utf8');
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(utf8Names, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt16LE(noDate, 8);
    common.writeUInt32LE(checksum, 10);
    common.writeUInt32LE(packedSize, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([mark(0x04034b50), common, nameBytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([mark(0x02014b50), version, common, rest, nameBytes]));
    files.push(local, ...packed);
    offset += local.length + packedSize;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, list, mark(0x06054b50), end]);
}

/** Packed by another thread, while the next pieces are being made. */
async function pack(content: PartContent) {
  let size = 0;
  let checksum = 0;
  async function* pieces(): AsyncGenerator<Buffer> {
    for await (const text of typeof content === 'string' ? [content] : content) {
      const piece = Buffer.from(text, 'utf8');
      size += piece.length;
      checksum = crc32(piece, checksum);
      yield piece;
    }
  }
  const packed: Buffer[] = [];
  await pipeline(pieces, createDeflateRaw(), async (stream) => {
    for await (const piece of stream) packed.push(piece as Buffer);
  });
  const packedSize = packed.reduce((sum, piece) => sum + piece.length, 0);
  return { packed, packedSize, size, checksum };
}

const version = Buffer.from([20, 0]);

function mark(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
