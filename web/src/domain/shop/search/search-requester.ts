// How the official client's requests go out: again and again while the server is away, as every other read.
import { readRetryAfter, sendWithRetries } from '../../../lib/api/retry.ts';

/** We asked too much: no fault, and nothing to report. */
export class SearchBusy extends Error {
  override readonly name = 'SearchBusy';
  constructor(
    /** Until it is worth another try. */
    readonly seconds: number,
  ) {
    super('The search is busy');
  }
}

/** Repeats a search after the wait the server asked for, without a click: a query's `refetchInterval`. */
export const repeatWhenBusy = ({ state: { error } }: { state: { error: Error | null } }): number | false =>
  error instanceof SearchBusy ? error.seconds * 1000 : false;

interface SearchRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly data?: string | Uint8Array | undefined;
  readonly connectTimeout: number;
  readonly responseTimeout: number;
}

const usualSeconds = 2;

/** A search writes nothing, whatever its method: it may always be repeated. */
export const searchRequester = {
  async send({ url, method, headers, data, connectTimeout, responseTimeout }: SearchRequest) {
    const milliseconds = connectTimeout + responseTimeout;
    const init = { method, headers, ...(data === undefined ? {} : { body: data as BodyInit }) };
    const attempt = async () => {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(milliseconds) });
      return { status: response.status, headers: response.headers, content: await response.text() };
    };
    try {
      const { status, headers: answered, content } = await sendWithRetries(attempt, { isWrite: false });
      if (status === 429) throw new SearchBusy(readRetryAfter({ headers: answered }) ?? usualSeconds);
      return { status, content, isTimedOut: false };
    } catch (error) {
      if (error instanceof SearchBusy) throw error;
      const isTimedOut = error instanceof DOMException && error.name === 'TimeoutError';
      return { status: 0, content: isTimedOut ? 'The search took too long' : 'Network error', isTimedOut };
    }
  },
};
