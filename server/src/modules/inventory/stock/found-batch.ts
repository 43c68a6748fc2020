// A batch that is on the shelf and not in the books: its entry, empty until a count is booked.
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { labelPlacement } from './bookings.ts';
import { findSameBatch, findUsualPrice } from './found-batch.repository.ts';
import { refuseInput } from './inputs.ts';
import { insertEntries } from './ledger.repository.ts';
import { lockedArticle } from './locks.ts';
import { storageExists } from './stock.repository.ts';

interface FoundBatch {
  readonly articleId: number;
  readonly storageId: number;
  readonly batchNumber: string;
  readonly expirationDate: string | null;
}

/** Id of the entry: the batch's own, where the storage has or had it, else a new one at the article's latest price. */
export async function placeFoundBatch(context: UserContext, batch: FoundBatch): Promise<number> {
  const { tx, now } = context;
  const article = await lockedArticle(context, batch.articleId);
  refuseInput(article, batch);
  if (!(await storageExists(tx, batch.storageId))) throw new Refusal('STORAGE_GONE', {}, concerning(article));
  const same = await findSameBatch(tx, batch);
  if (same !== null) return same.id;
  const price = await findUsualPrice(tx, batch.articleId);
  const [id] = await insertEntries(tx, [
    {
      article_id: batch.articleId,
      storage_id: batch.storageId,
      batch_number: batch.batchNumber,
      expiration_date: batch.expirationDate,
      price_type: price?.price_type ?? 'notRecorded',
      order_unit_price_cents: price?.order_unit_price_cents ?? null,
      units_per_order_unit: labelPlacement(article).unitsPerOrderUnit,
      vendor_id: null,
      vendor_name: '',
      order_id: null,
      received_on: calendarDay(now()),
      moved_from: null,
    },
  ]);
  if (id === undefined) throw new Error('An entry did not come back');
  return id;
}
