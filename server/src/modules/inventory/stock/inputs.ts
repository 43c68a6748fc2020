// Stock coming in: by hand, as part of a receipt, or as what new articles begin with; and cancelling an input.
import { randomUUID } from 'node:crypto';
import { missedDuties } from '@praxora/rules/inventory/batch-duty';
import { labelsDue, mostLabels } from '@praxora/rules/inventory/labels';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { newLabelId } from '../../../platform/label-ids.ts';
import { mapInSlices, Slices, splitIntoParts } from '../../../platform/slices.ts';
import {
  type BookingResult,
  countsForOrder,
  documentationDuties,
  labelPlacement,
  post,
  postAll,
} from './bookings.ts';
import * as ledger from './ledger.repository.ts';
import { lockedArticle, lockedEntry } from './locks.ts';
import * as repository from './stock.repository.ts';
import { voidEntries } from './take-back.repository.ts';
import { laterMovements } from './take-back.ts';

export interface StockInput {
  /** Its row is locked. */
  readonly article: repository.StockArticle;
  /** In the counting unit. */
  readonly amount: number;
  /** It is there, and held. */
  readonly storageId: number;
  readonly batchNumber: string;
  readonly expirationDate: string | null;
  readonly type: 'CORRECTION' | 'INCOMING_GOODS_FROM_OUTSIDE_ORDER' | 'INCOMING_GOODS_FROM_ORDER';
  readonly priceType: 'maximum' | 'average' | 'lowest' | 'notRecorded' | 'paid';
  /** Net cents of one order unit. */
  readonly orderUnitPriceCents: number | null;
  /** Cost center it was ordered for; left out: the article's. */
  readonly costCenterId?: number | null;
}

/** Common data of all inputs of one booking. */
export interface InputFrame {
  readonly vendor?: { readonly id: number; readonly name: string } | null;
  readonly orderId?: number | null;
  readonly day?: string | undefined;
  readonly note?: string;
  readonly scan?: ledger.CountedScan | null;
  /** Null: each input is a booking of its own. */
  readonly bookingId?: string | null;
  /** False: they are made, but nobody is reminded to print them. */
  readonly labelsAreDue?: boolean;
}

export type BookedInput = BookingResult & { readonly stockId: number; readonly labelIds: string[] };

/** Books in stock of one article by hand. */
export async function takeIn(
  context: UserContext,
  { articleId, ...input }: Omit<StockInput, 'article'> & { readonly articleId: number },
  frame: InputFrame = {},
): Promise<BookedInput> {
  // The article's row lock makes bookings of one article wait for each other, the storage's keeps it from being deleted. Articles
  // are locked before storages everywhere, so that nobody waits in a circle.
  const article = await lockedArticle(context, articleId);
  const isStorageThere = await repository.storageExists(context.tx, input.storageId);
  const expirationDate = input.expirationDate ?? article.opening_expiry;
  refuseInput(article, { ...input, expirationDate });
  if (!isStorageThere) throw new Refusal('NOT_FOUND');
  const [booked] = await takeInAll(context, [{ article, ...input, expirationDate }], frame);
  if (booked === undefined) throw new Error('One input is one booking');
  return booked;
}

/** Entries of one statement. */
const entriesAtOnce = 500;
/** Labels of one statement: a single entry may have hundreds. */
const labelsAtOnce = 5_000;

