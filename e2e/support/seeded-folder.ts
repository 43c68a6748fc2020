// The demo data are the same from one run to the next as long as the generator, the migrations and the day are: they are made
// once and copied. On a build server, which runs once, nothing is kept.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calendarDay } from '../../packages/rules/src/shared/dates.ts';

const prefix = 'praxora-seeded-';

const sources = ['server/seed', 'server/migrations', 'server/src/startup.ts'];

/** Fingerprint of the sources of the data: if any byte changes, the data are made anew. */
function fingerprint(root: string, today: string): string {
  const hash = createHash('sha256').update(today);
  for (const path of sources.flatMap((source) => filesOf(join(root, source))).sort())
    hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)));
}

/**
 * Copies the data folder of demo data to `target`. `make` fills a folder with them and leaves it at rest; it is asked only
 * where there is none yet. False: nothing is kept here, and `target` is as it was.
 */
export async function copySeeded(
  target: string,
  { root, make }: { readonly root: string; readonly make: (dataDir: string) => Promise<void> },
): Promise<boolean> {
  if (process.env.CI || process.platform === 'win32') return false;
  const kept = join(tmpdir(), prefix + fingerprint(root, calendarDay(new Date())));
  if (!existsSync(kept)) {
    removeOld();
    const making = mkdtempSync(join(tmpdir(), 'praxora-seeding-'));
    // As root, the database runs as another user, who must be able to pass.
    chmodSync(making, 0o711);
    await make(join(making, 'data'));
    try {
      renameSync(making, kept);
    } catch (error) {
      // Another run made the same folder meanwhile.
      if (!existsSync(kept)) throw error;
      rmSync(making, { recursive: true, force: true });
    }
  }
  // With owners and rights: the database refuses a folder that is not its own.
  execFileSync('cp', ['-a', join(kept, 'data'), target]);
  return true;
}

/** Removes the folders of earlier days; those of today may be in use by runs of other checkouts. */
function removeOld(): void {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    if (statSync(folder).mtimeMs < dayAgo) rmSync(folder, { recursive: true, force: true });
  }
}
