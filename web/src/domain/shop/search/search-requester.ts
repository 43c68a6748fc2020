// How the official client's requests go out: turned away for a moment, they go out again after the pause the server told.
import { readRetryAfter, sendPatiently } from '../../../lib/api/retry-after.ts';

/** The search has too much to do, or we asked too much: no fault, and nothing to report. */
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
    const once = (address: string, init: RequestInit) =>
      fetch(address, { ...init, signal: AbortSignal.timeout(milliseconds) });
    try {
      const init = { method, headers, ...(data === undefined ? {} : { body: data as BodyInit }) };
      const response = await sendPatiently(once, url, init, undefined, true);
      if (response.status === 429 || response.status === 503)
        throw new SearchBusy(readRetryAfter(response) ?? usualSeconds);
      return { status: response.status, content: await response.text(), isTimedOut: false };
    } catch (error) {
      if (error instanceof SearchBusy) throw error;
      const isTimedOut = error instanceof DOMException && error.name === 'TimeoutError';
      return { status: 0, content: isTimedOut ? 'The search took too long' : 'Network error', isTimedOut };
    }
  },
};
