// Writes what came with which order: the documents behind the stock's movements.
import type { Client } from 'pg';
import { copyRows } from '../../src/platform/database/copy.ts';
import { createRandom } from '../random.ts';
import type { Lot } from './history.ts';
import type { NumberedOrder } from './number-orders.ts';
import { receivedAt } from './order-life.ts';
import { countPacks } from './orders.ts';
import type { PracticeIds } from './practice-ids.ts';

export async function writeReceipts(
  client: Client,
  orders: readonly NumberedOrder[],
  { practiceId, userId, storages }: PracticeIds,
  entryIds: ReadonlyMap<Lot, number>,
): Promise<void> {
  const all = orders.flatMap(({ receipts, ...order }) => receipts.map((one) => ({ ...one, of: order })));
  await copyRows(
    client,
    'receipt',
    'id, practice_id, kind, order_id, vendor_id, vendor_name, delivery_note, happened_on, booked_by, booked_at, booking_id',
    all.map(({ id, bookingId, receipt, of: { id: orderId, order } }) => [
      ...[id, practiceId, 'receipt', orderId, order.vendorId, order.vendorName],
      `LS ${createRandom('delivery note', String(id)).int(100_000, 999_999)}`,
      ...[receipt.day, userId, receivedAt(receipt.day), bookingId],
    ]),
  );
  await copyRows(
    client,
    'receipt_line',
    'practice_id, receipt_id, position_id, article_id, quantity, batch_number, expiration_date, storage_id, stock_entry_id',
    all.flatMap(({ id, receipt, of: { firstPosition } }) =>
      receipt.lots.map((received) => [
        ...[practiceId, id, firstPosition + received.line, received.article.id, countPacks(received)],
        ...[received.lot.batch, received.lot.expiry, storages.get(received.lot.storage) ?? null],
        entryIds.get(received.lot) ?? null,
      ]),
    ),
  );
}
