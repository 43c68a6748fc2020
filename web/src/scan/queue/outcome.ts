// Meaning of a server's answer for a booking: booked, refused for good, or to be sent again unchanged.
import type { RefusalReason, RefusedArticle } from './booking.ts';

/** Why nothing of this device is taken any more; its queue is kept. */
const stops = ['DEVICE_BLOCKED', 'DEVICE_REMOVED', 'SCAN_APP_OFF', 'NOT_LOGGED_IN'] as const;
export type Stop = (typeof stops)[number];

export interface ServerAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type Outcome =
  | { readonly type: 'booked'; readonly data: unknown }
  | { readonly type: 'refused'; readonly refusal: RefusalReason; readonly article: RefusedArticle | null }
  /** Retry later; no later booking is sent before it. */
  | { readonly type: 'later' }
  | { readonly type: 'stopped'; readonly why: Stop };

/** A fault of the server that comes again and again with this one booking: the others must not wait for ever. */
const mostFaults = 5;

/** Busy, away, or something between us and the server. */
const passing = [408, 425, 429, 502, 503, 504];

export function toOutcome({ status, body }: ServerAnswer, attempts: number): Outcome {
  if (status >= 200 && status < 300) return { type: 'booked', data: thing(body).data };
  const { refusal, article } = readRefusal(body);
  if (status === 401)
    return { type: 'stopped', why: stops.find((stop) => stop === refusal.code) ?? 'NOT_LOGGED_IN' };
  if (passing.includes(status) || status < 400) return { type: 'later' };
  if (status >= 500 && attempts < mostFaults) return { type: 'later' };
  return { type: 'refused', refusal, article };
}

type Thing = Readonly<Record<string, unknown>>;
const thing = (value: unknown): Thing =>
  typeof value === 'object' && value !== null ? (value as Thing) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** In the server's two forms of refusals; a fault of the server has neither. */
export function readRefusal(body: unknown): { refusal: RefusalReason; article: RefusedArticle | null } {
  const { errors } = thing(body);
  const first = Array.isArray(errors) ? thing(errors[0]) : thing(errors);
  const [concerned] = Array.isArray(first.data) ? first.data : [];
  const { id, title } = thing(concerned);
  const params = Object.entries(thing(first.params)).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return {
    refusal: {
      code: text(first.code) || 'SERVICE_ERROR',
      params: Object.fromEntries(params),
      message: text(first.error) || text(first.user_details),
    },
    article: typeof id === 'number' ? { id, name: text(title) } : null,
  };
}
