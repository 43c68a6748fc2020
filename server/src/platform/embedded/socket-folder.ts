// The private folder of the server's Unix socket.
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place } from './place.ts';
import { chooseAnotherFolder, EmbeddedUnavailable } from './problems.ts';
import { firstClosedFolder, type ServerUser } from './server-user.ts';
import { port } from './settings.ts';

/** Systems allow a socket's path 103 to 107 bytes. */
const longestPath = 100;

/** The server itself notes in its postmaster.pid which folder it got. */
export function makeSocketFolder(place: Place): string {
  const folder = besideData(place) ?? makeShortFolder(place.user);
  if (!existsSync(folder)) mkdirSync(folder);
  if (place.user) chownSync(folder, place.user.uid, place.user.gid);
  chmodSync(folder, 0o700);
  return folder;
}

/** Where it is unless the path is too long for a socket. */
export function besideData(place: Place): string | undefined {
  const folder = join(place.folder, 'socket');
  return fits(folder) ? folder : undefined;
}

/** The one in the system's temporary folder is of no use once the server ended. */
export function removeShortFolder(place: Place, folder: string): void {
  if (folder === besideData(place)) return;
  try {
    rmdirSync(folder);
  } catch {
    // Gone already, or something was put there: not ours to remove.
  }
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longestPath;
}

function makeShortFolder(user: ServerUser | undefined): string {
  const parent = [tmpdir(), '/tmp']
    .filter((folder) => existsSync(folder))
    .map((folder) => realpathSync(folder))
    .find(
      (folder) =>
        fits(join(folder, 'praxora-XXXXXX')) && (!user || firstClosedFolder(folder, user) === undefined),
    );
  if (parent === undefined) {
    throw new EmbeddedUnavailable(
      `The data folder's path is too long for a socket, and there is no temporary folder with a short one. ${chooseAnotherFolder}`,
    );
  }
  return mkdtempSync(join(parent, 'praxora-'));
}
