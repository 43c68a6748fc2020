// Holds what the clients were told against the ledger.
import type { Client } from 'pg';
import type { Tally } from './tally.ts';

export interface Comparison {
  /** Acknowledged, and not in the ledger. */
  readonly lost: readonly string[];
  /** In the ledger more than once, acknowledged or not. */
  readonly doubled: readonly string[];
  /** Begun, and never acknowledged. */
  readonly unanswered: readonly string[];
}

export async function compareWithLedger(owner: Client, name: string, tally: Tally): Promise<Comparison> {
  const { rows } = await owner.query<{ note: string; bookings: number }>(
    `select note, count(distinct booking_id)::int as bookings from stock_movement
     where starts_with(note, $1) group by note`,
    [`${name}-`],
  );
  const bookings = new Map(rows.map((row) => [row.note, row.bookings]));
  return {
    lost: [...tally.acknowledged].filter((key) => !bookings.has(key)),
    doubled: [...bookings].filter(([, count]) => count > 1).map(([key]) => key),
    unanswered: [...tally.started].filter((key) => !tally.acknowledged.has(key)),
  };
}
