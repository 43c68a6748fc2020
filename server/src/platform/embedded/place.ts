// Where the database lies and as whom it runs.
import { createHash, randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  linkSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { type Binaries, locateBinaries } from './binaries.ts';
import { chooseAnotherFolder, EmbeddedUnavailable, errorCode, errorMessage } from './problems.ts';
import {
  firstClosedFolder,
  makeSystemFolder,
  runsAsRoot,
  type ServerUser,
  unprivilegedUser,
} from './server-user.ts';
import { sharedBinaries } from './shared-binaries.ts';

export interface Place {
  /** The folder as configured, for messages. */
  readonly dataDir: string;
  /** Holds the cluster, its socket and its log. */
  readonly folder: string;
  readonly cluster: string;
  readonly binaries: Binaries;
  /** Set when we are root. */
  readonly user?: ServerUser;
  /** Set when the data could not lie in dataDir. */
  readonly movedTo?: string;
}

interface PlaceOptions {
  readonly dataDir: string;
  /** For what an unprivileged user must reach when the clone lies where only root can enter. */
  readonly systemFolder: string;
  readonly log: (line: string) => void;
}

const clusterIn = (folder: string): string => join(folder, 'postgres');

/** A cluster that we may not look into is still one. */
export function holdsCluster(folder: string): boolean {
  try {
    statSync(join(clusterIn(folder), 'PG_VERSION'));
    return true;
  } catch (error) {
    return errorCode(error) !== 'ENOENT' && errorCode(error) !== 'ENOTDIR';
  }
}

/** In dataDir, when the database lies elsewhere: the path of that folder. */
const noteName = 'database-moved-to';

export function choosePlace(options: PlaceOptions): Place {
  const dataDir = resolve(options.dataDir);
  const own = openFolder(dataDir);
  const noted = readNote(own);
  const binaries = locateBinaries();
  if (!runsAsRoot()) {
    const folder = noted ?? own;
    if (noted !== undefined) openFolder(noted);
    return placeIn(dataDir, folder, binaries, undefined, noted);
  }
  const user = ownerOfCluster(noted ?? own) ?? unprivilegedUser();
  const movedTo = noted ?? moveIfClosed(own, user, options);
  if (movedTo !== undefined) makeSystemFolder(options.systemFolder);
  const folder = movedTo === undefined ? own : openFolder(movedTo);
  return placeIn(dataDir, folder, sharedBinaries(binaries, user, options), user, movedTo);
}

function placeIn(
  dataDir: string,
  folder: string,
  binaries: Binaries,
  user: ServerUser | undefined,
  movedTo: string | undefined,
): Place {
  return {
    dataDir,
    folder,
    cluster: clusterIn(folder),
    binaries,
    ...(user && { user }),
    ...(movedTo !== undefined && { movedTo }),
  };
}

/** Makes the folder when it is missing; what we could not work with later is refused now. */
function openFolder(path: string): string {
  try {
    if (existsSync(path)) {
      if (!statSync(path).isDirectory()) {
        throw new EmbeddedUnavailable(
          `The data folder ${path} is a file, not a folder. ${chooseAnotherFolder}`,
        );
      }
    } else {
      makeFolder(path);
      // The server's own user must pass through; what lies inside is closed to everyone else.
      chmodSync(path, runsAsRoot() ? 0o711 : 0o700);
    }
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(path);
  } catch (error) {
    if (error instanceof EmbeddedUnavailable) throw error;
    throw new EmbeddedUnavailable(
      `The data folder ${path} cannot be used: ${errorMessage(error)}. ${chooseAnotherFolder}`,
      { cause: error },
    );
  }
}

/** Data that belong to an ordinary user stay theirs when root starts Praxora for once. */
function ownerOfCluster(folder: string): ServerUser | undefined {
  if (!holdsCluster(folder)) return undefined;
  const { uid, gid } = statSync(clusterIn(folder));
  return uid === 0 ? undefined : { name: `with the id ${uid}`, uid, gid };
}

function moveIfClosed(own: string, user: ServerUser, options: PlaceOptions): string | undefined {
  const closed = firstClosedFolder(own, user);
  if (closed === undefined) return undefined;
  if (holdsCluster(own)) {
    throw new EmbeddedUnavailable(
      `The database in ${own} cannot be started: started by root, it runs as the user ${user.name}, who may not enter ${closed}. ` +
        `Allow it (chmod o+x ${closed}) or start Praxora as another user. ${chooseAnotherFolder}`,
    );
  }
  return leaveNote(own, freeFolder(own, options));
}

/** Deleting dataDir means a fresh start, as everywhere; the data it pointed to are still never touched. */
function freeFolder(own: string, { systemFolder, log }: PlaceOptions): string {
  const name = `data-${createHash('sha256').update(own).digest('hex').slice(0, 12)}`;
  for (let count = 1; ; count++) {
    const candidate = join(systemFolder, count === 1 ? name : `${name}-${count}`);
    if (!existsSync(candidate)) return candidate;
    log(`${candidate} holds the database of an earlier ${own} and is left as it is.`);
  }
}

function readNote(own: string): string | undefined {
  try {
    return readFileSync(join(own, noteName), 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the note file; if two processes do so at once, the first one's note counts. Creating a link is atomic. */
function leaveNote(own: string, target: string): string {
  const draft = join(own, `${noteName}.${randomUUID()}`);
  writeFileSync(draft, `${target}\n`);
  try {
    linkSync(draft, join(own, noteName));
    return target;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return readNote(own) ?? target;
  } finally {
    rmSync(draft);
  }
}
