import { describe, expect, it } from 'vitest';
import { unzip, ZipError } from './unzip.ts';

interface Part {
  readonly name: string;
  readonly text: string;
  readonly isStored?: boolean;
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

async function deflate(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Numbers of two or four bytes, lowest first. */
const bytes = (...values: readonly (readonly [value: number, size: 2 | 4])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    values.flatMap(([value, size]) => Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 255)),
  );

/** An archive as zip programs write it; nobody looks at its checksums. */
async function pack(parts: readonly Part[]): Promise<Blob> {
  const files: Blob[] = [];
  const directory: Blob[] = [];
  let offset = 0;
  for (const { name, text, isStored = false } of parts) {
    const content = encode(text);
    const packed = isStored ? content : await deflate(content);
    const title = encode(name);
    const method = isStored ? 0 : 8;
    const common = bytes(
      ...([
        [20, 2],
        [0x0800, 2],
        [method, 2],
        [0, 4],
        [0, 4],
        [packed.length, 4],
        [content.length, 4],
        [title.length, 2],
        [0, 2],
      ] as const),
    );
    const file = new Blob([bytes([0x04034b50, 4]), common, title, packed]);
    const place = bytes([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    directory.push(new Blob([bytes([0x02014b50, 4], [20, 2]), common, place, title]));
    files.push(file);
    offset += file.size;
  }
  const list = new Blob(directory);
  const end = bytes(
    [0x06054b50, 4],
    [0, 4],
    [parts.length, 2],
    [parts.length, 2],
    [list.size, 4],
    [offset, 4],
    [0, 2],
  );
  return new Blob([...files, list, end]);
}

describe('an archive', () => {
  it('gives its files without folders and hidden ones', async () => {
    const files = await unzip(
      await pack([
        { name: 'Rechnungen/', text: '', isStored: true },
        { name: 'Rechnungen/März.xml', text: '<Invoice/>'.repeat(50) },
        { name: '__MACOSX/._a.xml', text: 'x' },
        { name: 'b.pdf', text: '%PDF', isStored: true },
      ]),
    );
    expect(files.map(({ name }) => name)).toEqual(['März.xml', 'b.pdf']);
    expect(await files[0]?.text()).toBe('<Invoice/>'.repeat(50));
  });

  it('that is none, or damaged, is told', async () => {
    await expect(unzip(new Blob(['PK nothing']))).rejects.toBeInstanceOf(ZipError);
    const whole = new Uint8Array(await (await pack([{ name: 'a.xml', text: 'aaaa' }])).arrayBuffer());
    whole[35] = 255;
    await expect(unzip(new Blob([whole]))).rejects.toBeInstanceOf(ZipError);
  });

  it('holds no more files than anybody drops, and no file leads out of its folder', async () => {
    const many = Array.from({ length: 201 }, (_, index) => ({ name: `${index}.xml`, text: 'x' }));
    await expect(unzip(await pack(many))).rejects.toBeInstanceOf(ZipError);
    const paths = ['../../etc/a.xml', 'C:\\rechnungen\\b.xml', '/c.xml'];
    const files = await unzip(await pack(paths.map((name) => ({ name, text: 'x', isStored: true }))));
    expect(files.map(({ name }) => name)).toEqual(['a.xml', 'b.xml', 'c.xml']);
  });

  it('ends in files or in a refusal, wherever it is cut or damaged', async () => {
    const parts = [
      { name: 'a.xml', text: 'aaaa' },
      { name: 'b.xml', text: 'bb', isStored: true },
    ];
    const whole = new Uint8Array(await (await pack(parts)).arrayBuffer());
    for (let at = 0; at < whole.length; at += 1) {
      const damaged = whole.slice();
      damaged[at] = 255;
      for (const archive of [whole.slice(0, at), damaged]) {
        const outcome = await unzip(new Blob([archive])).catch((error: unknown) => error);
        expect(Array.isArray(outcome) || outcome instanceof ZipError, `byte ${at}: ${outcome}`).toBe(true);
      }
    }
  });
});
