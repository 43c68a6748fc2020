// Tells the operator that requests are turned away, and why; not once for each of a thousand.
import type { Log } from '../context.ts';
import type { Unavailable } from '../errors.ts';

const millisecondsBetweenWords = 10_000;

let lastWord = Number.NEGATIVE_INFINITY;
let sinceThen = 0;

export function logTurnedAway(log: Log, { reason, cause }: Unavailable): void {
  sinceThen += 1;
  const now = performance.now();
  if (now - lastWord < millisecondsBetweenWords) return;
  log.warn({ reason, ...(cause ? { err: cause } : {}), requests: sinceThen }, 'requests are turned away');
  lastWord = now;
  sinceThen = 0;
}
