// Reports to the product's own endpoint: a hundred lines instead of a client of 50 kB. It sends the same envelope, with
// nothing but what a report may hold.
import { allowedReport } from '@praxora/rules/system/error-report';
import type { ReportingClient, Tags } from './reporting-client.ts';
import { readFrames } from './stack-frames.ts';

const mostCauses = 5;

export function startOwnReporter(endpoint: string): ReportingClient {
  let last = '';
  let silentUntil = 0;
  return {
    captureFatal: (error, tags) => {
      const exception = { values: errorsOf(error) };
      // An error repeated in every frame or at every key is reported once.
      const print = JSON.stringify([exception, tags]);
      if (print === last || Date.now() < silentUntil) return;
      last = print;
      void postEnvelope(endpoint, 'event', eventOf(exception, tags)).then((seconds) => {
        silentUntil = Date.now() + seconds * 1000;
      });
    },
  };
}

function eventOf(exception: object, tags: Tags): object {
  return allowedReport({
    event_id: randomHex(16),
    timestamp: Date.now() / 1000,
    platform: 'javascript',
    level: 'fatal',
    tags,
    exception,
  });
}

export const randomHex = (bytes: number): string =>
  crypto
    .getRandomValues(new Uint8Array(bytes))
    .reduce((id, byte) => id + byte.toString(16).padStart(2, '0'), '');

/** The error and what caused it; the one that was thrown stands last. */
function errorsOf(thrown: unknown): object[] {
  const errors: object[] = [];
  for (let error = thrown; error !== undefined && errors.length < mostCauses; ) {
    errors.unshift(describe(error));
    error = error instanceof Error ? error.cause : undefined;
  }
  return errors;
}

function describe(error: unknown): object {
  if (error instanceof Error)
    return { type: error.name, value: error.message, stacktrace: { frames: readFrames(error.stack ?? '') } };
  // For a value that is no error only its type is reported: its fields may contain anything.
  return { type: 'Error', value: typeof error === 'string' ? error : Object.prototype.toString.call(error) };
}

/** For how many seconds nothing more shall be sent. A report that does not arrive must not become another fault. */
export async function postEnvelope(
  endpoint: string,
  type: 'event' | 'transaction',
  event: object,
): Promise<number> {
  const body = ['{}', JSON.stringify({ type }), JSON.stringify(event)].join('\n');
  try {
    const answer = await window.fetch(endpoint, {
      method: 'POST',
      body,
      credentials: 'omit',
      // It arrives also when the user leaves the page at that moment.
      keepalive: true,
    });
    return answer.status === 429 ? Number(answer.headers.get('retry-after')) || 60 : 0;
  } catch {
    return 0;
  }
}
