// SQL that finds what a scanned number belongs to.
import type { Tx } from '../../platform/database/tx.ts';

export interface Numbers {
  /** The same number in every length it is written in. */
  readonly gtins: readonly string[];
  readonly pzn: string | null;
  /** Letters and digits only, as codes carry it. */
  readonly number: string | null;
}

const bare = (column: string): string => `regexp_replace(upper(${column}), '[^A-Z0-9]', '', 'g')`;

interface FoundPosition extends Record<string, unknown> {
  readonly order_id: number;
  readonly order_number: string;
  readonly vendor_name: string;
  readonly position_id: number;
}

/** What is still missing first, then the oldest order. */
export const findPositions = (
  tx: Tx,
  states: readonly string[],
  { gtins, pzn, number }: Numbers,
): Promise<FoundPosition[]> =>
  tx.rows<FoundPosition>(
    `select o.id as order_id, o.order_number, o.vendor_name, p.id as position_id
     from purchase_order o
     join order_position p on p.order_id = o.id
     left join product c on c.id = p.product_id
     where o.state = any($1)
       and (c.gtin = any($2) or c.pzn = $3 or ${bare('p.manufacturer_number')} = $4
            or ${bare('p.vendor_order_number')} = $4)
     order by p.received >= p.quantity, o.placed_at, o.id, p.line
     limit 50`,
    [states, gtins, pzn, number],
  );

export const findArticles = (
  tx: Tx,
  { gtins, pzn, number }: Numbers,
): Promise<{ id: number; name: string }[]> =>
  tx.rows(
    `select a.id, a.name
     from article a join product c on c.id = a.product_id
     where a.deleted_at is null
       and (c.gtin = any($1) or c.pzn = $2 or ${bare('a.manufacturer_number')} = $3
            or ${bare('c.manufacturer_number')} = $3)
     order by lower(a.name), a.id
     limit 50`,
    [gtins, pzn, number],
  );
