// The PostgreSQL that comes with Praxora: real PostgreSQL 18 on a private Unix socket, data in the data folder.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Claim, type ClaimOptions, claimCluster } from './claim.ts';
import { ensureCluster } from './initialise.ts';
import { choosePlace, type Place } from './place.ts';
import { notedPostmaster, stopPostmaster } from './postmaster.ts';
import { chooseAnotherFolder, DataFolderInUse, EmbeddedUnavailable, errorMessage } from './problems.ts';
import { type Address, ensureDatabase, othersGone, toAddress } from './session.ts';
import { removeShortFolder } from './socket-folder.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Further settings of the server, such as fsync off for tests. */
  readonly settings?: Record<string, string>;
  /** The database is gone for good while in use (it is brought back where possible): the app should end. */
  readonly onLost?: (error: Error) => void;
  /** Called while the database starts, maybe more than once: whoever has other work can do it now. */
  readonly onWait?: () => void;
  /** Where root puts what an unprivileged user must reach, when the data folder or the clone is closed to it. */
  readonly systemFolder?: string;
}

export interface EmbeddedCluster {
  readonly owner: Address;
  /** Where the data are, when not in dataDir. */
  readonly movedTo?: string;
  stop(): Promise<void>;
}

const lockPatience = 3_000;

/** For the app: the data folder is ours until `stop`, or until our process ends. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedCluster> {
  return hold(await prepare(options, lockPatience), options);
}

/** For an operator's command: works on the running app's database, or starts it for the time being. */
export async function joinEmbedded(options: EmbeddedOptions): Promise<EmbeddedCluster> {
  const claim = await prepare(options, 0);
  try {
    return await hold(claim, options);
  } catch (error) {
    const socketFolder = notedPostmaster(claim.place)?.socketFolder;
    if (!(error instanceof DataFolderInUse) || socketFolder === undefined) throw error;
    return clusterAt(claim.place, socketFolder, () => Promise.resolve());
  }
}

async function prepare(options: EmbeddedOptions, patience: number): Promise<ClaimOptions> {
  const { dataDir, log, settings = {}, onWait, systemFolder = '/var/lib/praxora' } = options;
  try {
    const place = choosePlace({ dataDir, systemFolder, log });
    if (place.movedTo !== undefined) {
      log(`Only root can enter ${place.dataDir}: the database is in ${place.movedTo}.`);
    }
    await ensureCluster(place, settings.fsync !== 'off', log);
    return { place, settings, log, lockPatience: patience, ...(onWait && { onWait }) };
  } catch (error) {
    if (error instanceof EmbeddedUnavailable) throw error;
    throw new EmbeddedUnavailable(
      `The data folder ${dataDir} cannot be used: ${errorMessage(error)}. ${chooseAnotherFolder}`,
      { cause: error },
    );
  }
}

async function hold(options: ClaimOptions, { onLost }: EmbeddedOptions): Promise<EmbeddedCluster> {
  const { place, log } = options;
  const first = await claimCluster(options);
  try {
    await ensureDatabase(first.client);
  } catch (error) {
    await first.client.end().catch(() => undefined);
    throw error;
  }
  let client = first.client;
  let stopping = false;
  let recovery = Promise.resolve();

  function watch(claim: Claim): void {
    client = claim.client;
    client.once('end', () => {
      if (!stopping) recovery = recover();
    });
  }

  // The server was killed, or restarted itself after one of its processes was: the app's pool reconnects on its own.
  async function recover(): Promise<void> {
    log('The database ended unexpectedly and is brought back.');
    try {
      watch(await claimCluster({ ...options, lockPatience, socketFolder: first.socketFolder }));
      log('The database is back.');
    } catch (error) {
      log(`The database could not be brought back: ${errorMessage(error)}`);
      onLost?.(error instanceof Error ? error : new Error(String(error)));
    }
  }

  watch(first);
  return clusterAt(place, first.socketFolder, async () => {
    stopping = true;
    await recovery;
    await othersGone(client);
    // The lock is held until the server ended: nobody comes in between.
    await stopPostmaster(place);
    await Promise.race([client.end().catch(() => undefined), sleep(1_000)]);
    removeShortFolder(place, first.socketFolder);
  });
}

function clusterAt(place: Place, socketFolder: string, stop: () => Promise<void>): EmbeddedCluster {
  return {
    owner: toAddress(socketFolder),
    ...(place.movedTo !== undefined && { movedTo: place.movedTo }),
    stop,
  };
}
