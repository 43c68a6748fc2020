// Where databases lie that are thrown away.
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
const gibibyte = 2 ** 30;

/**
 * In memory where there is plenty of it. A database is some 900 files, and on a disk (ext4) each new one is held against all
 * that were deleted in the last seconds: one database made after another was dropped costs ten times as much there.
 */
export const throwAwayParents: readonly string[] = hasPlenty() ? [inMemory, tmpdir()] : [tmpdir()];

function hasPlenty(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > 2 * gibibyte && process.availableMemory() > 4 * gibibyte;
  } catch {
    return false;
  }
}

/**
 * Creates a folder that other users cannot list; the database's own user, to whom root gives the data, may pass
 * through.
 */
export function makeThrowAwayFolder(prefix: string, parent = throwAwayParents[0] ?? tmpdir()): string {
  const folder = mkdtempSync(join(parent, prefix));
  chmodSync(folder, 0o711);
  return folder;
}
