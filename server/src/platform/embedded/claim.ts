// Gets hold of a cluster: reuses the server that runs on it or starts one, and takes the data folder's lock.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Place } from './place.ts';
import { isRunning, notedPostmaster, startPostmaster } from './postmaster.ts';
import { chooseAnotherDatabase, DataFolderInUse, EmbeddedUnavailable } from './problems.ts';
import type { Program } from './programs.ts';
import { logFile, logSince, logSize } from './server-log.ts';
import { tryLock } from './session.ts';
import { besideData, makeSocketFolder, removeShortFolder } from './socket-folder.ts';

export interface Claim {
  /** Holds the lock as long as it is connected. */
  readonly client: Client;
  readonly socketFolder: string;
}

export interface ClaimOptions {
  readonly place: Place;
  readonly settings: Record<string, string>;
  readonly log: (line: string) => void;
  /** How long to wait for a lock that may belong to a process just ending, in milliseconds. */
  readonly lockPatience: number;
  readonly onWait?: () => void;
  /** Socket folder of the previous server, when it is restarted: the app's connections point there. */
  readonly socketFolder?: string;
}

const pause = 50;
/** A running server that does not listen, or one that cannot start because the last one has not quite ended. */
const serverPatience = 20_000;
const tellAfter = 2_000;

export async function claimCluster(options: ClaimOptions): Promise<Claim> {
  const { place, settings, log } = options;
  let socketFolder = options.socketFolder;
  let start: ServerStart | undefined;
  const taken = new Patience(options.lockPatience);
  const silent = new Patience(serverPatience);
  const failing = new Patience(serverPatience);
  const slow = new Patience(tellAfter);
  for (;;) {
    const noted = notedPostmaster(place);
    const running = noted && isRunning(place, noted) ? noted : undefined;
    const lockFolder = running?.socketFolder ?? socketFolder ?? besideData(place);
    const attempt = await tryLock(lockFolder);
    if (attempt.outcome === 'locked') return attempt;
    if (attempt.outcome === 'taken' && taken.isOver()) {
      if (socketFolder !== undefined && socketFolder !== lockFolder) removeShortFolder(place, socketFolder);
      throw new DataFolderInUse(place.dataDir);
    }
    if (attempt.outcome !== 'taken' && slow.isOver(30_000)) {
      log('The database is still starting (it may be recovering from a crash)…');
    }
    if (attempt.outcome === 'absent' && !start?.isUnderWay()) {
      if (!running) {
        const failure = start?.failure();
        if (failure && (!failure.mayPass || failing.isOver())) throw failure.problem;
        if (failure) await sleep(pause * 4);
        socketFolder ??= makeSocketFolder(place);
        start = new ServerStart(place, socketFolder, settings);
      } else if (silent.isOver()) {
        throw notListening(running.pid);
      }
    }
    options.onWait?.();
    await sleep(pause);
  }
}

/** Counts from the first time it is asked. */
class Patience {
  readonly #length: number;
  #until: number | undefined;

  constructor(length: number) {
    this.#length = length;
  }

  /** Once over, it is over again only after `again` milliseconds. */
  isOver(again?: number): boolean {
    this.#until ??= Date.now() + this.#length;
    if (Date.now() < this.#until) return false;
    if (again !== undefined) this.#until = Date.now() + again;
    return true;
  }
}

/** A single attempt to start the server. */
class ServerStart {
  readonly #place: Place;
  readonly #logSizeBefore: number;
  #ended: Awaited<Program['end']> | undefined;

  constructor(place: Place, socketFolder: string, settings: Record<string, string>) {
    this.#place = place;
    this.#logSizeBefore = logSize(place);
    const program = startPostmaster(place, socketFolder, settings);
    program.end.then((ended) => {
      this.#ended = ended;
    });
  }

  isUnderWay(): boolean {
    return this.#ended === undefined;
  }

  failure(): { problem: EmbeddedUnavailable; mayPass: boolean } | undefined {
    if (this.#ended === undefined) return undefined;
    if (this.#ended.problem) return { problem: this.#ended.problem, mayPass: false };
    const output = logSince(this.#place, this.#logSizeBefore).trim();
    const problem = new EmbeddedUnavailable(
      `The embedded database does not start: ${output.split('\n').slice(-5).join('\n')}\n` +
        `More may be in ${logFile(this.#place)}. ${chooseAnotherDatabase}`,
    );
    // Another process was faster, the killed server's helpers have not all ended, or it was stopped right away.
    const mayPass = this.#ended.code === 0 || /lock file .* already exists|still in use/.test(output);
    return { problem, mayPass };
  }
}

function notListening(pid: number): EmbeddedUnavailable {
  return new EmbeddedUnavailable(
    `A database server (process ${pid}) runs on the data folder but does not answer. Stop it, then start again.`,
  );
}
