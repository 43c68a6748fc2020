// Loaded into the measured process before the product itself: counts what it sends to the database, and tells its parent.
import { HoldMeter } from '../loop/hold-meter.ts';
import { meterStatements } from './wire.ts';

export type ProcessCommand = 'begin' | 'report' | 'meter';

export interface Inside {
  /** Sent to the database since `begin`. */
  readonly statements: number;
  /** Milliseconds for which the event loop was held at most; 0 unless the meter was asked for. */
  readonly longestHold: number;
  /** Bytes of the process, and of those what the main thread's objects take. */
  readonly memory: number;
  readonly heap: number;
}

const meter = meterStatements();
let holds: HoldMeter | undefined;

process.on('message', (wish: ProcessCommand) => {
  // Looks every millisecond, which costs a little: not while processor time is measured.
  if (wish === 'meter') holds ??= new HoldMeter();
  if (wish === 'report') {
    const inside: Inside = {
      statements: meter.statements,
      longestHold: holds?.longest ?? 0,
      memory: process.memoryUsage.rss(),
      heap: process.memoryUsage().heapUsed,
    };
    process.send?.(inside);
  } else {
    meter.statements = 0;
    holds?.reset();
  }
});
