// Reports failures to the configured service. Its client is fetched after the first paint; what breaks before that waits
// in a queue. Sentry's, which is large, comes only where Sentry is what reports go to.
import { isCancelled } from './api/api-error.ts';
import { log } from './log.ts';
import type { ReportingClient, ReportingSettings, Tags } from './reporting-client.ts';

type LoadClient = (settings: ReportingSettings) => Promise<ReportingClient>;

const longestQueue = 50;

/** Long enough for the first screen to be there and answer. */
const clientDelayMs = 2000;

export function createErrorReporting() {
  let state: 'waiting' | 'off' | ReportingClient = 'waiting';
  let queue: { error: unknown; tags: Tags }[] = [];

  return {
    reportFatal(error: unknown, tags: Tags): void {
      if (isCancelled(error) || state === 'off') return;
      if (state !== 'waiting') state.captureFatal(error, tags);
      else if (queue.length < longestQueue) queue.push({ error, tags });
    },

    /** Without an address there is nothing to report to. */
    async start(settings: ReportingSettings, load: LoadClient): Promise<void> {
      if (settings.dsn === '') {
        state = 'off';
      } else {
        try {
          const client = await load(settings);
          state = client;
          for (const { error, tags } of queue) client.captureFatal(error, tags);
        } catch (error) {
          state = 'off';
          log.error('Error reporting could not be loaded', error);
        }
      }
      queue = [];
    },
  };
}

const reporting = createErrorReporting();
let startNow: (() => void) | null = null;

/** The first failure does not wait for the client's time: the user may leave the page before. */
export function reportFatal(error: unknown, tags: Tags): void {
  reporting.reportFatal(error, tags);
  startNow?.();
}

const onEarlyError = (event: ErrorEvent) => reportFatal(event.error ?? event.message, { location: 'window' });
const onEarlyRejection = (event: PromiseRejectionEvent) => reportFatal(event.reason, { location: 'promise' });

/** From the first line on; Sentry's client has its own handlers once it is there. */
export function catchEarlyErrors(): void {
  window.addEventListener('error', onEarlyError);
  window.addEventListener('unhandledrejection', onEarlyRejection);
}

export function startErrorReporting(settings: ReportingSettings): void {
  const timer = window.setTimeout(() => startNow?.(), clientDelayMs);
  startNow = () => {
    startNow = null;
    window.clearTimeout(timer);
    void reporting.start(settings, loadClient);
  };
}

async function loadClient(settings: ReportingSettings): Promise<ReportingClient> {
  const { ownEndpoint, startOwnReporter } = await import('./own-reporter.ts');
  const endpoint = ownEndpoint(settings.dsn);
  if (endpoint !== null) return startOwnReporter(endpoint);
  const { startSentry } = await import('./sentry-client.ts');
  window.removeEventListener('error', onEarlyError);
  window.removeEventListener('unhandledrejection', onEarlyRejection);
  return startSentry(settings);
}
