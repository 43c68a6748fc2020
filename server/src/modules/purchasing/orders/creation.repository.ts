// SQL of a new order.
import type { OrderEvent } from '@praxora/rules/purchasing/order-states';
import type { Author } from '../../../platform/context.ts';
import type { Column } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface NewOrder {
  readonly vendorId: number;
  readonly vendorName: string;
  readonly customerNumber: string;
  readonly message: string;
  readonly orderReference: string;
  /** Null: as soon as possible. */
  readonly requestedDeliveryDate: string | null;
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

interface PlacedOrder {
  readonly id: Column<'purchase_order', 'id'>;
  readonly orderNumber: Column<'purchase_order', 'order_number'>;
  readonly platformOrderNumber: Column<'purchase_order', 'platform_order_number'>;
}

/** Counted per year, with at least four digits. */
const orderNumber = `
  $1::integer || '-' || case when last < 10000 then lpad(last::text, 4, '0') else last::text end`;

/** What a search finds an order by, of one of its positions. */
const describeForSearch = (position: NewOrderPosition): string =>
  [
    position.name_de,
    position.name_en === position.name_de ? '' : position.name_en,
    position.manufacturer,
    position.manufacturer_number,
    position.vendor_order_number,
  ].join(' ');

/**
 * Places an order in one statement: takes the practice's next number, whose counter stays locked until the order is
 * inserted, and inserts the order, its positions numbered from 1 in the given order, with their cost centers as named
 * today, and the first entry of its history.
 */
export const placeOrder = (
  tx: Tx,
  year: number,
  order: NewOrder,
  positions: readonly NewOrderPosition[],
  { userId, deviceId }: Author,
  event: OrderEvent,
): Promise<PlacedOrder> =>
  tx.one(
    `with counted as (
       insert into order_counter (practice_id, year, last) values ($practice, $1, 1)
       on conflict (practice_id, year) do update set last = order_counter.last + 1
       returning last
     ), numbered as materialized (
       select 'PX-' || nextval('platform_order_number') as platform_number
     ), placed as (
       insert into purchase_order (practice_id, order_number, platform_order_number, vendor_id, vendor_name,
         customer_number, message, address_id, delivery_address, billing_address, state, goods_cents, shipping_cents,
         surcharge_cents, net_cents, vat, vat_cents, gross_cents, placed_by, placed_at, vendors_net_cents, search_text,
         order_reference, requested_delivery_date)
       select $practice, ${orderNumber}, platform_number, $2, $3, $4, $5, $6, $7, $8,
         $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
         lower(concat_ws(' ', ${orderNumber}, platform_number, nullif($21::text, ''), $3::text, $20::text)), $21, $22
       from counted, numbered
       returning id, order_number as "orderNumber", platform_order_number as "platformOrderNumber"
     ), lines as (
       insert into order_position (practice_id, order_id, line, product_id, name_de, name_en, manufacturer,
         manufacturer_number, pack_text_de, pack_text_en, picture, vendor_order_number, quantity, unit_price_cents,
         discount_cents, net_cents, vat_percent, cost_center_id, cost_center_number, cost_center_name)
       select $practice, placed.id, p.line, p.product_id, p.name_de, p.name_en, p.manufacturer,
         p.manufacturer_number, p.pack_text_de, p.pack_text_en, p.picture, p.vendor_order_number, p.quantity,
         p.unit_price_cents, p.discount_cents, p.net_cents, p.vat_percent, k.id, k.number, k.name
       from placed, jsonb_to_recordset($23::jsonb) as p (line integer, product_id integer, name_de text, name_en text,
         manufacturer text, manufacturer_number text, pack_text_de text, pack_text_en text, picture text,
         vendor_order_number text, quantity integer, unit_price_cents integer, discount_cents integer,
         net_cents integer, vat_percent numeric, cost_center_id integer)
       left join cost_center k on k.practice_id = $practice and k.id = p.cost_center_id
     ), noted as (
       insert into order_event (practice_id, order_id, user_id, device_id, event, state, detail)
       select $practice, id, $24, $25, $26, $9, '{}' from placed
     )
     select * from placed`,
    [
      year,
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
      positions.map(describeForSearch).join(' '),
      order.orderReference,
      order.requestedDeliveryDate,
      JSON.stringify(positions.map((position, index) => ({ line: index + 1, ...position }))),
      userId,
      deviceId,
      event,
    ],
  );
