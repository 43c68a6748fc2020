// Views of the ledger: entries by place, movements, use per month, everything about a batch.
import type { Movement, StockEntry } from '@praxora/contract/inventory/stock';
import { mostRecalled, type stockCalls } from '@praxora/contract/inventory/stock.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import { batchFits } from '@praxora/rules/inventory/batch-number';
import { calendarDay } from '@praxora/rules/shared/dates';
import { lastTwelveMonths } from '@praxora/rules/shared/last-months';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { countsForOrder } from './bookings.ts';
import { findArticle } from './stock.repository.ts';
import * as repository from './stock-views.repository.ts';

/** Data read for an article; refused when there is no such article. Both queries run at once. */
async function ofArticle<Data>({ tx }: UserContext, articleId: number, data: Promise<Data>): Promise<Data> {
  const [article, read] = await Promise.all([findArticle(tx, articleId), data]);
  if (article === null) throw new Refusal('NOT_FOUND');
  return read;
}

export async function listStock(context: UserContext, articleId: number): Promise<StockEntry[]> {
  return (await ofArticle(context, articleId, repository.listEntries(context.tx, articleId))).map(entryOf);
}

export async function listMovements(
  context: UserContext,
  articleId: number,
  { page, pageSize }: QueryOf<typeof stockCalls.listMovements>,
): Promise<DataOf<typeof stockCalls.listMovements>> {
  const [rows, total] = await ofArticle(
    context,
    articleId,
    Promise.all([
      repository.listMovements(context.tx, articleId, pageSize, page * pageSize),
      repository.countMovements(context.tx, articleId),
    ]),
  );
  return { items: rows.map(movementOf), total };
}

export async function useByMonth(
  context: UserContext,
  articleId: number,
): Promise<DataOf<typeof stockCalls.getUse>> {
  const months = lastTwelveMonths(calendarDay(context.now()));
  const rows = await ofArticle(
    context,
    articleId,
    repository.listUse(context.tx, articleId, months[0] ?? ''),
  );
  const known = new Map(rows.map((row) => [row.month, row.used]));
  return months.map((month) => ({ month, used: Math.max(known.get(month) ?? 0, 0) }));
}

/** A recall leaves nothing out: how the number is spelled does not count, and a part of it is enough. */
export async function recallBatch(
  { tx }: UserContext,
  wanted: string,
): Promise<DataOf<typeof stockCalls.recallBatch>> {
  const fitting = (await repository.listBatchNumbers(tx, wanted)).flatMap((batch) => {
    const fits = batchFits(wanted, batch);
    return fits === null ? [] : [{ batch, fits }];
  });
  fitting.sort((one, other) => other.fits.localeCompare(one.fits) || one.batch.localeCompare(other.batch));
  const fitsOf = new Map(fitting.map(({ batch, fits }) => [batch, fits]));
  const entries = await repository.listEntriesOfBatches(tx, [...fitsOf.keys()], mostRecalled);
  const movements = await repository.listMovementsOfEntries(
    tx,
    entries.filter(({ batch_number }) => fitsOf.get(batch_number) === 'whole').map(({ id }) => id),
  );
  const byEntry = groupBy(movements, ({ stock_entry_id }) => stock_entry_id);
  return entries.map((entry) => ({
    ...entryOf(entry),
    articleId: entry.article_id,
    articleName: entry.article_name,
    manufacturer: entry.manufacturer,
    unit: { de: entry.unit_de, en: entry.unit_en },
    fits: fitsOf.get(entry.batch_number) ?? 'part',
    movements: (byEntry.get(entry.id) ?? []).map(movementOf),
  }));
}

const entryOf = (row: repository.EntryViewRow): StockEntry => ({
  stockId: row.id,
  storageId: row.storage_id,
  storageName: row.storage_name,
  batchNumber: row.batch_number,
  expirationDate: row.expiration_date,
  receivedOn: row.received_on,
  vendorName: row.vendor_name,
  orderId: row.order_id,
  receiptId: row.receipt_id,
  orderUnitPriceCents: row.order_unit_price_cents,
  priceType: row.price_type,
  unitsPerOrderUnit: row.units_per_order_unit,
  amount: row.balance,
  labelIds: row.label_ids,
  labelId: row.label_ids[0] ?? null,
  isUsedFirst: row.use_first,
  openedOn: row.opened_on,
  block: row.block && { ...row.block, at: new Date(row.block.at).toISOString() },
});

/** Taking back removes what came in: it must still be there. What an order counts is taken back there. */
const canUndo = (row: repository.MovementViewRow): boolean =>
  row.kind !== 'undo' &&
  row.kind !== 'cancellation' &&
  row.kind !== 'price' &&
  !countsForOrder(row.kind, row.order_id) &&
  !row.is_reversed &&
  !row.is_used &&
  (row.amount < 0 || row.balance >= row.amount);

const canTakeBack = (row: repository.MovementViewRow): boolean =>
  row.receipt_id !== null && !row.is_reversed && !row.is_touched;

const unsaid = { reference: '', udi: '', serialNumber: '' };

const movementOf = (row: repository.MovementViewRow): Movement => ({
  id: row.id,
  bookingId: row.booking_id,
  articleId: row.article_id,
  articleName: row.article_name,
  kind: row.kind,
  type: row.input_type,
  orderId: countsForOrder(row.kind, row.order_id) ? row.order_id : null,
  receiptId: row.receipt_id,
  isFirst: row.is_first,
  amount: row.amount,
  unit: { de: row.unit_de, en: row.unit_en },
  stockId: row.stock_entry_id,
  storageName: row.storage_name,
  batchNumber: row.batch_number,
  expirationDate: row.expiration_date,
  orderUnitPriceCents: row.order_unit_price_cents,
  priceType: row.price_type,
  labelId: row.label_id,
  user: row.user_name,
  isByDevice: row.is_by_device,
  scannedAt: row.scanned_at?.toISOString() ?? null,
  isTimeCorrected: row.is_time_corrected,
  treatment: row.treatment ?? (row.kind === 'consumption' && row.asks_reference ? unsaid : null),
  note: row.note,
  happenedOn: row.happened_on,
  bookedAt: row.booked_at.toISOString(),
  isReversed: row.is_reversed,
  canUndo: canUndo(row),
  canTakeBack: canTakeBack(row),
});
