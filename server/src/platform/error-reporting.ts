// Reports the server's own faults to the error-reporting service, the built-in endpoint by default.
import type * as Sentry from '@sentry/node';

let client: typeof Sentry | undefined;

/** Loaded after the start, so that nobody waits for it. */
export async function startErrorReporting(
  dsn: string,
  tracesSampleRate: number,
  release: string,
): Promise<void> {
  const sentry = await import('@sentry/node');
  sentry.init({ dsn, tracesSampleRate, release, sampleRate: 1 });
  client = sentry;
}

export function reportError(error: unknown, tags: Record<string, string>): void {
  client?.captureException(error, { tags });
}

export async function stopErrorReporting(): Promise<void> {
  await client?.close(1000);
  client = undefined;
}
