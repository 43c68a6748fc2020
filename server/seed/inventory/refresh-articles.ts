import type { Client } from 'pg';

/** The figures that articles keep of their entries, after the demo data changed some of these. */
export const refreshArticles = (
  client: Client,
  practiceId: number,
  entryIds: readonly number[],
): Promise<unknown> =>
  client.query(
    `update article a set stock = o.stock, blocked_stock = o.blocked, earliest_expiry = o.expiry, stock_value_cents = o.value
     from (select article_id, sum(balance)::integer as stock, min(expiration_date) as expiry,
                  coalesce(sum(balance) filter (where block_reason is not null), 0)::integer as blocked,
                  round(sum(balance::numeric * order_unit_price_cents / units_per_order_unit))::bigint as value
           from stock_entry
           where practice_id = $1 and balance > 0
             and article_id in (select article_id from stock_entry where practice_id = $1 and id = any($2))
           group by article_id) o
     where a.practice_id = $1 and a.id = o.article_id`,
    [practiceId, entryIds],
  );
