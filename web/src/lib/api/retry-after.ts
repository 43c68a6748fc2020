// A server with too much to do says when to come back. Reading is then repeated by itself; writing only under a key by which the
// server knows the repetition, and never books twice.

type Send = (url: string, init: RequestInit, onSent?: (share: number) => void) => Promise<Response>;

const mostRepetitions = 3;
/** Longest pause before a retry; a longer one is reported to the user at once. */
const longestPauseMs = 10_000;
/** So that all who were turned away together do not come back together. */
const spread = 0.5;

/** As `send`, until there is another answer, patience ends, or the request is cancelled. */
export async function sendPatiently(
  send: Send,
  url: string,
  init: RequestInit,
  onSent?: (share: number) => void,
  isRepeatable = isReadingOrKeyed(init),
): Promise<Response> {
  for (let repetition = 0; ; repetition += 1) {
    const response = await send(url, init, onSent);
    const pause = repetition < mostRepetitions && isRepeatable ? pauseOf(response) : null;
    if (pause === null) return response;
    await wait(pause * (1 + spread * Math.random()), init.signal);
  }
}

const isReadingOrKeyed = ({ method = 'GET', headers }: RequestInit): boolean =>
  method === 'GET' || new Headers(headers).has('Idempotency-Key');

/** Milliseconds; null: another try is not asked for, or far off. */
function pauseOf({ status, headers }: Response): number | null {
  if (status !== 503 && status !== 429) return null;
  const pause = (readRetryAfter({ headers }) ?? Number.POSITIVE_INFINITY) * 1000;
  return pause <= longestPauseMs ? pause : null;
}

/** Seconds, where the server names them. */
export function readRetryAfter({ headers }: Pick<Response, 'headers'>): number | null {
  const header = headers.get('Retry-After');
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

function wait(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cancel);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', cancel, { once: true });
  });
}
