// Positions put aside in the demo practices: an article somebody saw running low, and a product to try.
import type { Client } from 'pg';

/** Put aside by the practice's first user, the morning before. */
export async function writePutAside(client: Client, today: string): Promise<void> {
  await client.query(
    `with practices as (
       select p.id, min(u.id) as user_id from practice p join app_user u on u.practice_id = p.id
       where p.edition = 'pro20' group by p.id
     ), wanted as (
       (select distinct on (p.id) p.id as practice_id, p.user_id, null::integer as product_id, a.id as article_id,
               3 as quantity, 'Schublade in Zimmer 2 ist fast leer' as note, time '08:12' as at
        from practices p join article a on a.practice_id = p.id and a.use_inventory and not a.is_discontinued
        join offer o on o.product_id = a.product_id and o.practice_id is null
        order by p.id, a.id)
       union all
       (select distinct on (p.id) p.id, p.user_id, c.id, null, 1, '', time '09:40'
        from practices p join product c on c.practice_id is null
          and not exists (select from article a where a.practice_id = p.id and a.product_id = c.id)
        join offer o on o.product_id = c.id and o.practice_id is null
        order by p.id, c.id)
     )
     insert into buffered_position (practice_id, product_id, article_id, quantity, note, put_aside_by, put_aside_at)
     select practice_id, product_id, article_id, quantity, note, user_id,
            ($1::date - 1 + at) at time zone 'Europe/Berlin'
     from wanted order by practice_id, at`,
    [today],
  );
}
