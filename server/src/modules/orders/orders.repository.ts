// SQL of orders.
import type { Tx } from '../../platform/database/tx.ts';

type Row = Record<string, unknown>;

/** The practice's next order number: counted per year, the counter's row locked until the order is in. */
export async function nextOrderNumber(tx: Tx, year: number): Promise<string> {
  const { last } = await tx.one<{ last: number }>(
    `insert into order_counter (practice_id, year, last) values (current_practice(), $1, 1)
     on conflict (practice_id, year) do update set last = order_counter.last + 1
     returning last`,
    [year],
  );
  return `${year}-${String(last).padStart(4, '0')}`;
}

export async function nextPlatformOrderNumber(tx: Tx): Promise<string> {
  const { number } = await tx.one<{ number: string }>(
    `select nextval('platform_order_number')::text as number`,
  );
  return `PX-${number}`;
}

export interface NewOrder {
  readonly orderNumber: string;
  readonly platformOrderNumber: string;
  readonly vendorId: number;
  readonly vendorName: string;
  readonly customerNumber: string;
  readonly message: string;
  readonly addressId: number;
  readonly deliveryAddress: unknown;
  readonly billingAddress: unknown;
  readonly state: string;
  readonly goodsCents: number;
  readonly shippingCents: number;
  readonly surchargeCents: number;
  readonly netCents: number;
  readonly vendorsNetCents: number;
  readonly vat: unknown;
  readonly vatCents: number;
  readonly grossCents: number;
  readonly placedBy: number;
  readonly placedAt: Date;
}

export const insertOrder = (tx: Tx, order: NewOrder): Promise<{ id: number }> =>
  tx.one(
    `insert into purchase_order (practice_id, order_number, platform_order_number, vendor_id, vendor_name,
       customer_number, message, address_id, delivery_address, billing_address, state, goods_cents, shipping_cents,
       surcharge_cents, net_cents, vat, vat_cents, gross_cents, placed_by, placed_at,
       vendors_net_cents)
     values (current_practice(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
       $20)
     returning id`,
    [
      order.orderNumber,
      order.platformOrderNumber,
      order.vendorId,
      order.vendorName,
      order.customerNumber,
      order.message,
      order.addressId,
      JSON.stringify(order.deliveryAddress),
      JSON.stringify(order.billingAddress),
      order.state,
      order.goodsCents,
      order.shippingCents,
      order.surchargeCents,
      order.netCents,
      JSON.stringify(order.vat),
      order.vatCents,
      order.grossCents,
      order.placedBy,
      order.placedAt,
      order.vendorsNetCents,
    ],
  );

export interface NewOrderPosition {
  readonly product_id: number;
  readonly name_de: string;
  readonly name_en: string;
  readonly manufacturer: string;
  readonly manufacturer_number: string;
  readonly pack_text_de: string;
  readonly pack_text_en: string;
  readonly picture: string;
  readonly vendor_order_number: string;
  readonly quantity: number;
  readonly unit_price_cents: number;
  readonly discount_cents: number;
  readonly net_cents: number;
  readonly vat_percent: number;
  /** Null: the practice uses none. */
  readonly cost_center_id: number | null;
}

/** Numbered from 1 in the order they are handed over; the cost center is kept as it is called today. */
export const insertPositions = (
  tx: Tx,
  orderId: number,
  positions: readonly NewOrderPosition[],
): Promise<number> =>
  tx.run(
    `insert into order_position (practice_id, order_id, line, product_id, name_de, name_en, manufacturer,
       manufacturer_number, pack_text_de, pack_text_en, picture, vendor_order_number, quantity, unit_price_cents,
       discount_cents, net_cents, vat_percent, cost_center_id, cost_center_number, cost_center_name)
     select current_practice(), $1, p.line, p.product_id, p.name_de, p.name_en, p.manufacturer,
       p.manufacturer_number, p.pack_text_de, p.pack_text_en, p.picture, p.vendor_order_number, p.quantity,
       p.unit_price_cents, p.discount_cents, p.net_cents, p.vat_percent, k.id, k.number, k.name
     from jsonb_to_recordset($2::jsonb) as p (line integer, product_id integer, name_de text, name_en text,
       manufacturer text, manufacturer_number text, pack_text_de text, pack_text_en text, picture text,
       vendor_order_number text, quantity integer, unit_price_cents integer, discount_cents integer,
       net_cents integer, vat_percent numeric, cost_center_id integer)
     left join cost_center k on k.id = p.cost_center_id`,
    [orderId, JSON.stringify(positions.map((position, index) => ({ line: index + 1, ...position })))],
  );

export const saveRating = (tx: Tx, orderId: number, rating: number, comment: string): Promise<number> =>
  tx.run('update purchase_order set rating = $2, rating_comment = $3, rated_at = now() where id = $1', [
    orderId,
    rating,
    comment,
  ]);

/** Over all practices' ratings, so the database does it. */
export const refreshVendorRating = (tx: Tx, vendorId: number): Promise<number> =>
  tx.run('select refresh_vendor_rating($1)', [vendorId]);

interface PurchasedRow extends Row {
  readonly product_id: number;
  readonly saved_at: Date;
  readonly total: number;
}

/** Products of orders that were not taken back, the latest purchase first. */
export const listPurchased = (tx: Tx, limit: number, offset: number): Promise<PurchasedRow[]> =>
  tx.rows<PurchasedRow>(
    `select product_id, saved_at, count(*) over ()::integer as total
     from (select p.product_id, max(o.placed_at) as saved_at
           from order_position p join purchase_order o on o.id = p.order_id
           where p.product_id is not null and o.state not in ('rejected', 'cancelled')
           group by p.product_id) purchased
     order by saved_at desc, product_id limit $1 offset $2`,
    [limit, offset],
  );
