// The saved index as a file: where in the catalogue's history it stands, then the index's own bytes.
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../../../platform/make-folder.ts';

const standing = z.object({
  /** Raised when documents are made differently from the same catalogue. */
  form: z.literal(2),
  /** The database it was built from. */
  place: z.string(),
  /** Position in that database's change history up to which the index is complete. */
  position: z.string(),
  builtAt: z.number(),
});
export type SnapshotState = z.infer<typeof standing>;

export interface SavedIndex {
  readonly standing: SnapshotState;
  readonly bytes: ArrayBuffer;
}

/** The description's length, as the first thing in the file. */
const lengthBytes = 4;
const mostDescription = 1 << 20;

/** Readers find the old file or the new one, never half of it. */
export async function writeSnapshot(path: string, { standing: where, bytes }: SavedIndex): Promise<void> {
  const description = Buffer.from(JSON.stringify(where));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(description.length);
  makeFolder(dirname(path));
  const unfinished = `${path}.${process.pid}.unfinished`;
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      for (const part of [length, description, new Uint8Array(bytes)]) await file.writeFile(part);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Null where there is none, or one of another form. */
export async function readSnapshot(path: string): Promise<SavedIndex | null> {
  const file = await open(path, 'r').catch(() => null);
  if (file === null) return null;
  try {
    const { size } = await file.stat();
    const length = Buffer.alloc(lengthBytes);
    await file.read(length, 0, lengthBytes, 0);
    const descriptionLength = length.readUInt32LE();
    if (descriptionLength > mostDescription) return null;
    const description = Buffer.alloc(descriptionLength);
    await file.read(description, 0, descriptionLength, lengthBytes);
    const read = standing.safeParse(JSON.parse(description.toString()));
    const start = lengthBytes + descriptionLength;
    if (!read.success || size < start) return null;
    return { standing: read.data, bytes: await readBytes(file, start, size - start) };
  } catch {
    return null;
  } finally {
    await file.close();
  }
}

async function readBytes(
  file: Awaited<ReturnType<typeof open>>,
  start: number,
  size: number,
): Promise<ArrayBuffer> {
  const bytes = new ArrayBuffer(size);
  let done = 0;
  while (done < size) {
    const { bytesRead } = await file.read(new Uint8Array(bytes), done, size - done, start + done);
    if (bytesRead === 0) throw new Error('The file was cut off');
    done += bytesRead;
  }
  return bytes;
}
