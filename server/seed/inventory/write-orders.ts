// Writes the orders of a demo practice, numbered as the checkout numbers them.
import type { Client } from 'pg';
import { copyRows, type Value } from '../../src/platform/database/copy.ts';
import type { Lot } from './history.ts';
import { type NumberedOrder, numbered, type OrderNumbers } from './number-orders.ts';
import { type Ordering, writeCustomerNumbers } from './ordering-practice.ts';
import { countPacks, type DemoOrder } from './orders.ts';
import { toUuid } from './uuid.ts';
import { writeRejected } from './write-rejected.ts';
import type { Purchase } from './write-stock.ts';

/** Tells what each lot was bought for, and the receipts, which can be written once the stock is. */
export async function writeOrders(
  client: Client,
  given: readonly DemoOrder[],
  ordering: Ordering,
  seed: string,
  next: OrderNumbers,
): Promise<{ orders: NumberedOrder[]; purchases: Map<Lot, Purchase> }> {
  const { practiceId } = ordering.practice;
  const orders = numbered(given, ordering, seed, next);
  const vendors = new Map(given.map(({ vendorId, vendorName }) => [vendorId, vendorName]));
  const customerNumbers = await writeCustomerNumbers(client, practiceId, vendors);
  await copyRows(
    client,
    'purchase_order',
    'id, practice_id, order_number, platform_order_number, vendor_id, vendor_name, customer_number, message, address_id, delivery_address, billing_address, state, goods_cents, shipping_cents, surcharge_cents, net_cents, vat, vat_cents, gross_cents, placed_by, placed_at, transmission_id, transmission_error, transmitted_at, delivery_date, confirmed_at, completed_at, rating, rating_comment, rated_at',
    orders.map((one) => orderRow(one, ordering, customerNumbers.get(one.order.vendorId) ?? '')),
  );
  await copyRows(
    client,
    'order_position',
    'id, practice_id, order_id, line, product_id, name_de, name_en, manufacturer, manufacturer_number, pack_text_de, pack_text_en, picture, vendor_order_number, quantity, received, unit_price_cents, discount_cents, net_cents, vat_percent, confirmed_quantity, backordered_quantity, delivery_date',
    orders.flatMap((one) => positionRows(one, practiceId)),
  );
  await copyRows(
    client,
    'order_event',
    'practice_id, order_id, at, user_id, event, state, detail',
    orders.flatMap(({ id, life }) =>
      life.events.map((event) => [
        practiceId,
        id,
        event.at,
        event.userId,
        event.event,
        event.state,
        JSON.stringify(event.detail),
      ]),
    ),
  );
  await client.query(
    `insert into order_counter (practice_id, year, last)
     select practice_id, substr(order_number, 1, 4)::integer, max(substr(order_number, 6)::integer)
     from purchase_order where practice_id = $1 group by 1, 2`,
    [practiceId],
  );
  await writeRejected(client, orders, ordering);
  return { orders, purchases: purchasesOf(orders) };
}

function orderRow(one: NumberedOrder, ordering: Ordering, customerNumber: string): Value[] {
  const { id, order, priced, life } = one;
  const { delivery, billing, practice } = ordering;
  // Now and then the branch orders.
  const address = delivery[id % 9 === 4 ? delivery.length - 1 : 0] ?? billing;
  return [
    ...[id, practice.practiceId, one.orderNumber, one.platformOrderNumber, order.vendorId, order.vendorName],
    ...[customerNumber, '', address.id, JSON.stringify(address), JSON.stringify(billing), life.state],
    ...[priced.goodsCents, priced.shippingCents, priced.surchargeCents, priced.netCents],
    ...[JSON.stringify(priced.vat), priced.vatCents, priced.grossCents, practice.userId, life.placedAt],
    ...[toUuid(`transmission ${id}`), life.transmissionError, life.transmittedAt, life.deliveryDate],
    ...[life.confirmedAt, life.completedAt, life.rating?.rating ?? null, life.rating?.comment ?? ''],
    life.rating?.at ?? null,
  ];
}

function positionRows(
  { id, order, priced, life, firstPosition }: NumberedOrder,
  practiceId: number,
): Value[][] {
  const came = order.lines.map(() => 0);
  for (const { lots } of order.receipts)
    for (const lot of lots) came[lot.line] = (came[lot.line] ?? 0) + countPacks(lot);
  const hasBackorder = order.fate.kind === 'confirmed' && order.fate.hasBackorder;
  return order.lines.map(({ product, offer, quantity }, index): Value[] => {
    const line = priced.lines[index];
    if (!line) throw new RangeError('Every line has its price');
    const late = hasBackorder && index === 0 ? 1 : 0;
    const confirmed =
      life.confirmedAt === null ? [null, null, null] : [quantity - late, late, life.deliveryDate];
    return [
      ...[firstPosition + index, practiceId, id, index + 1, product.id, product.name, product.nameEn],
      ...[product.manufacturer, product.manufacturerNumber, product.packText, product.packTextEn],
      ...[product.picture, offer.orderNumber, quantity, came[index] ?? 0, line.unitPriceCents],
      ...[line.discountCents, line.netCents, line.vatPercent, ...confirmed],
    ];
  });
}

function purchasesOf(orders: readonly NumberedOrder[]): Map<Lot, Purchase> {
  const purchases = new Map<Lot, Purchase>();
  for (const { id, order, priced, receipts } of orders)
    for (const { bookingId, receipt } of receipts)
      for (const { lot, line } of receipt.lots)
        purchases.set(lot, {
          orderId: id,
          vendorId: order.vendorId,
          vendorName: order.vendorName,
          unitPriceCents: priced.lines[line]?.unitPriceCents ?? 0,
          bookingId,
        });
  return purchases;
}
