// For faults nobody caught, wherever they came from. What the process still holds in its hands may be half done, so it does
// not go on: it tells, answers what is open, ends in order, and is started again by whoever started it.
import type { Ending } from './ending.ts';
import type { Log } from './platform/context.ts';
import { flushReports, reportError } from './platform/error-reporting.ts';
import { within } from './platform/within.ts';

/** Tells a breakdown from a start that was refused. */
const brokenDown = 70;

/** Milliseconds. The report may go to ourselves: it is waited for before nobody is let in any more. */
const longestReport = 1_000;
/** For an end that does not come to its end; the database recovers by itself. */
const longestEnd = 30_000;

export function endOnUncaughtFaults(log: Log, end: Ending): void {
  let isEnding = false;
  process.on('uncaughtException', (error: unknown, origin) => {
    log.fatal({ err: error, origin }, 'a fault nobody caught: the process ends');
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(brokenDown), longestEnd).unref();
    reportError(error, { location: 'process' });
    within(longestReport, flushReports())
      .then(() => end.run())
      .finally(() => process.exit(brokenDown));
  });
}
