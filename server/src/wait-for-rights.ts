// Without its rights a process can do nothing but tell so: it is started for good once they are there.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './platform/database/database.ts';
import { MissingRights } from './platform/database/rights.ts';
import type { Shutdown } from './shutdown.ts';

/** Milliseconds between two looks at rights that were missing. */
const pauseForRights = 2_000;

export async function waitForRights(
  database: Database,
  shutdown: Shutdown,
  say: (line: string) => void,
): Promise<void> {
  for (let isTold = false; !shutdown.hasBegun; await sleep(pauseForRights)) {
    try {
      return await database.answers();
    } catch (error) {
      if (!(error instanceof MissingRights)) return;
      if (!isTold) say(`Praxora is not ready: ${error.message}`);
      isTold = true;
    }
  }
}
