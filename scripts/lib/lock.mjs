// Lock for installing and building: one process at a time. A lock whose holder died is taken over.
import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The holder shows every few seconds that it lives. */
const heartbeat = 2_000;
const longestSilence = 30_000;

export async function withLock(folder, onWait, work) {
  await acquire(folder, onWait);
  const beating = setInterval(() => touch(folder), heartbeat);
  beating.unref();
  try {
    return await work();
  } finally {
    clearInterval(beating);
    rmSync(folder, { recursive: true, force: true });
    removeIfEmpty(dirname(folder));
  }
}

async function acquire(folder, onWait) {
  let isTold = false;
  while (!tryTake(folder)) {
    if (isStale(folder)) {
      takeAway(folder);
      continue;
    }
    if (!isTold) onWait();
    isTold = true;
    await sleep(200);
  }
}

/** The folder appears with its holder's name already in it. */
function tryTake(folder) {
  const draft = `${folder}.${randomUUID()}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(
    join(draft, 'holder'),
    JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() }),
  );
  try {
    renameSync(draft, folder);
    return true;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (['EEXIST', 'ENOTEMPTY', 'EPERM', 'ENOENT'].includes(error.code)) return false;
    throw error;
  }
}

function isStale(folder) {
  try {
    const { pid, host } = JSON.parse(readFileSync(join(folder, 'holder'), 'utf8'));
    if (host === hostname() && !isAlive(pid)) return true;
    return Date.now() - statSync(join(folder, 'holder')).mtimeMs > longestSilence;
  } catch {
    // Released at this moment.
    return false;
  }
}

/**
 * Removes a stale lock. If several processes find it stale, one moves it; if it belongs to a new holder by then, it is
 * put back.
 */
function takeAway(folder) {
  const aside = `${folder}.${randomUUID()}`;
  try {
    renameSync(folder, aside);
    if (isStale(aside)) rmSync(aside, { recursive: true, force: true });
    else renameSync(aside, folder);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function touch(folder) {
  try {
    utimesSync(join(folder, 'holder'), new Date(), new Date());
  } catch {
    // Taken over after a long sleep of the machine: nothing to keep alive.
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function removeIfEmpty(folder) {
  try {
    rmdirSync(folder);
  } catch {
    // In use.
  }
}
