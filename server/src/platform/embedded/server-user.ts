// PostgreSQL refuses to run as root: whom it runs as then, and what that user can reach.
import { chmodSync, existsSync, mkdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { chooseAnotherDatabase, EmbeddedUnavailable } from './problems.ts';

export interface ServerUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

export const runsAsRoot = (): boolean => process.getuid?.() === 0;

export function unprivilegedUser(passwd = '/etc/passwd'): ServerUser {
  const line = readFileSync(passwd, 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [name, , uid, gid] = line?.split(':') ?? [];
  if (name === undefined || uid === undefined || gid === undefined) {
    throw new EmbeddedUnavailable(
      `The embedded database does not run as root, and there is no user nobody in ${passwd} to run it as. ` +
        `Start Praxora as another user. ${chooseAnotherDatabase}`,
    );
  }
  // Some systems write the id as -2.
  return { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}

const read = 0o4;
const enter = 0o1;

function allows(stats: Stats, user: ServerUser, right: number): boolean {
  if (stats.uid === user.uid) return (stats.mode & (right << 6)) !== 0;
  if (stats.gid === user.gid) return (stats.mode & (right << 3)) !== 0;
  return (stats.mode & right) !== 0;
}

/** The outermost folder on the way to `folder` (itself included) that the user may not enter. */
export function firstClosedFolder(folder: string, user: ServerUser): string | undefined {
  const parent = dirname(folder);
  const outer = parent === folder ? undefined : firstClosedFolder(parent, user);
  if (outer !== undefined) return outer;
  return allows(statSync(folder), user, enter) ? undefined : folder;
}

export function mayRead(path: string, user: ServerUser): boolean {
  return firstClosedFolder(dirname(path), user) === undefined && allows(statSync(path), user, read);
}

/** Open to all whatever the umask is; what is put there guards itself. */
export function makeSystemFolder(folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}
