// The server process of a cluster: found by its pid file (whoever started it), started, stopped.
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from './place.ts';
import { EmbeddedUnavailable, errorCode } from './problems.ts';
import { isAlive, wasStartedWith } from './process.ts';
import { type Program, runProgram } from './programs.ts';
import { openLog } from './server-log.ts';
import { fixedSettings, port } from './settings.ts';

export interface Postmaster {
  readonly pid: number;
  /** Missing in the first moments of a start. */
  readonly socketFolder?: string;
}

const pidFileOf = (place: Place): string => join(place.cluster, 'postmaster.pid');

/** Reads the pid file; a killed server leaves it behind, so the process may be gone. */
export function notedPostmaster(place: Place): Postmaster | undefined {
  const pid = pidIn(pidFileOf(place));
  if (pid === undefined) return undefined;
  const socketFolder = read(pidFileOf(place))?.split('\n')[4];
  return { pid, ...(socketFolder && { socketFolder }) };
}

export function isRunning(place: Place, { pid }: Postmaster): boolean {
  return wasStartedWith(pid, place.cluster);
}

export function startPostmaster(
  place: Place,
  socketFolder: string,
  settings: Record<string, string>,
): Program {
  dropStaleNote(place, pidFileOf(place));
  dropStaleNote(place, join(socketFolder, `.s.PGSQL.${port}.lock`));
  const log = openLog(place);
  try {
    const all = { ...settings, ...fixedSettings(socketFolder) };
    const program = runProgram(
      place,
      'postgres',
      ['-D', place.cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      ['ignore', log.handle, log.handle],
    );
    program.child.unref();
    return program;
  } finally {
    log.close();
  }
}

/**
 * After a crash of the machine (or container) another process may have the noted id by now, and PostgreSQL would
 * take it for its own. Two servers on one cluster remain impossible: they also check their shared memory.
 */
function dropStaleNote(place: Place, path: string): void {
  const pid = pidIn(path);
  if (pid === undefined || !isAlive(pid) || isRunning(place, { pid })) return;
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    // Another process may have started the server since the check.
    if (pidIn(aside) === pid) rmSync(aside);
    else renameSync(aside, path);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

function pidIn(path: string): number | undefined {
  const pid = Number(read(path)?.split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

const orderlyEnd = 60_000;
const immediateEnd = 10_000;

/** Ends all connections and the server in order; when that takes too long, as after a crash, which loses nothing. */
export async function stopPostmaster(place: Place): Promise<void> {
  const postmaster = notedPostmaster(place);
  if (!postmaster || !isRunning(place, postmaster)) return;
  if (await end(place, postmaster, 'SIGINT', orderlyEnd)) return;
  if (await end(place, postmaster, 'SIGQUIT', immediateEnd)) return;
  throw new EmbeddedUnavailable(`The database server (process ${postmaster.pid}) does not end.`);
}

async function end(
  place: Place,
  postmaster: Postmaster,
  signal: NodeJS.Signals,
  patience: number,
): Promise<boolean> {
  try {
    process.kill(postmaster.pid, signal);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return true;
    throw error;
  }
  for (const until = Date.now() + patience; Date.now() < until; await sleep(25)) {
    if (!isRunning(place, postmaster)) return true;
  }
  return false;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
