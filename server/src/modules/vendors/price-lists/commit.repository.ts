// SQL that turns lines into own price offers; triggers write the price history and count the versions.
import type { Tx } from '../../../platform/database/tx.ts';

/** None of the articles is replaced or deleted before its offer is written. */
export const holdArticles = (tx: Tx, listId: string): Promise<number> =>
  tx.run(
    `select count(*) from (
       select a.id from article a
       where a.id in (select article_id from price_list_line where price_list_id = $1 and status = 'ready')
       order by a.id for share of a) held`,
    [listId],
  );

/** The rows from one on and below the other. What a line does not say stays as it is; an offer that says the same is left alone. */
export const writeOffers = (
  tx: Tx,
  listId: string,
  vendorId: number,
  fromRow: number,
  belowRow: number,
): Promise<{ added: number; changed: number }> =>
  tx.one(
    `with written as (
       insert into offer (practice_id, product_id, vendor_id, order_number, tier_from, tier_price_cents, minimum_quantity,
         discountable, vat_class)
       select current_practice(), a.product_id, $2::integer, coalesce(l.order_number, o.order_number, ''), '{1}',
              array[l.price_cents], coalesce(l.minimum_quantity, o.minimum_quantity, 1),
              coalesce(l.discountable, o.discountable, false), coalesce(a.vat_class, p.vat_class)
       from price_list_line l
       -- Line by line, by the key alone: what was just written has no statistics yet, and all articles beside all lines would
       -- take minutes.
       cross join lateral (select * from article where id = l.article_id offset 0) a
       join product p on p.id = a.product_id
       left join offer o on o.product_id = a.product_id and o.vendor_id = $2::integer and o.practice_id is not null
       where l.price_list_id = $1 and l.status = 'ready' and l.row >= $3 and l.row < $4 and a.deleted_at is null
       order by a.product_id
       on conflict (product_id, vendor_id, coalesce(practice_id, 0)) do update
       set order_number = excluded.order_number, tier_from = excluded.tier_from,
           tier_price_cents = excluded.tier_price_cents, minimum_quantity = excluded.minimum_quantity,
           discountable = excluded.discountable, updated_at = now()
       where row(offer.order_number, offer.tier_price_cents, offer.minimum_quantity, offer.discountable)
         is distinct from
         row(excluded.order_number, excluded.tier_price_cents, excluded.minimum_quantity, excluded.discountable)
       returning xmax = 0 as is_new)
     select count(*) filter (where is_new)::integer as added, count(*) filter (where not is_new)::integer as changed
     from written`,
    [listId, vendorId, fromRow, belowRow],
  );
