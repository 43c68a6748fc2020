// Offers of the marketplace, written from what an import has staged in temporary tables of its transaction: articles in
// `import_article` and `import_change`, those it no longer has in `import_missing` and `import_deleted`, prices in `import_price`.
import type { Tx } from '../../../platform/database/tx.ts';

const vendorOffers = (vendorId: number): string =>
  `(select * from offer where vendor_id = ${Math.trunc(vendorId)} and practice_id is null)`;

/** `today`: YYYY-MM-DD, the day new prices count from. */
export async function writeStagedOffers(tx: Tx, vendorId: number, today: string): Promise<void> {
  // Numbers may wander between products: those given up first, then those that change, out of each other's way.
  await tx.run('delete from offer where id in (select offer_id from import_missing where number_taken)');
  await tx.run(
    `update offer o set order_number = E'\\x01' || o.id
     from (select offer_id, order_number from import_change join import_article using (place)) a
     where o.id = a.offer_id and o.order_number <> a.order_number`,
  );
  await tx.run(
    `update offer o set order_number = a.order_number, tier_from = a.tier_from, tier_price_cents = a.tier_price_cents,
       minimum_quantity = a.minimum_quantity, order_step = a.order_step,
       price_quantity = a.price_quantity, order_minimum = a.order_minimum,
       availability = case when o.availability = 'unavailable' then 'available' else o.availability end,
       delivery_days = coalesce(a.delivery_days, o.delivery_days), vat_class = coalesce(a.vat_class, o.vat_class),
       updated_at = now()
     from (select * from import_change join import_article using (place)) a
     where a.offer_differs and o.id = a.offer_id`,
  );
  await tx.run(
    `create temporary table import_new_offer on commit drop as
     select nextval(pg_get_serial_sequence('offer', 'id'))::integer as id, n.* from (
       select a.product_id, ${Math.trunc(vendorId)} as vendor_id, a.order_number, a.tier_from, a.tier_price_cents, a.minimum_quantity,
              a.order_step, a.price_quantity, a.order_minimum, a.delivery_days, coalesce(a.vat_class, p.vat_class) as vat_class
       from import_article a join product p on p.id = a.product_id
       where not exists (select from ${vendorOffers(vendorId)} o where o.product_id = a.product_id)
       order by a.place) n`,
  );
  const columns = `id, product_id, vendor_id, order_number, tier_from, tier_price_cents, minimum_quantity, order_step, price_quantity,
    order_minimum, delivery_days, vat_class`;
  await tx.run(`insert into offer (${columns}) select ${columns} from import_new_offer order by id`);
  await tx.run(
    `insert into offer_price_history (offer_id, valid_from, unit_price_cents)
     select id, $1::date, tier_price_cents[1] from import_new_offer
     union all
     select c.offer_id, $1::date, a.tier_price_cents[1] from import_change c join import_article a using (place) where c.price_differs
     on conflict (offer_id, valid_from) do update set unit_price_cents = excluded.unit_price_cents`,
    [today],
  );
}

export const closeMissingOffers = (tx: Tx): Promise<number> =>
  tx.run(
    `update offer set availability = 'unavailable', updated_at = now()
     where id in (select offer_id from import_missing) and availability <> 'unavailable'`,
  );

export const closeDeletedOffers = (tx: Tx): Promise<number> =>
  tx.run(
    `update offer set availability = 'unavailable', updated_at = now()
     where id in (select offer_id from import_deleted)`,
  );

/** `today`: YYYY-MM-DD, the day new prices count from. */
export async function writeStagedPrices(tx: Tx, today: string): Promise<void> {
  await tx.run(
    `update offer o set tier_from = p.tier_from, tier_price_cents = p.tier_price_cents,
       order_minimum = coalesce(o.order_minimum, o.minimum_quantity), minimum_quantity = p.minimum_quantity,
       price_quantity = p.price_quantity, vat_class = coalesce(p.vat_class, o.vat_class), updated_at = now()
     from (select * from import_price join import_price_change using (place)) p
     where o.id = p.offer_id`,
  );
  await tx.run(
    `insert into offer_price_history (offer_id, valid_from, unit_price_cents)
     select p.offer_id, $1::date, p.tier_price_cents[1] from import_price p join import_price_change c using (place)
     where c.price_differs
     on conflict (offer_id, valid_from) do update set unit_price_cents = excluded.unit_price_cents`,
    [today],
  );
}
