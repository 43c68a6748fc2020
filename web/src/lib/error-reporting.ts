// Reports failures to the configured service: to our own endpoint by a small reporter, to Sentry by its client, which is
// large and therefore fetched after the first paint. What breaks before that waits in a queue.
import { isCancelled } from './api/api-error.ts';
import { log } from './log.ts';
import { ownEndpoint } from './own-endpoint.ts';
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

    /** Something broke before there was an address to report to. */
    hasWaiting: (): boolean => queue.length > 0,

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

/** Ours is small and needs no handlers of its own: it is fetched with the first failure, if there ever is one. */
export function startErrorReporting(settings: ReportingSettings): void {
  const endpoint = ownEndpoint(settings.dsn);
  const load = endpoint === null ? loadSentry : () => loadOwnReporter(endpoint);
  const timer = endpoint === null ? window.setTimeout(() => startNow?.(), clientDelayMs) : undefined;
  startNow = () => {
    startNow = null;
    window.clearTimeout(timer);
    void reporting.start(settings, load);
  };
  if (reporting.hasWaiting()) startNow();
  if (endpoint !== null && Math.random() < settings.tracesSampleRate) traceLoad(endpoint);
}

/** When everything is there: measuring must not slow down what is measured. */
function traceLoad(endpoint: string): void {
  const page = window.location.pathname;
  const send = async () => (await import('./own-trace.ts')).sendPageTrace(endpoint, page);
  const afterLoad = () => void window.setTimeout(() => send().catch(() => undefined), clientDelayMs);
  if (document.readyState === 'complete') afterLoad();
  else window.addEventListener('load', afterLoad, { once: true });
}

async function loadOwnReporter(endpoint: string): Promise<ReportingClient> {
  const { startOwnReporter } = await import('./own-reporter.ts');
  return startOwnReporter(endpoint);
}

async function loadSentry(settings: ReportingSettings): Promise<ReportingClient> {
  const { startSentry } = await import('./sentry-client.ts');
  window.removeEventListener('error', onEarlyError);
  window.removeEventListener('unhandledrejection', onEarlyRejection);
  return startSentry(settings);
}
