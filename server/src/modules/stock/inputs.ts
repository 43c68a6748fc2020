// Stock coming in: by hand, or as part of a receipt; and cancelling it.
import { randomBytes } from 'node:crypto';
import { labelIdOf } from '@praxora/barcode/label-id';
import { calendarDay } from '@praxora/rules/dates';
import { labelCount, mostLabels } from '@praxora/rules/label-count';
import { type Packaging, unitsPerOrderUnit } from '@praxora/rules/units';
import type { UserContext } from '../../platform/context.ts';
import { concerning, Refusal } from '../../platform/errors.ts';
import { type Booked, countsForOrder, lockedArticle, lockedEntry, post } from './bookings.ts';
import * as repository from './stock.repository.ts';
import { voidEntries } from './take-back.repository.ts';

export interface StockInput {
  readonly articleId: number;
  /** In the counting unit. */
  readonly amount: number;
  readonly storageId: number;
  readonly batchNumber: string;
  readonly expirationDate: string | null;
  readonly type: 'CORRECTION' | 'INCOMING_GOODS_FROM_OUTSIDE_ORDER' | 'INCOMING_GOODS_FROM_ORDER';
  readonly priceType: 'maximum' | 'average' | 'lowest' | 'notRecorded' | 'paid';
  /** Net cents of one order unit. */
  readonly orderUnitPriceCents: number | null;
  readonly vendor?: { readonly id: number; readonly name: string };
  readonly orderId?: number;
  readonly day?: string | undefined;
  readonly note?: string;
  /** Joins a booking of several inputs. */
  readonly bookingId?: string;
}

export type BookedInput = Booked & { readonly stockId: number; readonly labelIds: string[] };

export async function takeIn(context: UserContext, input: StockInput): Promise<BookedInput> {
  const { tx } = context;
  const article = await lockedArticle(context, input.articleId);
  refuseInput(article, input);
  if (!(await repository.storageExists(tx, input.storageId))) throw new Refusal('NOT_FOUND');
  const day = input.day ?? calendarDay(context.now());
  const stockId = await repository.insertEntry(tx, {
    article_id: article.id,
    storage_id: input.storageId,
    batch_number: input.batchNumber,
    expiration_date: input.expirationDate,
    price_type: input.priceType,
    order_unit_price_cents: input.orderUnitPriceCents,
    units_per_order_unit: unitsPerOrderUnit(article.unit_to_count, packagingOf(article)),
    vendor_id: input.vendor?.id ?? null,
    vendor_name: input.vendor?.name ?? '',
    order_id: input.orderId ?? null,
    received_on: day,
    moved_from: null,
  });
  const labelIds = await makeLabels(context, article, stockId, input.amount);
  const booked = await post(
    context,
    article,
    [{ stock_entry_id: stockId, kind: 'input', input_type: input.type, amount: input.amount }],
    {
      day,
      ...(input.note ? { note: input.note } : {}),
      ...(input.bookingId ? { bookingId: input.bookingId } : {}),
    },
  );
  return { ...booked, stockId, labelIds };
}

/** What the article does not let in. */
export function refuseInput(
  article: repository.StockArticle,
  input: Pick<StockInput, 'batchNumber' | 'expirationDate'>,
): void {
  const concerned = concerning(article);
  if (!article.use_inventory) throw new Refusal('ARTICLE_NOT_IN_INVENTORY', {}, concerned);
  if (article.has_batch_obligation && input.batchNumber === '')
    throw new Refusal('BATCH_REQUIRED', {}, concerned);
  if (article.has_expiry_obligation && input.expirationDate === null)
    throw new Refusal('EXPIRY_REQUIRED', {}, concerned);
}

export const packagingOf = (article: repository.StockArticle): Packaging => ({
  orderUnitId: article.order_unit_id,
  consumptionUnitId: article.consumption_unit_id,
  consumptionUnitCount: article.consumption_unit_count,
});

export const newLabelId = (): string => labelIdOf(randomBytes(8));

/** One per package, one per consumption unit, or one for good that stays at the shelf. */
async function makeLabels(
  { tx }: UserContext,
  article: repository.StockArticle,
  stockId: number,
  amount: number,
): Promise<string[]> {
  if (article.unit_to_label === 'STORAGE_PRODUCT') {
    if (article.permanent_label_id === null) await repository.setPermanentLabel(tx, article.id, newLabelId());
    return [];
  }
  const labels = labelCount(article.unit_to_label, article.unit_to_count, packagingOf(article), amount);
  if (labels > mostLabels)
    throw new Refusal('TOO_MANY_LABELS', { labels, maximum: mostLabels }, concerning(article));
  const ids = Array.from({ length: labels }, newLabelId);
  await repository.insertLabels(tx, stockId, ids);
  return ids;
}

/** Only an input nothing of which was used can be cancelled. */
export async function cancelInput(context: UserContext, stockId: number): Promise<Booked> {
  const { article, entry } = await lockedEntry(context, stockId);
  const origin = await repository.findOrigin(context.tx, stockId);
  if (origin === null || origin.kind !== 'input') throw new Refusal('NOT_FOUND');
  if (countsForOrder(origin.kind, entry.order_id))
    throw new Refusal('BOOKED_WITH_ORDER', {}, concerning(article));
  if (origin.is_reversed || (await repository.isUsed(context.tx, stockId)))
    throw new Refusal('STOCK_INPUT_USED', {}, concerning(article));
  const booked = await post(context, article, [
    { stock_entry_id: stockId, kind: 'cancellation', amount: -origin.amount, reverses: Number(origin.id) },
  ]);
  await voidEntries(context.tx, [stockId]);
  return booked;
}
