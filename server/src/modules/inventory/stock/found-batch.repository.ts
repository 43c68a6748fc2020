// SQL of batches that a count finds.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface Batch {
  readonly articleId: number;
  readonly storageId: number;
  readonly batchNumber: string;
  readonly expirationDate: string | null;
}

/** What is left of it first, then the latest. */
export const findSameBatch = (tx: Tx, batch: Batch): Promise<Columns<'stock_entry', 'id'> | null> =>
  tx.maybe(
    `select id from stock_entry
     where practice_id = $practice and article_id = $1 and storage_id = $2 and batch_number = $3
       and expiration_date is not distinct from $4::date
     order by balance > 0 desc, id desc limit 1`,
    [batch.articleId, batch.storageId, batch.batchNumber, batch.expirationDate],
  );

/** Of the latest entry with a price. */
export const findUsualPrice = (
  tx: Tx,
  articleId: number,
): Promise<Columns<'stock_entry', 'price_type' | 'order_unit_price_cents'> | null> =>
  tx.maybe(
    `select price_type, order_unit_price_cents from stock_entry
     where practice_id = $practice and article_id = $1 and order_unit_price_cents is not null order by id desc limit 1`,
    [articleId],
  );
