// A receipt that was booked by mistake, all of it or some of its lines: as long as nothing happened to the goods since, they
// never came. Goods that really go back to the vendor are a return.
import { randomUUID } from 'node:crypto';
import type { receivingCalls } from '@praxora/contract/purchasing/receiving.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { canTakeBack, stateByCounts } from '@praxora/rules/purchasing/order-states';
import { calendarDay } from '@praxora/rules/shared/dates';
import { toAuthor, type UserContext } from '../../../platform/context.ts';
import { type Concerned, concerning, Refusal } from '../../../platform/errors.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import { laterMovements, lockArticles, takeInputsBack } from '../../inventory/index.ts';
import { lockOrder, moveOrder } from '../orders/moves.ts';
import { orderDetail } from '../orders/order-detail.ts';
import { addReceived } from '../orders/progress.ts';
import { countUnits, sumsByPosition } from './lots.ts';
import * as receipts from './receiving.repository.ts';
import { findReceipt, type LineRow, listLines } from './take-back.repository.ts';

type ReversalRequest = BodyOf<typeof receivingCalls.takeReceiptBack>;

/** Locked in this order, as by everybody who books: the order, the articles by their ids. */
export async function takeReceiptBack(
  context: UserContext,
  receiptId: number,
  { lineIds, note }: ReversalRequest,
): Promise<DataOf<typeof receivingCalls.takeReceiptBack>> {
  const { tx, user, now } = context;
  const receipt = await findReceipt(tx, receiptId);
  if (receipt === null) throw new Refusal('NOT_FOUND');
  const order = receipt.order_id === null ? null : await lockOrder(tx, receipt.order_id);
  const articleIds = (await listLines(tx, receiptId)).flatMap(({ article_id }) => article_id ?? []);
  const articles = await lockArticles(tx, { ids: articleIds });

  const lines = linesToTakeBack(await listLines(tx, receiptId), lineIds);
  if (order && !canTakeBack(order.state)) throw new Refusal('ORDER_STATE');
  await refuseTouched(context, lines);

  const bookingId = randomUUID();
  const { vendor_id, vendor_name, delivery_note } = receipt;
  const reversalId = await receipts.insertReceipt(tx, {
    kind: 'reversal',
    orderId: receipt.order_id,
    vendor: { id: vendor_id, name: vendor_name },
    deliveryNote: delivery_note,
    note,
    happenedOn: calendarDay(now()),
    ...toAuthor(user),
    bookingId,
  });
  await receipts.insertLines(
    tx,
    reversalId,
    lines.map((line) => ({ ...line, reverses: line.id })),
  );
  const withdrawnLabels = await takeInputsBack(context, articles, stockIdsOf(lines), { note, bookingId });
  const units = countUnits(lines);
  if (order) await lowerCounts(context, order, lines, { receiptId: reversalId, units });
  return {
    receiptId: reversalId,
    order: order && (await orderDetail(tx, order.id)),
    units,
    withdrawnLabels,
  };
}

/** The requested lines, otherwise all that are not reversed yet. */
function linesToTakeBack(all: readonly LineRow[], lineIds: ReversalRequest['lineIds']): LineRow[] {
  const byId = new Map(all.map((line) => [line.id, line]));
  const unknown = (lineIds ?? []).flatMap((id, index) => (byId.has(id) ? [] : [index]));
  if (unknown.length > 0)
    throw wrongFields(
      unknown.map((index) => ({ field: `lineIds.${index}`, code: 'NOT_FOUND' })),
      { lineIds },
    );
  const requestedIds = new Set(lineIds);
  const lines = all.filter(({ id, is_taken_back }) =>
    lineIds === undefined ? !is_taken_back : requestedIds.has(id),
  );
  const again = lines.length === 0 ? all : lines.filter(({ is_taken_back }) => is_taken_back);
  if (again.length > 0) throw new Refusal('RECEIPT_TAKEN_BACK', {}, articlesOf(again));
  return lines;
}

/** Used, moved, corrected, counted or gone back; what was taken back itself does not count. */
async function refuseTouched({ tx }: UserContext, lines: readonly LineRow[]): Promise<void> {
  const later = await laterMovements(tx, stockIdsOf(lines));
  const touched = lines.filter(({ stock_entry_id }) => stock_entry_id !== null && later.has(stock_entry_id));
  if (touched.length > 0) throw new Refusal('RECEIPT_USED', {}, articlesOf(touched));
}

const stockIdsOf = (lines: readonly LineRow[]): number[] =>
  lines.flatMap(({ stock_entry_id }) => stock_entry_id ?? []);

const articlesOf = (lines: readonly LineRow[]): Concerned => {
  const names = new Map(
    lines.flatMap(({ article_id, article_name }) =>
      article_id !== null && article_name !== null ? [[article_id, article_name] as const] : [],
    ),
  );
  return concerning(...[...names].map(([id, name]) => ({ id, name })));
};

/** The order stands where it would stand without them. */
async function lowerCounts(
  { tx, user }: UserContext,
  order: Awaited<ReturnType<typeof lockOrder>>,
  lines: readonly LineRow[],
  detail: { readonly receiptId: number; readonly units: number },
): Promise<void> {
  const units = sumsByPosition(lines);
  const positions = (await receipts.listPositions(tx, order.id)).map((position) => ({
    ...position,
    received: position.received - (units.get(position.id) ?? 0),
  }));
  // The lines are in: what is left of the goods that were not stored must cover what of them went back.
  const notStored = await receipts.notStored(tx, order.id);
  const isShort = positions.some(
    ({ id, received, returned }) => received < returned || (notStored.get(id) ?? 0) < 0,
  );
  if (isShort) throw new Refusal('RECEIPT_USED', {}, articlesOf(lines));
  await addReceived(tx, new Map([...units].map(([id, count]) => [id, -count])));
  await moveOrder(tx, order.id, 'taken-back', {
    ...toAuthor(user),
    detail,
    to: stateByCounts(positions, order.is_confirmed),
  });
}