/** A few statements, however many inputs there are. */
export async function takeInAll(
  context: UserContext,
  inputs: readonly StockInput[],
  {
    vendor = null,
    orderId = null,
    bookingId = randomUUID(),
    note = '',
    labelsAreDue = true,
    ...frame
  }: InputFrame = {},
): Promise<BookedInput[]> {
  const { tx } = context;
  const day = frame.day ?? calendarDay(context.now());
  const slices = new Slices();
  await mapInSlices(inputs, (input) => refuseInput(input.article, input), slices);
  const labelIds = await mapInSlices(inputs, labelIdsFor, slices);
  const stockIds: number[] = [];
  for (const some of splitIntoParts(inputs, entriesAtOnce)) {
    const entries = some.map(
      (input): ledger.NewEntry => ({
        article_id: input.article.id,
        storage_id: input.storageId,
        batch_number: input.batchNumber,
        expiration_date: input.expirationDate,
        price_type: input.priceType,
        order_unit_price_cents: input.orderUnitPriceCents,
        units_per_order_unit: labelPlacement(input.article).unitsPerOrderUnit,
        vendor_id: vendor?.id ?? null,
        vendor_name: vendor?.name ?? '',
        order_id: orderId,
        received_on: day,
        moved_from: null,
        batch_labels: batchLabelsFor(input),
        batch_labels_due: labelsAreDue && batchLabelsFor(input) > 0,
      }),
    );
    const from = stockIds.length;
    const labels = labelIds
      .slice(from, from + entries.length)
      .flatMap((ids, place) => ids.map((id) => ({ id, place })));
    stockIds.push(...(await insertWithLabels(tx, entries, labels, labelsAreDue)));
  }
  const stockIdOf = (index: number): number => {
    const stockId = stockIds[index];
    if (stockId === undefined) throw new Error('An entry did not come back');
    return stockId;
  };
  const postings = await mapInSlices(
    inputs,
    ({ article, type, amount, costCenterId = null }, index) => ({
      article,
      movements: [
        {
          stock_entry_id: stockIdOf(index),
          kind: 'input' as const,
          input_type: type,
          amount,
          cost_center_id: costCenterId,
        },
      ],
      ...(bookingId === null ? { bookingId: randomUUID() } : {}),
    }),
    slices,
  );
  const booked = await postAll(context, postings, {
    day,
    note,
    scan: frame.scan ?? null,
    ...(bookingId === null ? {} : { bookingId }),
  });
  return booked.map((one, index) => ({
    ...one,
    stockId: stockIdOf(index),
    labelIds: labelIds[index] ?? [],
  }));
}

/** A label of one of the entries that are inserted with it. */
interface NewLabel {
  readonly id: string;
  /** From 0, among the entries. */
  readonly place: number;
}

async function insertWithLabels(
  tx: Tx,
  entries: readonly ledger.NewEntry[],
  labels: readonly NewLabel[],
  areDue: boolean,
): Promise<number[]> {
  const stockIds = await ledger.insertEntries(tx, entries);
  for (const some of splitIntoParts(labels, labelsAtOnce))
    await ledger.insertLabels(
      tx,
      some.map(({ place }) => stockIds[place] ?? 0),
      some.map(({ id }) => id),
      areDue,
    );
  return stockIds;
}

/** Refuses inputs that the article does not allow. */
export function refuseInput(
  article: repository.StockArticle,
  input: Pick<StockInput, 'batchNumber' | 'expirationDate'>,
): void {
  const concerned = concerning(article);
  if (!article.use_inventory) throw new Refusal('ARTICLE_NOT_IN_INVENTORY', {}, concerned);
  const [missed] = missedDuties(documentationDuties(article), input);
  if (missed) throw new Refusal(missed.code, {}, concerned);
}

/** Label ids of an input: one per package or per consumption unit; none if a permanent label stays at the shelf. */
function labelIdsFor({ article, amount }: StockInput): string[] {
  const labels = labelsDue(labelPlacement(article), amount);
  if (labels > mostLabels)
    throw new Refusal('TOO_MANY_LABELS', { labels, maximum: mostLabels }, concerning(article));
  return Array.from({ length: labels }, newLabelId);
}

/** For the records, where the article wants them and there is something to record. */
const batchLabelsFor = ({ article, batchNumber, expirationDate }: StockInput): number =>
  article.has_batch_label && (batchNumber !== '' || expirationDate !== null) ? article.batch_label_prints : 0;

/** Only an input nothing of which was used can be cancelled. */
export async function cancelInput(context: UserContext, stockId: number): Promise<BookingResult> {
  const { article, entry } = await lockedEntry(context, stockId);
  const origin = await repository.findOrigin(context.tx, stockId);
  if (origin === null || origin.kind !== 'input') throw new Refusal('NOT_FOUND');
  if (countsForOrder(origin.kind, entry.order_id))
    throw new Refusal('BOOKED_WITH_ORDER', {}, concerning(article));
  if (origin.is_reversed || (await laterMovements(context.tx, [stockId])).has(stockId))
    throw new Refusal('STOCK_INPUT_USED', {}, concerning(article));
  const booked = await post(context, article, [
    { stock_entry_id: stockId, kind: 'cancellation', amount: -origin.amount, reverses: origin.id },
  ]);
  await voidEntries(context.tx, [stockId]);
  return booked;
}
