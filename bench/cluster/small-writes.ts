// Small writes on the primary where no load runs: a standby that was just copied is only used once it has received something.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

/** Milliseconds between two of them. */
const pause = 500;
/** Waits for no standby: there may be none just now, and it is to become one by this record. */
const writeOne = `set synchronous_commit = local; select pg_logical_emit_message(true, 'drill', '')`;

export async function whileWriting(cluster: Cluster, work: () => Promise<void>): Promise<void> {
  let isDone = false;
  const writing = (async () => {
    while (!isDone) {
      // There is no primary for a moment during a switchover.
      await cluster.withOwner((owner) => owner.query(writeOne)).catch(() => undefined);
      await sleep(pause);
    }
  })();
  await work().finally(() => {
    isDone = true;
  });
  await writing;
}
