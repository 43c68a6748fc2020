// How long a request that found no server waits before its next try. A failover of the database takes 20 to 30 s.

/** From the first failure to the last try. After that the person is asked. */
export const patienceMs = 45_000;
const firstPauseMs = 500;
/** Whoever waits for a server that is back waits no longer than this, and a little more. */
const longestPauseMs = 5000;
/** So that browsers that lost the server together do not come back together. */
const spread = 0.5;

interface Failure {
  /** Failures before this one. */
  readonly failuresBefore: number;
  /** Since the first failure. */
  readonly elapsedMs: number;
  /** Told by the server: no try is worth anything sooner. */
  readonly retryAfterMs: number | null;
  /** From 0 to 1. */
  readonly random: number;
}

/** Milliseconds until the next try; null: it would come too late. The last try is at the very end of the patience. */
export function retryPause({ failuresBefore, elapsedMs, retryAfterMs, random }: Failure): number | null {
  const leftMs = patienceMs - elapsedMs;
  const growing = Math.min(firstPauseMs * 2 ** failuresBefore, longestPauseMs);
  const shortest = Math.max(growing, retryAfterMs ?? 0);
  if (leftMs <= 0 || (retryAfterMs ?? 0) > leftMs) return null;
  return Math.min(shortest * (1 + spread * random), leftMs);
}
