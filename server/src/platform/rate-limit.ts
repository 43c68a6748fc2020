// Counts attempts in the database, so that a limit holds over all server processes.
import type { Columns } from './database/row-types.ts';
import type { Tx } from './database/tx.ts';
import { Refusal } from './errors.ts';
import type { Retention } from './jobs/clean-up.ts';

export interface Limit {
  /** Name of the counter, such as `login:ip`. */
  readonly name: string;
  readonly attempts: number;
  readonly minutes: number;
}

const windowStart = `date_bin(make_interval(mins => $2), now(), timestamptz 'epoch')`;

/** Counts and tells how many there are now, whatever the limit says. */
export async function noteAttempt(plain: Tx, limit: Limit, subject: string, made = 1): Promise<number> {
  const { attempts } = await plain.one<Columns<'rate_limit', 'attempts'>>(
    `insert into rate_limit (key, window_start, attempts) values ($1, ${windowStart}, $3)
     on conflict (key, window_start) do update set attempts = rate_limit.attempts + $3
     returning attempts`,
    [keyOf(limit, subject), limit.minutes, made],
  );
  return attempts;
}

/**
 * Counts one attempt (or as many as one request holds) first and refuses after: parallel attempts cannot slip through.
 * Use a Tx that commits by itself.
 */
export async function countAttempt(plain: Tx, limit: Limit, subject: string, made = 1): Promise<void> {
  const attempts = await noteAttempt(plain, limit, subject, made);
  if (attempts > limit.attempts) throw new Refusal('TOO_MANY_REQUESTS', { minutes: limit.minutes });
}

/** Takes back what a legitimate use counted. */
export async function forgiveAttempt(plain: Tx, limit: Limit, subject: string): Promise<void> {
  await plain.run(
    `update rate_limit set attempts = greatest(attempts - 1, 0) where key = $1 and window_start = ${windowStart}`,
    [keyOf(limit, subject), limit.minutes],
  );
}

const keyOf = (limit: Limit, subject: string): string => `${limit.name}:${subject.slice(0, 254)}`;

export const rateLimitRetention: Retention = {
  rows: 'counters of rate limits',
  lifetime: '1 day',
  sql: `delete from rate_limit where window_start < now() - interval '1 day'`,
};
