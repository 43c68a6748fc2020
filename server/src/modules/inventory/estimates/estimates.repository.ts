// SQL the estimates learn from: use per week, holidays, deliveries.
import type { Tx } from '../../../platform/database/tx.ts';

export interface WeeksRow {
  readonly article_id: number;
  /** The first week something is known of; null: nothing was ever booked. */
  readonly first_week: string | null;
  /** Used amounts by week index, where 0 is the requested week; only weeks with use. */
  readonly used: Readonly<Record<number, number>>;
}

/** Use in each week from this Monday on; there is one row for every article. */
export const listWeeks = (tx: Tx, articleIds: readonly number[], from: string): Promise<WeeksRow[]> =>
  tx.rows<WeeksRow>(
    `select a.id as article_id, date_trunc('week', known.day)::date as first_week, coalesce(w.used, '{}') as used
     -- Of a list of unknown length, so that one plan fits all.
     from unnest((select $1::integer[])) as a (id)
     left join lateral (
       select least(
         (select m.happened_on from stock_movement m
          where m.practice_id = $practice and m.article_id = a.id order by m.id limit 1),
         (select min(w.week) from article_week w
          where w.practice_id = $practice and w.article_id = a.id)) as day) known on true
     left join lateral (
       select json_object_agg((week - $2::date) / 7, used) as used
       from article_week
       where practice_id = $practice and article_id = a.id and week >= $2::date) w on true`,
    [articleIds, from],
  );

/** Enough to tell a week of holidays from any other, and few enough to be counted whenever an article is looked at. */
const mostCounted = 200;

/** How many articles were used in each of the weeks, oldest first; in one row. */
export const countArticlesUsed = async (tx: Tx, from: string, weeks: number): Promise<number[]> =>
  (
    await tx.one<{ counts: number[] }>(
      `select array(
         select (select count(*)::integer from (
                   select from article_week w
                   where w.practice_id = $practice and w.week = $1::date + n * 7 and w.used > 0
                   limit ${mostCounted}) counted)
         from generate_series(0, ${weeks - 1}) as n order by n) as counts`,
      [from],
    )
  ).counts;
