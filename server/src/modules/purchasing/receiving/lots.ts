// The lots of a receipt: what is wrong with them, row by row; and putting them into stock.
import type { DueLabels } from '@praxora/contract/purchasing/receiving.calls';
import { missedDuties } from '@praxora/rules/inventory/batch-duty';
import { labelsDueForPacks, mostLabels } from '@praxora/rules/inventory/labels';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { type WrongField, wrongFields } from '../../../platform/http/problems.ts';
import {
  type BookedInput,
  type CountedScan,
  documentationDuties,
  labelPlacement,
  type StockArticle,
  type StockInput,
  takeInAll,
} from '../../inventory/index.ts';
import { insertLines } from './receiving.repository.ts';

export interface Lot {
  readonly quantity: number;
  readonly batchNumber: string;
  readonly expirationDate?: string | null | undefined;
  /** Null: this part is not stored. */
  readonly storageId: number | null;
}

/** Problems of lots, each with the request field it concerns, so that the screen can show it at its row. */
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
    const { batchNumber, expirationDate = null } = lot;
    for (const { field, code } of missedDuties(documentationDuties(article), { batchNumber, expirationDate }))
      problems.push({ ...at(field), code, concerned });
    return problems;
  });

export const countUnits = (lots: readonly { readonly quantity: number }[]): number =>
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

export const listStorageIds = (received: readonly { readonly lots: readonly Lot[] }[]): number[] =>
  received.flatMap(({ lots }) => lots.flatMap(({ storageId }) => storageId ?? []));

export interface DeliveredLine {
  readonly positionId: number | null;
  readonly article: StockArticle | null;
  /** Net cents of one order unit; null: not recorded. */
  readonly priceCents: number | null;
  /** Cost center it was ordered for; left out: the article's. */
  readonly costCenterId?: number | null;
  readonly lots: readonly Lot[];
}

interface Frame {
  readonly receiptId: number;
  readonly bookingId: string;
  readonly day: string;
  readonly note: string;
  readonly scan: CountedScan | null;
  readonly vendor: { readonly id: number; readonly name: string } | null;
  readonly orderId: number | null;
  readonly storages: ReadonlyMap<number, string>;
}

/** Limit on lots per receipt: more are never unpacked at once and would lock the articles for minutes. */
const mostLots = 1000;

function refuseTooMuch(received: readonly DeliveredLine[]): void {
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
  labelsDueForPacks(labelPlacement(article), quantity);

const perOrderUnitOf = (article: StockArticle): number => labelPlacement(article).unitsPerOrderUnit;

/** Writes the receipt's lines; answers the labels that fall due. The articles are locked, the storages held. */
export async function storeLots(
  context: UserContext,
  frame: Frame,
  received: readonly DeliveredLine[],
): Promise<DueLabels[]> {
  refuseTooMuch(received);
  const lots = received.flatMap(({ lots: ofOne, ...rest }) => ofOne.map((lot) => ({ ...rest, lot })));
  const stored = lots.filter(isStored);
  const booked = await takeInAll(context, stored.map(inputOf(frame)), frame);
  const byLot = new Map<Lot, BookedInput | undefined>(stored.map(({ lot }, index) => [lot, booked[index]]));
  await insertLines(
    context.tx,
    frame.receiptId,
    lots.map(({ positionId, article, lot }) => ({
      position_id: positionId,
      article_id: article?.id ?? null,
      quantity: lot.quantity,
      batch_number: lot.batchNumber,
      expiration_date: lot.expirationDate ?? null,
      storage_id: lot.storageId,
      stock_entry_id: byLot.get(lot)?.stockId ?? null,
    })),
  );
  return stored.flatMap(({ article, lot }, index): DueLabels[] => {
    const { stockId, labelIds } = booked[index] ?? {};
    if (stockId === undefined || labelIds === undefined || labelIds.length === 0) return [];
    return [
      {
        articleId: article.id,
        articleName: article.name,
        stockId,
        batchNumber: lot.batchNumber,
        expirationDate: lot.expirationDate ?? null,
        storageName: frame.storages.get(lot.storageId) ?? '',
        labelIds,
      },
    ];
  });
}

interface StoredLot {
  readonly article: StockArticle;
  readonly priceCents: number | null;
  readonly costCenterId?: number | null;
  readonly lot: Lot & { readonly storageId: number };
}

const isStored = <One extends { readonly article: StockArticle | null; readonly lot: Lot }>(
  one: One,
): one is One & StoredLot => one.article !== null && one.lot.storageId !== null;

const inputOf =
  ({ orderId }: Frame) =>
  ({ article, priceCents, costCenterId = null, lot }: StoredLot): StockInput => ({
    article,
    amount: lot.quantity * perOrderUnitOf(article),
    storageId: lot.storageId,
    batchNumber: lot.batchNumber,
    expirationDate: lot.expirationDate ?? null,
    type: orderId === null ? 'INCOMING_GOODS_FROM_OUTSIDE_ORDER' : 'INCOMING_GOODS_FROM_ORDER',
    priceType: priceCents === null ? 'notRecorded' : 'paid',
    orderUnitPriceCents: priceCents,
    costCenterId,
  });
