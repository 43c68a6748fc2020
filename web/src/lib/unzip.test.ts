// @vitest-environment node
import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unzip, ZipError } from './unzip.ts';

interface Part {
  readonly name: string;
  readonly text: string;
  readonly isStored?: boolean;
}

/** An archive as zip programs write it. */
function pack(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, isStored = false } of parts) {
    const content = Buffer.from(text);
    const packed = isStored ? content : deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isStored ? 0 : 8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.from(name), packed]);
    files.push(file);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), common, rest, Buffer.from(name)]),
    );
    offset += file.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, list, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}

describe('an archive', () => {
  it('gives its files without folders and hidden ones', async () => {
    const files = await unzip(
      new Blob([
        new Uint8Array(
          pack([
            { name: 'Rechnungen/', text: '', isStored: true },
            { name: 'Rechnungen/März.xml', text: '<Invoice/>'.repeat(50) },
            { name: '__MACOSX/._a.xml', text: 'x' },
            { name: 'b.pdf', text: '%PDF', isStored: true },
          ]),
        ),
      ]),
    );
    expect(files.map(({ name }) => name)).toEqual(['März.xml', 'b.pdf']);
    expect(await files[0]?.text()).toBe('<Invoice/>'.repeat(50));
  });

  it('that is none, or damaged, is told', async () => {
    await expect(unzip(new Blob(['PK nothing']))).rejects.toBeInstanceOf(ZipError);
    const whole = pack([{ name: 'a.xml', text: 'aaaa' }]);
    whole.writeUInt8(255, 36);
    await expect(unzip(new Blob([new Uint8Array(whole)]))).rejects.toBeInstanceOf(ZipError);
  });
});
