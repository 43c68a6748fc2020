// SQL of a new order.
import type { OrderEvent } from '@praxora/rules/purchasing/order-states';
import type { Author } from '../../../platform/context.ts';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
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
const toOrderNumber = (year: number, count: number): string => `${year}-${String(count).padStart(4, '0')}`;

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
 * Places an order: takes the practice's next number, whose counter stays locked until the transaction ends, and inserts the
 * order, its positions numbered from 1 in the given order, with their cost centers as named today, and the first entry of
 * its history.
 */
export async function placeOrder(
  tx: Tx,
  year: number,
  order: NewOrder,
  positions: readonly NewOrderPosition[],
  author: Author,
  event: OrderEvent,
): Promise<PlacedOrder> {
  const [orderNumber, platformOrderNumber, centers] = await Promise.all([
    takeOrderNumber(tx, year),
    drawPlatformNumber(tx),
    listCostCenters(tx, positions),
  ]);
  const id = await insertOrder(tx, { orderNumber, platformOrderNumber }, order, positions);
  await Promise.all([
    insertPositions(tx, id, positions, centers),
    insertFirstEvent(tx, id, order.state, author, event),
  ]);
  return { id, orderNumber, platformOrderNumber };
}

const takeOrderNumber = async (tx: Tx, year: number): Promise<string> => {
  const { last } = await tx.one<Columns<'order_counter', 'last'>>(
    `insert into order_counter (practice_id, year, last) values ($practice, $1, 1)
     on conflict (practice_id, year) do update set last = order_counter.last + 1
     returning last`,
    [year],
  );
  return toOrderNumber(year, last);
};

const drawPlatformNumber = async (tx: Tx): Promise<string> =>
  (await tx.one<{ number: string }>(`select 'PX-' || nextval('platform_order_number') as number`)).number;

type CostCenter = Columns<'cost_center', 'id' | 'number' | 'name'>;

const listCostCenters = (tx: Tx, positions: readonly NewOrderPosition[]): Promise<CostCenter[]> =>
  tx.rows('select id, number, name from cost_center where practice_id = $practice and id = any($1)', [
    positions.flatMap(({ cost_center_id }) => cost_center_id ?? []),
  ]);

const insertOrder = async (
  tx: Tx,
  { orderNumber, platformOrderNumber }: Omit<PlacedOrder, 'id'>,
  order: NewOrder,
  positions: readonly NewOrderPosition[],
): Promise<number> => {
  const { id } = await tx.one<Columns<'purchase_order', 'id'>>(
    `insert into purchase_order (practice_id, order_number, platform_order_number, vendor_id, vendor_name,
       customer_number, message, address_id, delivery_address, billing_address, state, goods_cents, shipping_cents,
       surcharge_cents, net_cents, vat, vat_cents, gross_cents, placed_by, placed_at, vendors_net_cents,
       order_reference, requested_delivery_date, search_text)
     values ($practice, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
       lower($23))
     returning id`,
    [
      orderNumber,
      platformOrderNumber,
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
      order.orderReference,
      order.requestedDeliveryDate,
      [
        orderNumber,
        platformOrderNumber,
        order.orderReference,
        order.vendorName,
        ...positions.map(describeForSearch),
      ]
        .filter((text) => text !== '')
        .join(' '),
    ],
  );
  return id;
};

const insertPositions = (
  tx: Tx,
  orderId: number,
  positions: readonly NewOrderPosition[],
  centers: readonly CostCenter[],
): Promise<number> => {
  const lines = positions.map((position, index) => {
    const center = centers.find(({ id }) => id === position.cost_center_id);
    return {
      ...position,
      line: index + 1,
      cost_center_id: center?.id ?? null,
      cost_center_number: center?.number ?? null,
      cost_center_name: center?.name ?? null,
    };
  });
  return tx.run(
    `insert into order_position (practice_id, order_id, line, product_id, name_de, name_en, manufacturer,
       manufacturer_number, pack_text_de, pack_text_en, picture, vendor_order_number, quantity, unit_price_cents,
       discount_cents, net_cents, vat_percent, cost_center_id, cost_center_number, cost_center_name)
     select $practice, $1, line, product_id, name_de, name_en, manufacturer,
       manufacturer_number, pack_text_de, pack_text_en, picture, vendor_order_number, quantity, unit_price_cents,
       discount_cents, net_cents, vat_percent, cost_center_id, cost_center_number, cost_center_name
     from jsonb_to_recordset($2::jsonb) as p (line integer, product_id integer, name_de text, name_en text,
       manufacturer text, manufacturer_number text, pack_text_de text, pack_text_en text, picture text,
       vendor_order_number text, quantity integer, unit_price_cents integer, discount_cents integer,
       net_cents integer, vat_percent numeric, cost_center_id integer, cost_center_number text, cost_center_name text)
     returning line`,
    [orderId, JSON.stringify(lines)],
  );
};

const insertFirstEvent = (
  tx: Tx,
  orderId: number,
  state: string,
  { userId, deviceId }: Author,
  event: OrderEvent,
): Promise<number> =>
  tx.run(
    `insert into order_event (practice_id, order_id, user_id, device_id, event, state, detail)
     values ($practice, $1, $2, $3, $4, $5, '{}')`,
    [orderId, userId, deviceId, event, state],
  );
