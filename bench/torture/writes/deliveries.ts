// What the kinds of goods coming in share: where the receipt of a key is found, and whether all of it is there.
import type { Client } from 'pg';
import type { StoredWrite } from '../../cluster/comparison.ts';

/** Receipts whose delivery notes begin with the name; whole: so many lines, each in the ledger. */
export async function readReceipts(
  owner: Client,
  name: string,
  lines: number,
): Promise<readonly StoredWrite[]> {
  const { rows } = await owner.query<StoredWrite>(
    `select r.delivery_note as key, count(*)::int as times,
       bool_and(
         (select count(*) from receipt_line l where l.practice_id = r.practice_id and l.receipt_id = r.id) = $2
         and (select count(*) from stock_movement m where m.practice_id = r.practice_id and m.booking_id = r.booking_id) = $2
       ) as "isWhole"
     from receipt r where starts_with(r.delivery_note, $1) group by r.delivery_note`,
    [`${name}-`, lines],
  );
  return rows;
}
