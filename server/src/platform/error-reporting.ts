// Reports the server's own faults to the error-reporting service, the built-in endpoint by default. The client looks at
// nothing by itself: no request, no body, no console, no local variables. It gets an error without values, and a few tags.
import { allowedReport } from '@praxora/rules/error-report';
import type * as Sentry from '@sentry/node';
import { summarizeError } from './error-summary.ts';

let client: typeof Sentry | undefined;

/** Loaded after the start, so that nobody waits for it. */
export async function startErrorReporting(dsn: string, release: string): Promise<void> {
  const sentry = await import('@sentry/node');
  sentry.init({
    dsn,
    release,
    sampleRate: 1,
    // What it would watch and wrap by itself costs every request time, and gathers what must not be kept.
    defaultIntegrations: false,
    integrations: [],
    enableRuntimeChannelInjection: false,
    maxBreadcrumbs: 0,
    includeServerName: false,
    sendClientReports: false,
    traceLifecycle: 'static',
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    beforeSend: (event) => allowedReport(event) as unknown as typeof event,
    beforeSendTransaction: (event) => allowedReport(event) as unknown as typeof event,
  });
  client = sentry;
}

export function reportError(error: unknown, tags: Record<string, string>): void {
  if (!client) return;
  const { type, message, frames } = summarizeError(error);
  const report = new Error(message);
  report.name = type;
  report.stack = `${type}: ${message}\n${frames}`;
  client.captureException(report, { tags });
}

export interface RequestTrace {
  readonly name: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Of the browser that asked, so that both sides stand in one trace. */
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
  client?.captureEvent({
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
  await client?.flush();
}

/** Sends what is still on its way, for a moment. */
export async function stopErrorReporting(): Promise<void> {
  await client?.close(1000);
  client = undefined;
}
