// Writes the orders of a demo practice, numbered as the checkout numbers them.
import { type VatRate, vatPercentsOn } from '@praxora/rules/tax';
import type { Client } from 'pg';
import { copyRows, type Value } from '../../src/platform/database/copy.ts';
import type { Lot } from './history.ts';
import { type DemoOrder, priceOf } from './orders.ts';
import { termsOfVendors } from './products.ts';
import type { Purchase } from './write-stock.ts';

interface OrderingPractice {
  readonly practiceId: number;
  readonly userId: number;
  readonly country: string;
}

const addressColumns = `
  id, kind, type, short_name as "shortName", company_name as "companyName", salutation, first_name as "firstName",
  last_name as "lastName", street, postcode, location, country, phone, mobile, fax, vat_id as "vatId"`;

async function addressesOf(client: Client, practiceId: number) {
  const { rows } = await client.query<{ id: number; kind: string }>(
    `select ${addressColumns} from address where practice_id = $1 order by id`,
    [practiceId],
  );
  const delivery = rows.find(({ kind }) => kind === 'shipping');
  const billing = rows.find(({ kind }) => kind === 'billing');
  if (!delivery || !billing) throw new Error('A practice that orders has addresses');
  return { delivery, billing };
}

async function vatRates(client: Client): Promise<VatRate[]> {
  const { rows } = await client.query<VatRate>(
    `select country, vat_class as "vatClass", to_char(valid_from, 'YYYY-MM-DD') as "validFrom",
            percent::float8 as percent from vat_rate`,
  );
  return rows;
}

/** Orders come sorted by day; their numbers go on from `firstOrder`. */
export async function writeOrders(
  client: Client,
  orders: readonly DemoOrder[],
  { practiceId, userId, country }: OrderingPractice,
  firstOrder: number,
): Promise<Map<Lot, Purchase>> {
  const [terms, rates, { delivery, billing }] = [
    await termsOfVendors(client, country),
    await vatRates(client),
    await addressesOf(client, practiceId),
  ];
  const purchases = new Map<Lot, Purchase>();
  const counters = new Map<string, number>();
  const [rows, positions, events]: [Value[][], Value[][], Value[][]] = [[], [], []];
  for (const order of orders) {
    const id = firstOrder + rows.length;
    const vendorTerms = terms.get(order.vendorId);
    if (!vendorTerms) throw new Error(`Vendor ${order.vendorId} does not deliver there`);
    const priced = priceOf(order, vendorTerms, vatPercentsOn(rates, country, order.placedOn));
    const year = order.placedOn.slice(0, 4);
    const number = (counters.get(year) ?? 0) + 1;
    counters.set(year, number);
    const placedAt = `${order.placedOn}T09:15:00Z`;
    rows.push([
      id,
      practiceId,
      `${year}-${String(number).padStart(4, '0')}`,
      `PX-${10_000_000 + id}`,
      order.vendorId,
      order.vendorName,
      '',
      '',
      delivery.id,
      JSON.stringify(delivery),
      JSON.stringify(billing),
      order.state,
      priced.goodsCents,
      priced.shippingCents,
      priced.surchargeCents,
      priced.netCents,
      JSON.stringify(priced.vat),
      priced.vatCents,
      priced.grossCents,
      userId,
      placedAt,
    ]);
    order.lines.forEach(({ article: { plan }, quantity, received }, index) => {
      const line = priced.lines[index];
      if (!line) throw new RangeError('Every line has its price');
      const { product, offer } = plan;
      positions.push([
        practiceId,
        id,
        index + 1,
        product.id,
        product.name,
        product.nameEn,
        product.manufacturer,
        product.manufacturerNumber,
        product.packText,
        product.packTextEn,
        product.picture,
        offer.orderNumber,
        quantity,
        received,
        line.unitPriceCents,
        line.discountCents,
        line.netCents,
        line.vatPercent,
      ]);
    });
    events.push([practiceId, id, placedAt, userId, 'placed', 'ordered']);
    if (order.receivedOn)
      events.push([practiceId, id, `${order.receivedOn}T06:30:00Z`, userId, 'received', order.state]);
    notePurchases(purchases, order, id, priced.lines);
  }
  await copyRows(
    client,
    'purchase_order',
    'id, practice_id, order_number, platform_order_number, vendor_id, vendor_name, customer_number, message, address_id, delivery_address, billing_address, state, goods_cents, shipping_cents, surcharge_cents, net_cents, vat, vat_cents, gross_cents, placed_by, placed_at',
    rows,
  );
  await copyRows(
    client,
    'order_position',
    'practice_id, order_id, line, product_id, name_de, name_en, manufacturer, manufacturer_number, pack_text_de, pack_text_en, picture, vendor_order_number, quantity, received, unit_price_cents, discount_cents, net_cents, vat_percent',
    positions,
  );
  await copyRows(client, 'order_event', 'practice_id, order_id, at, user_id, event, state', events);
  await copyRows(
    client,
    'order_counter',
    'practice_id, year, last',
    [...counters].map(([year, last]) => [practiceId, Number(year), last]),
  );
  return purchases;
}

function notePurchases(
  purchases: Map<Lot, Purchase>,
  { lines, lots, vendorId, vendorName }: DemoOrder,
  orderId: number,
  priced: readonly { readonly unitPriceCents: number }[],
): void {
  lines.forEach(({ article }, index) => {
    for (const lot of article.history.lots)
      if (lots.includes(lot))
        purchases.set(lot, {
          orderId,
          vendorId,
          vendorName,
          unitPriceCents: priced[index]?.unitPriceCents ?? 0,
        });
  });
}
