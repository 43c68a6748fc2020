// The lots of a receipt: what is wrong with them, row by row; and putting them into stock.
import type { DueLabels } from '@praxora/contract/receiving/receiving.calls';
import { labelCount, mostLabels } from '@praxora/rules/label-count';
import { type Packaging, unitsPerOrderUnit } from '@praxora/rules/units';
import type { UserContext } from '../../platform/context.ts';
import { concerning, Refusal } from '../../platform/errors.ts';
import { type WrongField, wrongFields } from '../../platform/http/problems.ts';
import { type StockArticle, takeIn } from '../stock/stock.service.ts';
import { insertLines, type NewLine } from './receiving.repository.ts';

export interface Lot {
  readonly quantity: number;
  readonly batchNumber: string;
  readonly expirationDate?: string | null | undefined;
  /** Null: this part is not stored. */
  readonly storageId: number | null;
}

/** Each at the field of the request it concerns, so that the screen can show it at its row. */
export const lotProblems = (
  lots: readonly Lot[],
  path: string,
  article: StockArticle | null,
  storages: ReadonlyMap<number, string>,
): WrongField[] =>
  lots.flatMap((lot, index): WrongField[] => {
    const at = (field: keyof Lot) => ({ field: `${path}.${index}.${field}` });
    if (lot.storageId === null) return [];
    if (article === null) return [{ ...at('storageId'), code: 'POSITION_NOT_AN_ARTICLE' }];
    const concerned = concerning(article);
    if (!article.use_inventory) return [{ ...at('storageId'), code: 'ARTICLE_NOT_IN_INVENTORY', concerned }];
    const problems: WrongField[] = [];
    if (!storages.has(lot.storageId)) problems.push({ ...at('storageId'), code: 'NOT_FOUND' });
    if (article.has_batch_obligation && lot.batchNumber === '')
      problems.push({ ...at('batchNumber'), code: 'BATCH_REQUIRED', concerned });
    if (article.has_expiry_obligation && !lot.expirationDate)
      problems.push({ ...at('expirationDate'), code: 'EXPIRY_REQUIRED', concerned });
    return problems;
  });

export const unitsOf = (lots: readonly { readonly quantity: number }[]): number =>
  lots.reduce((sum, { quantity }) => sum + quantity, 0);

/** Units by position; what has none is counted nowhere. */
export function sumsByPosition(
  parts: readonly { readonly position_id: number | null; readonly quantity: number }[],
): Map<number, number> {
  const units = new Map<number, number>();
  for (const { position_id, quantity } of parts)
    if (position_id !== null) units.set(position_id, (units.get(position_id) ?? 0) + quantity);
  return units;
}

export const storageIdsOf = (received: readonly { readonly lots: readonly Lot[] }[]): number[] =>
  received.flatMap(({ lots }) => lots.flatMap(({ storageId }) => storageId ?? []));

export interface Received {
  readonly positionId: number | null;
  readonly article: StockArticle | null;
  /** Net cents of one order unit; null: not recorded. */
  readonly priceCents: number | null;
  readonly lots: readonly Lot[];
}

interface Frame {
  readonly receiptId: number;
  readonly bookingId: string;
  readonly day: string;
  readonly note: string;
  readonly vendor: { readonly id: number; readonly name: string } | null;
  readonly orderId: number | null;
  readonly storages: ReadonlyMap<number, string>;
}

/** Nobody unpacks more at once; so many would hold the articles for minutes. */
const mostLots = 1000;

function refuseTooMuch(received: readonly Received[]): void {
  const lots = received.flatMap(({ article, lots: ofOne }) => ofOne.map((lot) => ({ article, lot })));
  if (lots.length > mostLots) throw wrongFields([{ field: 'lots', code: 'INCORRECT_VALUE' }], {});
  const labelled = new Map<StockArticle, number>();
  for (const { article, lot } of lots) {
    const labels = article && lot.storageId !== null ? labelsOf(article, lot) : 0;
    if (article && labels > 0) labelled.set(article, (labelled.get(article) ?? 0) + labels);
  }
  const labels = [...labelled.values()].reduce((sum, count) => sum + count, 0);
  if (labels > mostLabels)
    throw new Refusal('TOO_MANY_LABELS', { labels, maximum: mostLabels }, concerning(...labelled.keys()));
}

const labelsOf = (article: StockArticle, { quantity }: Lot): number =>
  labelCount(
    article.unit_to_label,
    article.unit_to_count,
    packagingOf(article),
    quantity * perOrderUnitOf(article),
  );

const packagingOf = (article: StockArticle): Packaging => ({
  orderUnitId: article.order_unit_id,
  consumptionUnitId: article.consumption_unit_id,
  consumptionUnitCount: article.consumption_unit_count,
});

const perOrderUnitOf = (article: StockArticle): number =>
  unitsPerOrderUnit(article.unit_to_count, packagingOf(article));

/** Writes the receipt's lines; answers the labels that fall due. The articles are locked. */
export async function storeLots(
  context: UserContext,
  frame: Frame,
  received: readonly Received[],
): Promise<DueLabels[]> {
  refuseTooMuch(received);
  const lines: NewLine[] = [];
  const due: DueLabels[] = [];
  for (const { positionId, article, priceCents, lots } of received)
    for (const lot of lots) {
      const stored = await storeLot(context, frame, article, priceCents, lot);
      if (stored && stored.labelIds.length > 0) due.push(stored);
      lines.push({
        position_id: positionId,
        article_id: article?.id ?? null,
        quantity: lot.quantity,
        batch_number: lot.batchNumber,
        expiration_date: lot.expirationDate ?? null,
        storage_id: lot.storageId,
        stock_entry_id: stored?.stockId ?? null,
      });
    }
  await insertLines(context.tx, frame.receiptId, lines);
  return due;
}

async function storeLot(
  context: UserContext,
  { bookingId, day, note, vendor, orderId, storages }: Frame,
  article: StockArticle | null,
  priceCents: number | null,
  { quantity, batchNumber, expirationDate = null, storageId }: Lot,
): Promise<DueLabels | null> {
  if (article === null || storageId === null) return null;
  const { stockId, labelIds } = await takeIn(context, {
    articleId: article.id,
    amount: quantity * perOrderUnitOf(article),
    storageId,
    batchNumber,
    expirationDate,
    type: orderId === null ? 'INCOMING_GOODS_FROM_OUTSIDE_ORDER' : 'INCOMING_GOODS_FROM_ORDER',
    priceType: priceCents === null ? 'notRecorded' : 'paid',
    orderUnitPriceCents: priceCents,
    day,
    note,
    bookingId,
    ...(vendor ? { vendor } : {}),
    ...(orderId === null ? {} : { orderId }),
  });
  return {
    articleId: article.id,
    articleName: article.name,
    stockId,
    batchNumber,
    expirationDate,
    storageName: storages.get(storageId) ?? '',
    labelIds,
  };
}
