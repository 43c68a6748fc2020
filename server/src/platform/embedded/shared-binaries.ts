// A copy of the PostgreSQL programs where an unprivileged user can reach them, for a clone that only root can enter.
import { randomUUID } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { makeSystemFolder, mayRead, type ServerUser } from './server-user.ts';

interface SharedOptions {
  readonly systemFolder: string;
  readonly log: (line: string) => void;
}

export function sharedBinaries(binaries: Binaries, user: ServerUser, options: SharedOptions): Binaries {
  if (isReachable(binaries.folder, user)) return binaries;
  const folder = join(options.systemFolder, `postgres-${binaries.version}`);
  if (!existsSync(folder)) {
    options.log(
      `The user ${user.name} may not enter ${binaries.folder}: the database programs are copied to ${folder}.`,
    );
    makeSystemFolder(options.systemFolder);
    copyWhole(binaries.folder, folder);
  }
  return { ...binaries, folder };
}

// Whether the user may read the binaries. One file per folder is checked: npm gives all the same permissions.
function isReachable(folder: string, user: ServerUser): boolean {
  return ['bin/postgres', 'bin/initdb', 'share/postgresql/postgres.bki', 'lib/postgresql/plpgsql.so'].every(
    (file) => !existsSync(join(folder, file)) || mayRead(join(folder, file), user),
  );
}

/** The name appears only once the copy is complete. */
function copyWhole(from: string, to: string): void {
  const draft = `${to}.making-${randomUUID()}`;
  try {
    cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
    openToAll(draft);
    renameSync(draft, to);
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(to)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, 0o755);
  }
}
