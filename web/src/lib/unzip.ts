// The files in a ZIP archive, unpacked by the browser. Folders and hidden files are left out.

/** Where an archive does not keep to the format, or holds more than anybody drops. */
export class ZipError extends Error {}

const marks = { end: 0x06054b50, directory: 0x02014b50 };
const endSize = 22;
const longestComment = 65_535;
const mostZipFiles = 200;
const mostBytes = 200 * 1024 * 1024;

export async function unzip(archive: Blob): Promise<File[]> {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let left = mostBytes;
  const files: File[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== marks.directory) throw new ZipError();
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const path = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)).replaceAll('\\', '/');
    const name = path.split('/').at(-1) ?? '';
    if (name !== '' && !name.startsWith('.') && !path.startsWith('__MACOSX/')) {
      if (files.length === mostZipFiles) throw new ZipError();
      const content = await unpack(bytes, view, at, left);
      left -= content.size;
      files.push(new File([content], name));
    }
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}

/** From the back: the archive may carry a comment. */
function findEnd(view: DataView): number {
  const last = view.byteLength - endSize;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === marks.end) return at;
  }
  throw new ZipError();
}

async function unpack(bytes: Uint8Array, view: DataView, at: number, most: number): Promise<Blob> {
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
  const method = view.getUint16(at + 10, true);
  const local = view.getUint32(at + 42, true);
  if (isEncrypted || (method !== 0 && method !== 8) || local + 30 > bytes.length) throw new ZipError();
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const size = view.getUint32(at + 20, true);
  // Several entries may name the same bytes: what is stored without packing counts as well.
  if (start + size > bytes.length || (method === 0 && size > most)) throw new ZipError();
  const packed = new Blob([bytes.slice(start, start + size)]);
  return method === 0 ? packed : inflate(packed, most);
}

/** What an archive says about sizes is not believed: reading ends where too much comes out. */
async function inflate(packed: Blob, most: number): Promise<Blob> {
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const pieces: BlobPart[] = [];
  let size = 0;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      size += piece.value.length;
      if (size > most) throw new ZipError();
      pieces.push(piece.value);
    }
  } catch {
    throw new ZipError();
  }
  return new Blob(pieces);
}
