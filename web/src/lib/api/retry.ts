// Sends a request again while the server is away: during a failover, a restart or a lost network. Only requests that may be
// carried out twice come here: reads, and changes under an Idempotency-Key, which the server carries out once.
import { retryPause } from './retry-pauses.ts';
import { startWaiting } from './waiting-requests.ts';

interface ServerAnswer {
  readonly status: number;
  readonly headers: Headers;
}

interface RetryOptions {
  /** The request changes something. */
  readonly isWrite: boolean;
  readonly signal?: AbortSignal | undefined;
  /** False once the page is being left or another session has begun: what waits then is not sent any more. */
  readonly mayRepeat?: () => boolean;
}

/** From the server, or from a proxy that finds none. */
const unavailable: readonly number[] = [502, 503, 504];
const tooManyRequests = 429;
/** Longest pause after too many requests; a longer one is told to the user at once. */
const longestThrottleMs = 10_000;

type Result<Answer> =
  | { readonly answer: Answer; readonly error?: undefined }
  | { readonly error: unknown; readonly answer?: undefined };

/** The answer of the first attempt that finds a server; else, when the person gives up, the last failure. */
export async function sendWithRetries<Answer extends ServerAnswer>(
  attempt: () => Promise<Answer>,
  { isWrite, signal, mayRepeat = () => true }: RetryOptions,
): Promise<Answer> {
  const waiting = startWaiting(isWrite, signal);
  let failuresBefore = 0;
  let firstFailureAt = 0;
  try {
    for (;;) {
      const result = await settle(attempt());
      if (!isTemporary(result) || signal?.aborted || !mayRepeat()) return unwrap(result);
      if (failuresBefore === 0) firstFailureAt = Date.now();
      const pause = retryPause({
        failuresBefore,
        elapsedMs: Date.now() - firstFailureAt,
        retryAfterMs: retryAfterMs(result),
        random: Math.random(),
      });
      failuresBefore = pause === null ? 0 : failuresBefore + 1;
      if (pause === null && result.answer?.status === tooManyRequests) return result.answer;
      const again = await (pause === null ? waiting.ask() : waiting.pause(pause));
      signal?.throwIfAborted();
      if (!again || !mayRepeat()) return unwrap(result);
    }
  } finally {
    waiting.end();
  }
}

const settle = <Answer>(sending: Promise<Answer>): Promise<Result<Answer>> =>
  sending.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );

function unwrap<Answer>({ answer, error }: Result<Answer>): Answer {
  if (answer === undefined) throw error;
  return answer;
}

function isTemporary({ answer, error }: Result<ServerAnswer>): boolean {
  // Browsers tell a failure of the network as a TypeError; a time limit or a cancelled request is something else.
  if (answer === undefined) return error instanceof TypeError;
  if (unavailable.includes(answer.status)) return true;
  const throttleMs = (readRetryAfter(answer) ?? Number.POSITIVE_INFINITY) * 1000;
  return answer.status === tooManyRequests && throttleMs <= longestThrottleMs;
}

function retryAfterMs({ answer }: Result<ServerAnswer>): number | null {
  const seconds = answer === undefined ? null : readRetryAfter(answer);
  return seconds === null ? null : seconds * 1000;
}

/** Seconds, where the server names them. */
export function readRetryAfter({ headers }: Pick<Response, 'headers'>): number | null {
  const header = headers.get('Retry-After');
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}
