// An order as large as nobody places it, handed over by hand, so that a vendor's answer to it can be read.
import type { Client } from 'pg';

export async function loadLargeOrder(
  owner: Client,
  positions: number,
): Promise<{ orderId: number; orderNumber: string }> {
  const { rows } = await owner.query<{ id: number; number: string }>(
    `insert into purchase_order (practice_id, order_number, platform_order_number, vendor_id, vendor_name, customer_number,
       message, address_id, delivery_address, billing_address, state, goods_cents, shipping_cents, surcharge_cents,
       net_cents, vat, vat_cents, gross_cents, placed_by)
     select practice_id, 'L-' || id, 'PX-L-' || id, vendor_id, vendor_name, customer_number, message, address_id,
       delivery_address, billing_address, 'ordered', $1 * 1250, 0, 0, $1 * 1250,
       jsonb_build_array(jsonb_build_object('percent', 19, 'netCents', $1 * 1250, 'vatCents', 0)), 0, $1 * 1250, placed_by
     from purchase_order
     where practice_id = (select practice_id from practice_user where email = 'demo@praxora.example')
     order by id limit 1
     returning id, platform_order_number as number`,
    [positions],
  );
  const [order] = rows;
  if (!order) throw new Error('The demo practice has no order');
  await owner.query(
    `insert into order_position (practice_id, order_id, line, name_de, name_en, manufacturer, manufacturer_number,
       pack_text_de, pack_text_en, picture, vendor_order_number, quantity, unit_price_cents, discount_cents, net_cents,
       vat_percent)
     select practice_id, id, n, 'Nitrilhandschuhe puderfrei blau Größe M, Nummer ' || n, 'Nitrile gloves ' || n,
       'Sanaris', 'SN-' || n, 'Packung mit 100 Stück', 'pack of 100', 'einweg', 'D-' || n, 1, 1250, 0, 1250, 19
     from purchase_order, generate_series(1, $2) n where id = $1`,
    [order.id, positions],
  );
  return { orderId: order.id, orderNumber: order.number };
}
