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
    is_partial === (kind === 'all-charged') &&
    (kind !== 'left-out' || positions.length > 1) &&
    // Its sums are computed anew, which is simple with one rate.
    (kind !== 'without-discount' || new Set(positions.map(({ vat }) => vat)).size === 1);
  const place = orders.findIndex(fits);
  return orders.splice(Math.max(place, 0), 1);
}

/** An own discount of a twentieth on each position: the order costs less, and its prices stay those of their day. */
export async function agreeDiscount(client: Client, practiceId: number, order: OrderRow): Promise<OrderRow> {
  const discountOf = ({ unit, quantity }: PositionRow): number => Math.round(unit / 20) * quantity;
  const positions = order.positions.map((position) => ({
    ...position,
    net: position.net - discountOf(position),
  }));
  for (const position of order.positions)
    await client.query(
      `update order_position set discount_cents = discount_cents + $3, net_cents = net_cents - $3
       where practice_id = $1 and id = $2`,
      [practiceId, position.id, discountOf(position)],
    );
  const sum = order.positions.reduce((cents, position) => cents + discountOf(position), 0);
  await client.query(
    `update purchase_order o
     set goods_cents = goods_cents - $3, net_cents = n.cents, vat_cents = n.vat, gross_cents = n.cents + n.vat,
       vat = jsonb_build_array(jsonb_build_object('percent', $4::float8, 'netCents', n.cents, 'vatCents', n.vat))
     from (select net_cents - $3 as cents, round((net_cents - $3) * $4::numeric / 100)::bigint as vat
           from purchase_order where practice_id = $1 and id = $2) n
     where o.practice_id = $1 and o.id = $2`,
    [practiceId, order.id, sum, order.positions[0]?.vat],
  );
  return { ...order, positions };
}
