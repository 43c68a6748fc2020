// Holds what the clients were told against what is stored.
import type { Client } from 'pg';
import type { Tally } from './tally.ts';

export interface Comparison {
  /** Acknowledged, and not stored. */
  readonly lost: readonly string[];
  /** Stored more than once, acknowledged or not. */
  readonly doubled: readonly string[];
  /** Stored in part, acknowledged or not. */
  readonly half: readonly string[];
  /** Begun, and never acknowledged. */
  readonly unanswered: readonly string[];
}

export interface StoredWrite {
  readonly key: string;
  readonly times: number;
  /** Everything that belongs to it is stored, as it was sent. */
  readonly isWhole: boolean;
}

export function compareWrites(tally: Tally, stored: readonly StoredWrite[]): Comparison {
  const keys = new Set(stored.map(({ key }) => key));
  return {
    lost: [...tally.acknowledged].filter((key) => !keys.has(key)),
    doubled: stored.filter(({ times }) => times > 1).map(({ key }) => key),
    half: stored.filter(({ isWhole }) => !isWhole).map(({ key }) => key),
    unanswered: [...tally.started].filter((key) => !tally.acknowledged.has(key)),
  };
}

/** Bookings whose notes begin with the name; of one practice, where its rows are on a server of their own. */
export async function compareWithLedger(
  owner: Client,
  name: string,
  tally: Tally,
  practiceId?: number,
): Promise<Comparison> {
  const ofPractice = practiceId === undefined ? '' : 'and practice_id = $2';
  const { rows } = await owner.query<StoredWrite>(
    `select note as key, count(distinct booking_id)::int as times, true as "isWhole" from stock_movement
     where starts_with(note, $1) ${ofPractice} group by note`,
    [`${name}-`, ...(practiceId === undefined ? [] : [practiceId])],
  );
  return compareWrites(tally, rows);
}
