// Handles exceptions that nothing caught. State in memory may be half changed by then, so the process does not go on: it reports
// the exception, answers open requests, shuts down in order, and is restarted by its supervisor.
import type { Log } from './platform/context.ts';
import { flushReports, reportError } from './platform/error-reporting.ts';
import { withTimeout } from './platform/with-timeout.ts';
import type { Shutdown } from './shutdown.ts';

/** Distinguishes a crash from a start that was refused. */
const crashExitCode = 70;

/** Milliseconds. The report may go to this very process, so it is sent before new requests are refused. */
const reportTimeout = 1_000;
/** For a shutdown that does not finish; the database recovers by itself. */
const shutdownTimeout = 30_000;

export function shutDownOnCrash(log: Log, shutdown: Shutdown): void {
  let hasCrashed = false;
  process.on('uncaughtException', (error: unknown, origin) => {
    log.fatal({ err: error, origin }, 'a fault nobody caught: the process ends');
    if (hasCrashed) return;
    hasCrashed = true;
    setTimeout(() => process.exit(crashExitCode), shutdownTimeout).unref();
    reportError(error, { location: 'process' });
    withTimeout(reportTimeout, flushReports())
      .then(() => shutdown.run())
      .finally(() => process.exit(crashExitCode));
  });
}
