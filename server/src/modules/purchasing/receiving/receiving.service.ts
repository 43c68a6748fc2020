// Goods of an order coming in: stock, labels and the order's state in one transaction, or nothing at all.
import { randomUUID } from 'node:crypto';
import type { receivingCalls } from '@praxora/contract/purchasing/receiving.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { canReceive, receiptEvent } from '@praxora/rules/purchasing/order-states';
import { calendarDay } from '@praxora/rules/shared/dates';
import { toAuthor, type UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { type WrongField, wrongFields } from '../../../platform/http/problems.ts';
import {
  countedScan,
  lockArticles,
  refuseImpossibleDay,
  refuseImpossibleScan,
  type StockArticle,
} from '../../inventory/index.ts';
import { lockOrder, moveOrder } from '../orders/moves.ts';
import { orderDetail } from '../orders/order-detail.ts';
import { addReceived } from '../orders/progress.ts';
import { countUnits, listStorageIds, lotProblems, storeLots } from './lots.ts';
import * as repository from './receiving.repository.ts';

type ReceiptRequest = BodyOf<typeof receivingCalls.bookReceipt>;

/** Most units received of one position in all its receipts; more is a typing error. */
const mostReceived = 1_000_000;

/**
 * Locked in this order, by everybody who books: the order, the articles by their ids, the storages. The goods may have come before
 * the order was placed here: a practice may order by telephone first.
 */
export async function bookReceipt(
  context: UserContext,
  orderId: number,
  wanted: ReceiptRequest,
): Promise<DataOf<typeof receivingCalls.bookReceipt>> {
  const { tx, user, now } = context;
  await refuseImpossibleDay(context, wanted.happenedOn, 'happenedOn');
  const scan = countedScan(context, wanted.scannedAt);
  await refuseImpossibleScan(context, scan);
  const order = await lockOrder(tx, orderId);
  if (!canReceive(order.state)) throw new Refusal('ORDER_STATE');
  const units = countUnits(wanted.positions.flatMap(({ lots }) => lots));
  if (units === 0) throw new Refusal('RECEIPT_EMPTY');

  const positions = await repository.listPositions(tx, orderId);
  const byId = new Map(positions.map((position) => [position.id, position]));
  const articleOf = await articlesOf(context, wanted, byId);
  const storages = await repository.lockStorages(tx, listStorageIds(wanted.positions));
  const problems = problemsOf(wanted, byId, articleOf, storages);
  if (problems.length > 0) throw wrongFields(problems, wanted);

  const came = new Map(wanted.positions.map(({ positionId, lots }) => [positionId, countUnits(lots)]));
  const after = positions.map((position) => ({
    ...position,
    received: position.received + (came.get(position.id) ?? 0),
  }));
  const tooMany = after.filter(({ id, quantity, received }) => came.has(id) && received > quantity);
  if (tooMany.length > 0 && !wanted.acceptsMore)
    throw new Refusal('MORE_THAN_ORDERED', { positions: tooMany.map(({ id }) => id).join(',') });

  const vendor = { id: order.vendor_id, name: order.vendor_name };
  const { note, deliveryNote, happenedOn = calendarDay(scan?.at ?? now()) } = wanted;
  const bookingId = randomUUID();
  const receiptId = await repository.insertReceipt(tx, {
    kind: 'receipt',
    orderId,
    vendor,
    deliveryNote,
    note,
    happenedOn,
    ...toAuthor(user),
    bookingId,
  });
  const labels = await storeLots(
    context,
    { receiptId, bookingId, day: happenedOn, note, scan, vendor, orderId, storages },
    wanted.positions.map(({ positionId, lots }) => ({
      positionId,
      article: articleOf.get(positionId) ?? null,
      priceCents: paidFor(byId.get(positionId)),
      costCenterId: byId.get(positionId)?.cost_center_id ?? null,
      lots,
    })),
  );
  await addReceived(tx, came);
  await moveOrder(tx, orderId, receiptEvent(after), { ...toAuthor(user), detail: { receiptId, units } });
  return { receiptId, order: user.device ? null : await orderDetail(tx, orderId), labels };
}

type Positions = ReadonlyMap<number, repository.PositionRow>;

/** The article each position becomes, if there is one; locked. */
async function articlesOf(
  { tx }: UserContext,
  wanted: ReceiptRequest,
  positions: Positions,
): Promise<Map<number, StockArticle>> {
  const products = new Map(
    wanted.positions.flatMap(({ positionId }) => {
      const productId = positions.get(positionId)?.product_id;
      return productId ? [[positionId, productId] as const] : [];
    }),
  );
  const articles = new Map(
    (await lockArticles(tx, { productIds: [...products.values()] })).map((article) => [
      article.product_id,
      article,
    ]),
  );
  return new Map(
    [...products].flatMap(([positionId, productId]) => {
      const article = articles.get(productId);
      return article ? [[positionId, article] as const] : [];
    }),
  );
}

function problemsOf(
  wanted: ReceiptRequest,
  positions: Positions,
  articleOf: ReadonlyMap<number, StockArticle>,
  storages: ReadonlyMap<number, string>,
): WrongField[] {
  const seen = new Set<number>();
  return wanted.positions.flatMap(({ positionId, lots }, index): WrongField[] => {
    const path = `positions.${index}`;
    const position = positions.get(positionId);
    if (position === undefined) return [{ field: `${path}.positionId`, code: 'NOT_FOUND' }];
    if (seen.has(positionId)) return [{ field: `${path}.positionId`, code: 'INCORRECT_VALUE' }];
    seen.add(positionId);
    if (position.received + countUnits(lots) > mostReceived)
      return [{ field: `${path}.lots`, code: 'INCORRECT_VALUE' }];
    return lotProblems(lots, `${path}.lots`, articleOf.get(positionId) ?? null, storages);
  });
}

/** The price of one order unit after discounts. */
const paidFor = (position: repository.PositionRow | undefined): number | null =>
  position ? Math.round(position.net_cents / position.quantity) : null;
