// The watchlist of the main demo practice: two products whose price fell days ago, one below its target price, two that are not
// cheap. None of them was ever ordered, so that all orders keep the prices of their days.
import type { Client } from 'pg';

const watched = 5;

export async function writeWatchlist(client: Client, today: string): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `select id from (
       select distinct on (p.category_id) p.id from product p
       where p.practice_id is null and p.category_id is not null
         and not exists (select from order_position o where o.product_id = p.id)
         and not exists (select from article a where a.product_id = p.id)
         and not exists (select from cart_position c where c.product_id = p.id)
         and 4 <= (select count(*) from offer o where o.product_id = p.id and o.availability = 'available')
       order by p.category_id, p.id
     ) candidate order by id limit $1`,
    [watched],
  );
  const ids = rows.map(({ id }) => id);
  await lowerPrices(client, ids.slice(0, 2), today);
  await client.query(
    `insert into watched_product (practice_id, product_id, created_at, target_cents)
     select p.id, w.product_id, $1::date - 20,
            case w.nr
              when 3 then (select min(o.tier_price_cents[1]) * 5 / 4 from offer o where o.product_id = w.product_id)
              when 4 then (select min(o.tier_price_cents[1]) * 4 / 5 from offer o where o.product_id = w.product_id)
            end
     from practice p cross join unnest($2::integer[]) with ordinality as w (product_id, nr)
     where exists (select from cart_position c where c.practice_id = p.id)`,
    [today, ids],
  );
}

/** Today's prices hold since a week; before, they were a fifth higher. */
async function lowerPrices(client: Client, productIds: readonly number[], today: string): Promise<void> {
  await client.query(
    `delete from offer_price_history h using offer o
     where o.id = h.offer_id and o.product_id = any($1) and h.valid_from >= $2::date - 7`,
    [productIds, today],
  );
  await client.query(
    `update offer_price_history h set unit_price_cents = o.tier_price_cents[1] * 6 / 5 from offer o
     where o.id = h.offer_id and o.product_id = any($1)`,
    [productIds],
  );
  await client.query(
    `insert into offer_price_history (offer_id, practice_id, valid_from, unit_price_cents)
     select id, practice_id, $2::date - 7, tier_price_cents[1] from offer where product_id = any($1)`,
    [productIds, today],
  );
}
