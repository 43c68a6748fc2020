// The least SQL that gives the same page: written by hand, by the owner of the database, without tenants, checks and HTTP.
import type { Client } from 'pg';

export interface Page {
  readonly where: string;
  readonly offset?: number;
  /** Reads all orders: once, for the page and for the total. */
  readonly isSearch?: boolean;
}

/** Reads one page of orders with the sums of their positions, and the total count. */
export async function barePage(client: Client, { where, offset = 0, isSearch = false }: Page): Promise<void> {
  const found = `from purchase_order o where practice_id = 1 and ${where}`;
  const page = `order by placed_at desc, id desc limit 40 offset ${offset}`;
  await client.query({
    name: `page ${where} ${offset}`.slice(0, 60),
    text: `select o.id, o.order_number, o.platform_order_number, o.vendor_id, o.vendor_name, v.hue, o.delivery_address ->> 'shortName',
                  o.state, o.placed_at, o.transmission_error, o.delivery_date, o.net_cents, o.gross_cents, o.rating,
                  count(*), sum(p.quantity), sum(p.received)${isSearch ? ', max(o.total)' : ''}
           from (select *${isSearch ? ', count(*) over () as total' : ''} ${found} ${page}) o
           join vendor v on v.id = o.vendor_id
           join order_position p on p.order_id = o.id
           group by o.id, o.order_number, o.platform_order_number, o.vendor_id, o.vendor_name, v.hue, o.delivery_address, o.state,
             o.placed_at, o.transmission_error, o.delivery_date, o.net_cents, o.gross_cents, o.rating
           order by o.placed_at desc, o.id desc`,
  });
  if (!isSearch)
    await client.query({ name: `total ${where}`.slice(0, 60), text: `select count(*) ${found}` });
}

export async function bareCounts(client: Client): Promise<void> {
  await client.query({
    name: 'counts',
    text: 'select state, count(*) from purchase_order where practice_id = 1 group by state',
  });
  await client.query({
    name: 'filters',
    text: `select distinct o.vendor_id, v.name from purchase_order o join vendor v on v.id = o.vendor_id where o.practice_id = 1`,
  });
  await client.query({
    name: 'places',
    text: `select distinct address_id, delivery_address ->> 'shortName' from purchase_order where practice_id = 1`,
  });
}

export async function bareOrder(client: Client, id: number): Promise<void> {
  for (const place of [
    'purchase_order where id',
    'order_position where order_id',
    'order_event where order_id',
  ])
    await client.query({ name: place, text: `select * from ${place} = $1`, values: [id] });
}
