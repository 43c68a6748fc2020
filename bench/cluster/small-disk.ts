// A disk of a few megabytes in memory, to be filled.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterUser } from './processes.ts';

export function mountSmallDisk(folder: string, megabytes: number): void {
  const owner = clusterUser ? `,uid=${clusterUser.uid},gid=${clusterUser.gid}` : '';
  const options = `size=${megabytes}m,mode=0700${owner}`;
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' });
}

export function unmount(folder: string): void {
  execFileSync('umount', [folder]);
}

/** Tries it on a folder of its own. Tells why mounting is not possible here, if it is not. */
export function findMountObstacle(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'praxora-disk-'));
  try {
    mountSmallDisk(folder, 1);
    unmount(folder);
    return undefined;
  } catch (error) {
    return `a tmpfs cannot be mounted here: ${(error as Error).message.trim()}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
