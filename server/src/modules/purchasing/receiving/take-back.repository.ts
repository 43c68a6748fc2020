// SQL of receipts that are taken back.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { NewLine } from './receiving.repository.ts';

type ReceiptRow = Columns<'receipt', 'order_id' | 'vendor_id' | 'vendor_name' | 'delivery_note'>;

/** Returns and reversals are not taken back. */
export const findReceipt = (tx: Tx, receiptId: number): Promise<ReceiptRow | null> =>
  tx.maybe<ReceiptRow>(
    `select order_id, vendor_id, vendor_name, delivery_note from receipt
     where practice_id = $practice and id = $1 and kind = 'receipt'`,
    [receiptId],
  );

export interface LineRow extends Omit<NewLine, 'reverses'> {
  readonly id: Column<'receipt_line', 'id'>;
  readonly article_name: Column<'article', 'name'> | null;
  readonly is_taken_back: boolean;
}

/** Goods without an order may have been cancelled in the stock as well. */
export const listLines = (tx: Tx, receiptId: number): Promise<LineRow[]> =>
  tx.rows<LineRow>(
    `select l.id, l.position_id, l.article_id, a.name as article_name, l.quantity, l.batch_number, l.expiration_date,
            l.storage_id, l.stock_entry_id,
            exists (select from receipt_line b where b.practice_id = $practice and b.reverses = l.id)
              or exists (select from stock_movement i
                         join stock_movement v on v.practice_id = $practice and v.reverses = i.id
                         where i.practice_id = $practice and i.stock_entry_id = l.stock_entry_id
                           and i.kind = 'input') as is_taken_back
     from receipt_line l left join article a on a.practice_id = l.practice_id and a.id = l.article_id
     where l.practice_id = $practice and l.receipt_id = $1 order by l.id`,
    [receiptId],
  );
