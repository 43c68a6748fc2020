// Makes the cluster on the first start: aside, and put in place by one rename, so that nothing half made can stay.
import { randomUUID } from 'node:crypto';
import {
  chownSync,
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { holdsCluster, type Place } from './place.ts';
import { chooseAnotherFolder, EmbeddedUnavailable, errorMessage } from './problems.ts';
import { isAlive } from './process.ts';
import { runProgram } from './programs.ts';
import { initialSettings, ownerName } from './settings.ts';

const makingForm = /^postgres\.making-(\d+)-/;

export async function ensureCluster(
  place: Place,
  durable: boolean,
  log: (line: string) => void,
): Promise<void> {
  removeLeftovers(place.folder);
  if (!holdsCluster(place.folder)) {
    log('Creating the database…');
    await makeCluster(place, durable);
  }
  refuseOtherMajor(place);
  if (place.user && statSync(place.cluster).uid !== place.user.uid) {
    giveAway(place.cluster, place.user.uid, place.user.gid);
  }
}

async function makeCluster(place: Place, durable: boolean): Promise<void> {
  const making = join(place.folder, `postgres.making-${process.pid}-${randomUUID().slice(0, 8)}`);
  mkdirSync(making, { mode: 0o700 });
  try {
    if (place.user) chownSync(making, place.user.uid, place.user.gid);
    await runInitdb(place, making, durable);
    putInPlace(making, place);
    if (durable) syncFolder(place.folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

async function runInitdb(place: Place, folder: string, durable: boolean): Promise<void> {
  const { child, end } = runProgram(
    place,
    'initdb',
    [
      `--pgdata=${folder}`,
      `--username=${ownerName}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--auth-local=trust',
      '--auth-host=reject',
      '--no-instructions',
      ...Object.entries(initialSettings).map(([name, value]) => `--set=${name}=${value}`),
      ...(durable ? [] : ['--no-sync']),
    ],
    ['ignore', 'ignore', 'pipe'],
  );
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const { code, problem } = await end;
  if (problem) throw problem;
  if (code !== 0) {
    throw new EmbeddedUnavailable(
      `The database could not be created in ${place.folder}: ${output.trim()} ${chooseAnotherFolder}`,
    );
  }
}

/** A folder that is not empty cannot be renamed over: of two processes at once, one cluster stays. */
function putInPlace(making: string, place: Place): void {
  try {
    renameSync(making, place.cluster);
  } catch (error) {
    if (holdsCluster(place.folder)) return;
    throw new EmbeddedUnavailable(
      `The database could not be put in place: ${place.cluster} exists and is no database (${errorMessage(error)}). ${chooseAnotherFolder}`,
      { cause: error },
    );
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Removes folders left by a process that was killed while creating them; never anything that was in use. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(makingForm.exec(name)?.[1]);
    if (Number.isNaN(pid) || (pid !== process.pid && isAlive(pid))) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function refuseOtherMajor({ cluster, binaries }: Place): void {
  let major: string;
  try {
    major = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw new EmbeddedUnavailable(
      `The database in ${cluster} cannot be read: ${errorMessage(error)}. Start Praxora as the user who started it before. ${chooseAnotherFolder}`,
      { cause: error },
    );
  }
  if (major !== binaries.major) {
    throw new EmbeddedUnavailable(
      `The database in ${cluster} was made by PostgreSQL ${major}; this Praxora comes with ${binaries.major}. ` +
        `Start the Praxora that made it, and move the data by dump and restore. ${chooseAnotherFolder}`,
    );
  }
}

/** Changes the owner of a folder's files, such as after a backup was restored by root. */
function giveAway(path: string, uid: number, gid: number): void {
  if (lstatSync(path).isDirectory()) {
    for (const name of readdirSync(path)) giveAway(join(path, name), uid, gid);
  }
  if (!lstatSync(path).isSymbolicLink()) chownSync(path, uid, gid);
}
