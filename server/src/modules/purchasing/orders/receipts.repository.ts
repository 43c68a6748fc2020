// SQL of receipts, returns and reversals as they are shown.
import type { Receipt, ReceiptLine } from '@praxora/contract/purchasing/order';
import { matchesAny } from '../../../platform/database/sql.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { authorJoins, authorName } from '../../account/index.ts';

interface Line extends Omit<ReceiptLine, 'obstacle'> {
  /** Quantity of the position received without being stored and not returned; null if it was stored, or has no position. */
  readonly notStored: number | null;
}

export type ReceiptRow = Omit<Receipt, 'lines'> & { readonly lines: readonly Line[] };

const isTakenBack = `
  r.kind = 'receipt' and (
    exists (select from receipt_line b where b.practice_id = $practice and b.reverses = l.id)
    or exists (select from stock_movement i
               join stock_movement v on v.practice_id = i.practice_id and v.reverses = i.id
               where i.practice_id = $practice and i.stock_entry_id = l.stock_entry_id and i.kind = 'input'))`;

const notStored = `
  case when r.kind = 'receipt' and l.stock_entry_id is null and l.position_id is not null then (
    select sum(case o.kind when 'receipt' then x.quantity else -x.quantity end)::integer
    from receipt_line x join receipt o on o.practice_id = x.practice_id and o.id = x.receipt_id
    where x.practice_id = $practice and x.position_id = l.position_id and x.stock_entry_id is null) end`;

/** Receipts of the given orders, or a single one. */
export const listReceipts = async (
  tx: Tx,
  wanted: { readonly orderIds: readonly number[] } | { readonly receiptId: number },
): Promise<ReceiptRow[]> =>
  (
    await tx.rows<{ receipt: ReceiptRow }>(
      `select jsonb_build_object(
                'id', r.id, 'kind', r.kind, 'orderId', r.order_id, 'vendorName', r.vendor_name,
                'happenedOn', r.happened_on, 'bookedAt', r.booked_at,
                'bookedBy', ${authorName}, 'deliveryNote', r.delivery_note, 'note', r.note,
                'lines', (
                  select coalesce(jsonb_agg(jsonb_build_object(
                           'id', l.id, 'positionId', l.position_id, 'articleId', l.article_id,
                           'name', jsonb_build_object('de', coalesce(p.name_de, a.name), 'en', coalesce(p.name_en, a.name)),
                           'quantity', l.quantity, 'batchNumber', l.batch_number,
                           'expirationDate', l.expiration_date, 'storageName', s.name,
                           'stockId', l.stock_entry_id, 'isTakenBack', ${isTakenBack}, 'notStored', ${notStored},
                           'labelCount', (select count(*) from stock_label t
                                          where t.practice_id = $practice and t.stock_entry_id = l.stock_entry_id
                                            and t.withdrawn_at is null)
                         ) order by l.id), '[]')
                  from receipt_line l
                  left join order_position p on p.practice_id = l.practice_id and p.id = l.position_id
                  left join article a on a.practice_id = l.practice_id and a.id = l.article_id
                  left join storage s on s.practice_id = l.practice_id and s.id = l.storage_id
                  where l.practice_id = $practice and l.receipt_id = r.id)) as receipt
       from receipt r ${authorJoins('r.booked_by', 'r.device_id')}
       where r.practice_id = $practice and ${'orderIds' in wanted ? `r.order_id = ${matchesAny('$1')}` : 'r.id = $1'}
       order by r.id`,
      ['orderIds' in wanted ? wanted.orderIds : wanted.receiptId],
    )
  ).map(({ receipt }) => receipt);
