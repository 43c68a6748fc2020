// Orders in which a practice has bought so many products.
import type { Client } from 'pg';

const productsPerOrder = 20;

export async function buyProducts(owner: Client, email: string, products: number): Promise<void> {
  const { rows } = await owner.query<{ practice_id: number; user_id: number }>(
    'select practice_id, id as user_id from practice_user where email = $1',
    [email],
  );
  const [user] = rows;
  if (!user) throw new Error(`There is no user ${email}`);
  const orders = Math.ceil(products / productsPerOrder);
  await owner.query(
    `insert into purchase_order
       (practice_id, order_number, platform_order_number, vendor_id, vendor_name, customer_number, message, address_id,
        delivery_address, billing_address, state, goods_cents, shipping_cents, surcharge_cents, net_cents, vat, vat_cents,
        gross_cents, placed_by, placed_at)
     select $1, 'BENCH-' || n, 'PX-BENCH-' || n, v.id, v.name, '', '', (select min(id) from address where practice_id = $1),
            '{"shortName": "Praxis"}', '{}', 'fully-received', 0, 0, 0, 0, '[]', 0, 0, $2, now() - n * interval '1 day'
     from generate_series(1, $3::integer) n
     join lateral (select id, name from vendor where practice_id is null order by id offset n % 5 limit 1) v on true`,
    [user.practice_id, user.user_id, orders],
  );
  await owner.query(
    `insert into order_position
       (practice_id, order_id, line, product_id, name_de, name_en, manufacturer, manufacturer_number, pack_text_de,
        pack_text_en, picture, vendor_order_number, quantity, unit_price_cents, discount_cents, net_cents, vat_percent)
     select $1, o.id, p.place, p.id, '', '', '', '', '', '', '', '', 2, 900, 0, 1800, 19
     from (select id, row_number() over (order by id) as n, 1 + row_number() over (order by id) % $3 as place
           from product where practice_id is null order by id limit $2) p
     join purchase_order o on o.practice_id = $1 and o.order_number = 'BENCH-' || (1 + (p.n - 1) / $3)`,
    [user.practice_id, products, productsPerOrder],
  );
  await owner.query('analyze');
}
