// Orders of the demo practices that invoices are written about.
import type { Client } from 'pg';

/** How an invoice differs from its order. */
export type Kind =
  | 'right'
  | 'dearer'
  | 'without-discount'
  | 'all-charged'
  | 'one-more'
  | 'other-article'
  | 'shipping'
  | 'other-rate'
  | 'left-out'
  | 'plain'
  | 'without-order';

export interface OrderRow {
  readonly id: number;
  readonly order_number: string;
  readonly vendor_id: number;
  readonly vendor_name: string;
  readonly customer_number: string;
  readonly shipping_cents: number;
  readonly surcharge_cents: number;
  readonly placed_by: number;
  readonly placed_on: string;
  readonly company: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: 'DE' | 'AT';
  readonly is_partial: boolean;
  readonly positions: readonly PositionRow[];
}

interface PositionRow {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly name_en: string;
  readonly picture: string;
  readonly quantity: number;
  readonly received: number;
  readonly net: number;
  /** Before the own discount. */
  readonly unit: number;
  readonly vat: number;
}

const findOrders = `
  select o.id, o.order_number, o.vendor_id, o.vendor_name, o.customer_number, o.shipping_cents, o.surcharge_cents, o.placed_by,
    to_char(o.placed_at, 'YYYY-MM-DD') as placed_on, a.company_name as company, a.street, a.postcode, a.location as city,
    p.country, o.state = 'partially-received' as is_partial,
    (select json_agg(json_build_object('id', l.id, 'number', l.vendor_order_number, 'name', l.name_de, 'name_en', l.name_en, 'picture', l.picture, 'quantity', l.quantity,
       'received', l.received, 'net', l.net_cents, 'unit', l.unit_price_cents,
       'vat', l.vat_percent::float8) order by l.line)
     from order_position l where l.practice_id = o.practice_id and l.order_id = o.id) as positions
  from purchase_order o
  join practice p on p.id = o.practice_id
  join address a on a.practice_id = o.practice_id and a.id = o.address_id
  where o.practice_id = $1 and o.state in ('partially-received', 'fully-received')
  order by o.state = 'fully-received', o.placed_at desc, o.id desc limit $2`;

/** Those that came whole or in part, newest first, whole ones at the end. */
export async function listOrders(client: Client, practiceId: number, most: number): Promise<OrderRow[]> {
  const { rows } = await client.query<OrderRow>(findOrders, [practiceId, most]);
  return rows;
}

/** Takes the newest order that the kind can be shown with. */
export function takeOrder(orders: OrderRow[], kind: Kind): OrderRow[] {
  const fits = ({ is_partial, positions }: OrderRow): boolean =>
    is_partial === (kind === 'all-charged') && (kind !== 'left-out' || positions.length > 1);
  const place = orders.findIndex(fits);
  return orders.splice(Math.max(place, 0), 1);
}

/** An own discount of a twentieth on each position; what the order costs stays as it was. */
export async function agreeDiscount(client: Client, practiceId: number, order: OrderRow): Promise<OrderRow> {
  await client.query(
    `update order_position
     set unit_price_cents = unit_price_cents + ceil(unit_price_cents / 20.0)::int,
       discount_cents = discount_cents + quantity * ceil(unit_price_cents / 20.0)::int
     where practice_id = $1 and order_id = $2`,
    [practiceId, order.id],
  );
  const positions = order.positions.map((position) => ({
    ...position,
    unit: position.unit + Math.ceil(position.unit / 20),
  }));
  return { ...order, positions };
}
