// Changes people made to the re-order lists of the demo practices: an article put there, a row snoozed and one left
// out.
import type { Client } from 'pg';

/**
 * Writes re-order changes by the practice's first user on the day before, for rows at their re-order point, so that
 * rows below minimum stay visible.
 */
export async function writeReorderChanges(client: Client, today: string): Promise<void> {
  await client.query(
    `with practices as (
       select p.id, min(u.id) as user_id from practice p join app_user u on u.practice_id = p.id
       where p.edition = 'pro20' group by p.id
     ), sold as (
       select a.*, p.user_id from practices p join article a on a.practice_id = p.id
       where a.use_inventory and a.notifications_enabled and not a.is_discontinued
         and exists (select from offer o where o.product_id = a.product_id and o.practice_id is null)
     ), low as (
       select practice_id, id, stock, row_number() over (partition by practice_id order by id desc) as place
       from sold where stock > minimum_stock and warning_stock > 0 and stock <= warning_stock
     ), enough as (
       select practice_id, id, user_id, row_number() over (partition by practice_id order by id desc) as place
       from sold where stock > greatest(minimum_stock, warning_stock)
     ), moment as (select ($1::date - 1 + time '16:20') at time zone 'Europe/Berlin' as at)
     insert into reorder_change (practice_id, article_id, snoozed_until, left_out_at, put_quantity, put_by, put_at)
     select practice_id, id, null::date, null::timestamptz, 2, user_id, at from enough, moment where place = 1
     union all
     select practice_id, id, $1::date + 14, null, null, null, null from low where place = 1
     union all
     select practice_id, id, null, at, null, null, null from low, moment where place = 2`,
    [today],
  );
}
