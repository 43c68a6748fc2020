// SQL of what persons correct: the position that a line means, and the numbers that a vendor writes instead of its own.
import type { Tx } from '../../../platform/database/tx.ts';
import { vendorItem } from './item.sql.ts';

export interface LineChoice {
  readonly invoiceId: number;
  readonly lineIndex: number;
  readonly positionId: number | null;
}

export const listChoices = (tx: Tx, invoiceIds: readonly number[]): Promise<LineChoice[]> =>
  tx.rows<LineChoice & Record<string, unknown>>(
    `select invoice_id as "invoiceId", line_index as "lineIndex", position_id as "positionId"
     from invoice_line_choice where practice_id = $practice and invoice_id = any($1::integer[])
     order by invoice_id, line_index`,
    [invoiceIds],
  );

export const deleteChoices = (tx: Tx, invoiceId: number): Promise<number> =>
  tx.run('delete from invoice_line_choice where practice_id = $practice and invoice_id = $1', [invoiceId]);

export const saveChoice = (tx: Tx, { invoiceId, lineIndex, positionId }: LineChoice): Promise<number> =>
  tx.run(
    `insert into invoice_line_choice (practice_id, invoice_id, line_index, position_id) values ($practice, $1, $2, $3)
     on conflict (practice_id, invoice_id, line_index) do update set position_id = excluded.position_id`,
    [invoiceId, lineIndex, positionId],
  );

/** Whether the position belongs to one of the invoice's orders. */
export const hasPosition = async (tx: Tx, invoiceId: number, positionId: number): Promise<boolean> =>
  (await tx.maybe(
    `select 1 from order_position p join invoice_order io on io.practice_id = p.practice_id and io.order_id = p.order_id
     where p.practice_id = $practice and p.id = $2 and io.invoice_id = $1`,
    [invoiceId, positionId],
  )) !== null;

/** The next invoice of this vendor with this number means the same article. */
export const rememberCode = (tx: Tx, invoiceId: number, positionId: number, code: string): Promise<number> =>
  tx.run(
    `insert into invoice_line_code (practice_id, vendor_id, code, item)
     select $practice, i.vendor_id, $3, ${vendorItem} from invoice i, order_position p
     where i.practice_id = $practice and i.id = $1 and i.vendor_id is not null
       and p.practice_id = $practice and p.id = $2
     on conflict (practice_id, vendor_id, code) do update set item = excluded.item`,
    [invoiceId, positionId, code],
  );
