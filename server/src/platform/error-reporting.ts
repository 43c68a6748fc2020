// Reports the server's own faults to the error-reporting service, the built-in endpoint by default: an error without values,
// and a few tags.
import { randomBytes } from 'node:crypto';
import { summarizeError } from './error-summary.ts';
import { Reporter } from './reporter.ts';
import { withTimeout } from './with-timeout.ts';

let reporter: Reporter | undefined;

export function startErrorReporting(dsn: string, release: string): void {
  reporter = new Reporter(dsn, release);
}

export function reportError(error: unknown, tags: Record<string, string>): void {
  if (!reporter) return;
  const { type, message, frames } = summarizeError(error);
  reporter.send('event', {
    level: 'error',
    tags,
    exception: { values: [{ type, value: message, stacktrace: { frames: framesOf(frames) } }] },
    contexts: {
      trace: { trace_id: randomBytes(16).toString('hex'), span_id: randomBytes(8).toString('hex') },
    },
  });
}

/** As the services want them: the innermost last. */
function framesOf(stack: string): object[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name, filename, lineno, colno] =
        /^ {4}at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
      if (filename === undefined) return [];
      const isOurs = !filename.includes('node_modules') && !filename.startsWith('node:');
      return [
        { function: name ?? '?', filename, lineno: Number(lineno), colno: Number(colno), in_app: isOurs },
      ];
    })
    .reverse();
}

export interface RequestTrace {
  readonly name: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Trace id of the requesting browser, so that client and server share one trace. */
  readonly traceId: string;
  readonly parentSpanId: string | undefined;
  readonly spanId: string;
}

export function reportTrace({
  name,
  status,
  milliseconds,
  traceId,
  parentSpanId,
  spanId,
}: RequestTrace): void {
  const ended = Date.now() / 1000;
  reporter?.send('transaction', {
    type: 'transaction',
    transaction: name,
    start_timestamp: ended - milliseconds / 1000,
    timestamp: ended,
    contexts: {
      trace: {
        trace_id: traceId,
        span_id: spanId,
        ...(parentSpanId === undefined ? {} : { parent_span_id: parentSpanId }),
        op: 'http.server',
        status: status < 400 ? 'ok' : status < 500 ? 'invalid_argument' : 'internal_error',
      },
    },
  });
}

/** Resolves when all that was reported has arrived. */
export async function flushReports(): Promise<void> {
  await reporter?.flush();
}

/** Waits for what is still on its way, for a moment. */
export async function stopErrorReporting(): Promise<void> {
  const last = flushReports();
  reporter = undefined;
  await withTimeout(1000, last);
}
