// The lots of a receipt: what is wrong with them, row by row; and putting them into stock.
import type { ErrorCode } from '@praxora/contract/errors';
import type { DueLabels } from '@praxora/contract/receiving/receiving.calls';
import { labelCount, mostLabels } from '@praxora/rules/label-count';
import { type Packaging, unitsPerOrderUnit } from '@praxora/rules/units';
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/errors.ts';
import { wrongFields } from '../../platform/http/problems.ts';
import { type StockArticle, takeIn } from '../stock/stock.service.ts';
import { insertLines, type NewLine } from './receiving.repository.ts';

export interface Lot {
  readonly quantity: number;
  readonly batchNumber: string;
  readonly expirationDate?: string | null | undefined;
  /** Null: this part is not stored. */
  readonly storageId: number | null;
}

export interface Problem {
  readonly field: string;
  readonly code: ErrorCode;
}

/** Each at the field of the request it concerns, so that the screen can show it at its row. */
export const lotProblems = (
  lots: readonly Lot[],
  path: string,
  article: StockArticle | null,
  storages: ReadonlyMap<number, string>,
): Problem[] =>
  lots.flatMap((lot, index) => {
    const at = (field: string, code: ErrorCode): Problem[] => [{ field: `${path}.${index}.${field}`, code }];
    if (lot.storageId === null) return [];
    if (article === null) return at('storageId', 'POSITION_NOT_AN_ARTICLE');
    if (!article.use_inventory) return at('storageId', 'ARTICLE_NOT_IN_INVENTORY');
    return [
      ...(storages.has(lot.storageId) ? [] : at('storageId', 'NOT_FOUND')),
      ...(article.has_batch_obligation && lot.batchNumber === '' ? at('batchNumber', 'BATCH_REQUIRED') : []),
      ...(article.has_expiry_obligation && !lot.expirationDate
        ? at('expirationDate', 'EXPIRY_REQUIRED')
        : []),
    ];
  });

export const unitsOf = (lots: readonly { readonly quantity: number }[]): number =>
  lots.reduce((sum, { quantity }) => sum + quantity, 0);

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
  const labels = lots.reduce(
    (sum, { article, lot }) =>
      sum +
      (article === null || lot.storageId === null
        ? 0
        : labelCount(
            article.unit_to_label,
            article.unit_to_count,
            packagingOf(article),
            lot.quantity * perOrderUnitOf(article),
          )),
    0,
  );
  if (labels > mostLabels) throw new Refusal('TOO_MANY_LABELS', { labels, maximum: mostLabels });
}

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
