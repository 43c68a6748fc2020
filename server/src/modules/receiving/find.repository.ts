// SQL that finds the open order a scanned number belongs to.
import type { Tx } from '../../platform/database/tx.ts';

interface Numbers {
  readonly gtins: readonly string[];
  readonly pzn: string | null;
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
