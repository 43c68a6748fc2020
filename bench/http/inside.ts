// Loaded into the measured process before the product itself: counts what it sends to the database, and tells its parent.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type pg from 'pg';
import { HoldMeter } from '../loop/hold-meter.ts';

export type Wish = 'begin' | 'report' | 'meter';

export interface Inside {
  /** Sent to the database since `begin`. */
  readonly statements: number;
  /** Milliseconds for which the event loop was held at most; 0 unless the meter was asked for. */
  readonly longestHold: number;
  /** Bytes of the process, and of those what the main thread's objects take. */
  readonly memory: number;
  readonly heap: number;
}

let statements = 0;
let holds: HoldMeter | undefined;
// The driver of the product that runs here: an earlier one may have a copy of its own.
const { Client } = createRequire(join(process.cwd(), 'server/package.json'))('pg') as typeof pg;
const send = Client.prototype.query as (...given: unknown[]) => unknown;
const isOfWork = ({ sql }: { sql: string }): boolean =>
  !sql.startsWith("select set_config('app.practice_id'");
Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  // One message may hold several, and the practice they are meant for.
  const message = given[0] as { statements?: readonly { sql: string }[] };
  statements += message.statements?.filter(isOfWork).length ?? 1;
  return send.apply(this, given);
} as typeof Client.prototype.query;

process.on('message', (wish: Wish) => {
  // Looks every millisecond, which costs a little: not while processor time is measured.
  if (wish === 'meter') holds ??= new HoldMeter();
  if (wish === 'report') {
    const inside: Inside = {
      statements,
      longestHold: holds?.longest ?? 0,
      memory: process.memoryUsage.rss(),
      heap: process.memoryUsage().heapUsed,
    };
    process.send?.(inside);
  } else {
    statements = 0;
    holds?.reset();
  }
});
