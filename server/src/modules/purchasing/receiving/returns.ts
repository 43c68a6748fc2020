// Goods of an order going back to the vendor. The order stays where it is; its positions count what went back.
import { randomUUID } from 'node:crypto';
import type { ReturnableLot, receivingCalls } from '@praxora/contract/purchasing/receiving.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { nextOrderState } from '@praxora/rules/purchasing/order-states';
import { calendarDay } from '@praxora/rules/shared/dates';
import { toAuthor, type UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { type WrongField, wrongFields } from '../../../platform/http/problems.ts';
import { giveBack, refuseImpossibleDay } from '../../inventory/index.ts';
import { lockOrder, moveOrder } from '../orders/moves.ts';
import { orderDetail } from '../orders/order-detail.ts';
import { addReturned } from '../orders/progress.ts';
import { countUnits, sumsByPosition } from './lots.ts';
import * as repository from './receiving.repository.ts';

type ReturnRequest = BodyOf<typeof receivingCalls.bookReturn>;

/** Where it lies today, in whole order units; no more of a position than has not gone back yet. */
export async function listReturnable({ tx }: UserContext, orderId: number): Promise<ReturnableLot[]> {
  const positions = await repository.listPositions(tx, orderId);
  if (positions.length === 0) throw new Refusal('NOT_FOUND');
  const entries = await repository.listReturnable(tx, orderId, null);
  const notStored = await repository.notStored(tx, orderId);
  return positions
    .flatMap(({ id: positionId, received, returned }) => {
      const returnable = (units: number) => Math.min(units, received - returned);
      const stored = entries.filter(({ position_id }) => position_id === positionId);
      return [
        ...stored.map((entry) => ({
          positionId,
          stockId: entry.id,
          storageName: entry.storage_name,
          batchNumber: entry.batch_number,
          expirationDate: entry.expiration_date,
          most: returnable(Math.floor(entry.balance / entry.units_per_order_unit)),
        })),
        {
          positionId,
          stockId: null,
          storageName: null,
          batchNumber: '',
          expirationDate: null,
          most: returnable(notStored.get(positionId) ?? 0),
        },
      ];
    })
    .filter(({ most }) => most > 0);
}

export async function bookReturn(
  context: UserContext,
  orderId: number,
  wanted: ReturnRequest,
): Promise<DataOf<typeof receivingCalls.bookReturn>> {
  const { tx, user, now } = context;
  await refuseImpossibleDay(context, wanted.happenedOn, 'happenedOn');
  const order = await lockOrder(tx, orderId);
  if (nextOrderState(order.state, 'returned') === null) throw new Refusal('ORDER_STATE');
  if (wanted.positions.length === 0) throw new Refusal('RECEIPT_EMPTY');

  const positions = new Map(
    (await repository.listPositions(tx, orderId)).map((position) => [position.id, position]),
  );
  const entries = await returnable(context, orderId, wanted);
  const problems = problemsOf(wanted, positions, entries);
  if (problems.length > 0) throw wrongFields(problems, wanted);
  const units = sums(wanted.positions);
  await refuseMoreThanReceived(context, orderId, wanted, positions, units);

  const { note, happenedOn = calendarDay(now()) } = wanted;
  await refuseBeforeReceipt(context, [...units.keys()], happenedOn);
  const bookingId = randomUUID();
  const receiptId = await repository.insertReceipt(tx, {
    kind: 'return',
    orderId,
    vendor: { id: order.vendor_id, name: order.vendor_name },
    deliveryNote: '',
    note,
    happenedOn,
    ...toAuthor(user),
    bookingId,
  });
  const parts = wanted.positions.map((part) => ({ ...part, entry: entries.get(keyOf(part)) ?? null }));
  await giveBack(
    context,
    parts.flatMap(({ entry, quantity }) =>
      entry ? [{ stockId: entry.id, amount: quantity * entry.units_per_order_unit }] : [],
    ),
    { note, day: happenedOn, bookingId },
  );
  await repository.insertLines(
    tx,
    receiptId,
    parts.map(({ positionId, quantity, entry }) => ({
      position_id: positionId,
      article_id: entry?.article_id ?? null,
      quantity,
      batch_number: entry?.batch_number ?? '',
      expiration_date: entry?.expiration_date ?? null,
      storage_id: entry?.storage_id ?? null,
      stock_entry_id: entry?.id ?? null,
    })),
  );
  await addReturned(tx, units);
  await moveOrder(tx, orderId, 'returned', {
    ...toAuthor(user),
    detail: { receiptId, units: countUnits(wanted.positions) },
  });
  return { receiptId, order: await orderDetail(tx, orderId) };
}

/** Goods that were not stored went back on no day before they came. */
async function refuseBeforeReceipt(
  { tx, now }: UserContext,
  positionIds: readonly number[],
  happenedOn: string,
): Promise<void> {
  if (happenedOn >= calendarDay(now())) return;
  const first = await repository.firstReceipts(tx, positionIds);
  if (positionIds.some((id) => happenedOn < (first.get(id) ?? happenedOn)))
    throw wrongFields([{ field: 'happenedOn', code: 'DATE_BEFORE_RECEIPT' }], { happenedOn });
}

type Part = Pick<ReturnRequest['positions'][number], 'positionId' | 'stockId'>;
type Entries = ReadonlyMap<string, repository.ReturnableRow>;

const keyOf = ({ positionId, stockId }: Part): string => `${positionId} ${stockId}`;

async function returnable(
  { tx }: UserContext,
  orderId: number,
  { positions }: ReturnRequest,
): Promise<Entries> {
  const stockIds = positions.flatMap(({ stockId }) => stockId ?? []);
  const rows = await repository.listReturnable(tx, orderId, stockIds);
  return new Map(rows.map((row) => [keyOf({ positionId: row.position_id, stockId: row.id }), row]));
}

/** A position may come several times, each time from another stock entry. */
function problemsOf(
  wanted: ReturnRequest,
  positions: ReadonlyMap<number, repository.PositionRow>,
  entries: Entries,
): WrongField[] {
  const seen = new Set<string>();
  return wanted.positions.flatMap((part, index): WrongField[] => {
    const path = `positions.${index}`;
    const key = keyOf(part);
    if (!positions.has(part.positionId)) return [{ field: `${path}.positionId`, code: 'NOT_FOUND' }];
    if (part.stockId !== null && !entries.has(key)) return [{ field: `${path}.stockId`, code: 'NOT_FOUND' }];
    if (seen.has(key)) return [{ field: `${path}.positionId`, code: 'INCORRECT_VALUE' }];
    seen.add(key);
    return [];
  });
}

const sums = (parts: ReturnRequest['positions']): Map<number, number> =>
  sumsByPosition(parts.map(({ positionId, quantity }) => ({ position_id: positionId, quantity })));

/** No more goes back than came; and past the stock no more than came past it. */
async function refuseMoreThanReceived(
  { tx }: UserContext,
  orderId: number,
  wanted: ReturnRequest,
  positions: ReadonlyMap<number, repository.PositionRow>,
  units: ReadonlyMap<number, number>,
): Promise<void> {
  const notStored = await repository.notStored(tx, orderId);
  const pastStock = sums(wanted.positions.filter(({ stockId }) => stockId === null));
  const tooMany = [...units].filter(([positionId, count]) => {
    const { received = 0, returned = 0 } = positions.get(positionId) ?? {};
    return count > received - returned || (pastStock.get(positionId) ?? 0) > (notStored.get(positionId) ?? 0);
  });
  if (tooMany.length > 0)
    throw new Refusal('MORE_THAN_RECEIVED', {
      positions: tooMany.map(([positionId]) => positionId).join(','),
    });
}
