// A practice with many low articles, offers for them, orders, a full cart and rows that were changed; and its list in bare SQL.
import type { Client } from 'pg';
import type { Practice } from '../beside-sql/product.ts';

const vendors = 12;
const orders = 3000;

/** Beside the ledger; so many of its articles are low, the others are not watched. */
export async function loadList(owner: Client, { practiceId, userId }: Practice, low: number): Promise<void> {
  await owner.query(
    `insert into address (practice_id, kind, short_name, company_name, street, postcode, location, country)
     values (${practiceId}, 'shipping', 'Praxis', 'Praxis', 'Marktplatz 1', '80331', 'München', 'DE');
     insert into vendor (id, name, slug)
     select n, 'Depot ' || n, 'depot-' || n from generate_series(1, ${vendors}) n;
     insert into vendor_condition
       (vendor_id, country, shipping_cents, free_shipping_from_cents, surcharge_cents, surcharge_below_cents)
     select n, 'DE', 490 + 10 * n, 10000, 0, 0 from generate_series(1, ${vendors}) n;
     update article set notifications_enabled = id <= ${low}, minimum_stock = stock, warning_stock = 0,
       ideal_stock = stock + 10 + id % 7;
     insert into offer
       (product_id, vendor_id, order_number, tier_from, tier_price_cents, minimum_quantity, order_step, availability)
     select p.id, 1 + (p.id + k) % ${vendors}, p.id || '-' || k, array[1, 10],
            array[900 + (p.id * 7 + k * 13) % 300, 880], 1, 1, 'available'
     from product p cross join generate_series(0, 4) k where p.id <= ${low * 5};
     insert into purchase_order
       (practice_id, order_number, platform_order_number, vendor_id, vendor_name, customer_number, message, address_id,
        delivery_address, billing_address, state, goods_cents, shipping_cents, surcharge_cents, net_cents, vat, vat_cents,
        gross_cents, placed_by, placed_at)
     select ${practiceId}, 'B-' || n, 'PX-B' || n, 1 + n % ${vendors}, 'Depot', '', '', 1,
            '{"shortName": "Praxis"}', '{}', case when n % 10 = 0 then 'ordered' else 'fully-received' end, 0, 0, 0, 0, '[]', 0,
            0, ${userId}, now() - n * interval '3 hours'
     from generate_series(1, ${orders}) n;
     insert into order_position
       (practice_id, order_id, line, product_id, name_de, name_en, manufacturer, manufacturer_number, pack_text_de,
        pack_text_en, picture, vendor_order_number, quantity, unit_price_cents, discount_cents, net_cents, vat_percent)
     select ${practiceId}, o.id, k, 1 + (o.id * 31 + k * 17) % ${low * 3}, '', '', '', '', '', '', '', '', 2, 0, 0, 0, 19
     from purchase_order o cross join generate_series(1, 6) k;
     insert into cart_position (practice_id, address_id, vendor_id, product_id, quantity)
     select ${practiceId}, a.id, 1 + p.id % ${vendors}, p.id, 1 from product p, address a where p.id <= 30;
     insert into reorder_change (practice_id, article_id, left_out_at)
     select ${practiceId}, id, now() from article where id <= ${low} and id % 10 = 0;
     analyze`,
  );
}

/** Data the list needs, read by the owner of the database: without tenants, checks, amounts and HTTP. */
export async function bareList(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ id: number; product_id: number }>({
    name: 'low',
    text: `select a.id, a.name, a.product_id, a.stock, a.minimum_stock, a.warning_stock, a.ideal_stock, a.unit_to_count,
                  a.consumption_unit_count, m.name as manufacturer, p.picture, u.name_de, c.left_out_at,
                  array(select s.name from stock_entry e join storage s on s.id = e.storage_id
                        where e.article_id = a.id and e.balance > 0) as storages,
                  (select max(i.booked_at) from stock_movement i
                   where i.practice_id = 1 and i.article_id = c.article_id and i.kind = 'input' and i.booked_at > c.left_out_at)
           from article a
           join product p on p.id = a.product_id
           join manufacturer m on m.id = a.manufacturer_id
           join consumption_unit u on u.id = a.order_unit_id
           left join reorder_change c on c.article_id = a.id
           where a.deleted_at is null and not a.is_discontinued and a.use_inventory and a.notifications_enabled
             and (a.stock <= a.minimum_stock or (a.warning_stock > 0 and a.stock <= a.warning_stock))`,
  });
  const ids = rows.map(({ id }) => id);
  const products = rows.map(({ product_id }) => product_id);
  const ask = (name: string, text: string, wanted: readonly number[]) =>
    owner.query({ name, text, values: [wanted] });
  await ask(
    'coming',
    `select p.product_id, o.vendor_id, sum(p.quantity - p.received) from purchase_order o
     join order_position p on p.practice_id = o.practice_id and p.order_id = o.id
     where o.practice_id = 1 and o.state in ('pending-approval', 'transmitting', 'ordered', 'open', 'partially-received')
       and p.product_id = any($1) group by 1, 2`,
    products,
  );
  await ask('lying', 'select * from cart_position where product_id = any($1)', products);
  await ask(
    'offers',
    `select o.*, v.name, v.hue, c.* from offer o join vendor v on v.id = o.vendor_id
     join vendor_condition c on c.vendor_id = v.id and c.country = 'DE' where o.product_id = any($1)`,
    products,
  );
  await ask(
    'last',
    `select distinct on (p.product_id) p.product_id, o.vendor_name, o.placed_at
     from order_position p join purchase_order o on o.id = p.order_id
     where p.practice_id = 1 and p.product_id = any($1) order by p.product_id, o.placed_at desc`,
    products,
  );
  await ask(
    'weeks',
    `select a.id, (select m.happened_on from stock_movement m
                   where m.practice_id = 1 and m.article_id = a.id order by m.id limit 1) as first_day,
            array(select w.used from article_week w
                  where w.practice_id = 1 and w.article_id = a.id and w.week > current_date - 190 order by w.week)
     from unnest($1::integer[]) a (id)`,
    ids,
  );
}
