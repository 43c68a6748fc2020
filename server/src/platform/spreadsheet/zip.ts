// Writes a zip archive of a few parts.
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const pack = promisify(deflateRaw) as (content: Buffer) => Promise<Buffer>;

/** The first of January 1980: the same parts make the same file, whenever it is written. */
const noDate = 0x0021;
const utf8Names = 0x0800;

export async function zip(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text, 'utf8');
    const packed = await pack(content);
    const nameBytes = Buffer.from(name, 'utf8');
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(utf8Names, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt16LE(noDate, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([mark(0x04034b50), common, nameBytes, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([mark(0x02014b50), version, common, rest, nameBytes]));
    files.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, list, mark(0x06054b50), end]);
}

const version = Buffer.from([20, 0]);

function mark(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
