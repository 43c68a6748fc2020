// SQL of batches that expire: one definition of a batch and its value, for the figures and for the list.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { productPicture } from '../../system/index.ts';
import { countingUnitId } from '../articles/articles.sql.ts';
import { entryValue, isUnpriced } from '../articles/stock-value.sql.ts';

/** Days of expiry that are counted together. */
export interface DaySpan {
  readonly key: string;
  readonly first: string;
  /** The day behind the last. */
  readonly end: string;
}

/**
 * Stock that expires in each of the spans. Each article's value is rounded once, as the inventory's: a batch is worth
 * the amount it adds to the rounded value of those before it. The spans are hidden from the planner (see `anyOf`): they
 * are other days every day, and one plan fits them all.
 */
const batchesInSpans = `
  with span as materialized (
    select * from unnest((select $1::text[]), (select $2::date[]), (select $3::date[])) as s (key, first, "end")
  ), open as (
    select article_id, batch_number, expiration_date, sum(balance)::integer as amount, sum(${entryValue()}) as value,
           bool_or(${isUnpriced}) as is_unpriced
    from stock_entry e
    where e.practice_id = $practice and balance > 0 and expiration_date < (select max("end") from span) group by 1, 2, 3
  ), batch as (
    select s.key, o.article_id, o.batch_number, o.expiration_date, o.amount, o.is_unpriced,
           case when o.value is not null then
             round(sum(coalesce(o.value, 0)) over so_far) - round(sum(coalesce(o.value, 0)) over so_far - o.value)
           end as value_cents
    from span s join open o on o.expiration_date >= s.first and o.expiration_date < s."end"
    window so_far as (partition by s.key, o.article_id order by o.expiration_date, o.batch_number rows unbounded preceding)
  )`;

const spanValues = (spans: readonly DaySpan[]) => [
  spans.map(({ key }) => key),
  spans.map(({ first }) => first),
  spans.map(({ end }) => end),
];

interface FiguresRow {
  readonly key: string;
  readonly batches: number;
  readonly value_cents: number;
  readonly unpriced_articles: number;
}

/** A span in which nothing expires has no row. */
export const countBatches = (tx: Tx, spans: readonly DaySpan[]): Promise<FiguresRow[]> =>
  tx.rows<FiguresRow>(
    `${batchesInSpans}
     select key, count(*)::integer as batches, coalesce(sum(value_cents), 0)::float8 as value_cents,
            (count(distinct article_id) filter (where is_unpriced))::integer as unpriced_articles
     from batch group by key`,
    spanValues(spans),
  );

interface BatchRow extends Columns<'stock_entry', 'article_id' | 'batch_number'> {
  readonly article_name: Column<'article', 'name'>;
  readonly manufacturer: Column<'manufacturer', 'name'>;
  readonly manufacturer_number: Column<'article', 'manufacturer_number'>;
  readonly picture: NonNullable<Column<'product', 'picture'>>;
  readonly expiration_date: NonNullable<Column<'stock_entry', 'expiration_date'>>;
  readonly storages: readonly { readonly id: number; readonly name: string; readonly amount: number }[];
  readonly amount: number;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
  readonly value_cents: number | null;
}

/** Batches, those that expire first on top. */
export const listBatches = (tx: Tx, span: DaySpan, limit: number): Promise<BatchRow[]> =>
  tx.rows<BatchRow>(
    `${batchesInSpans}
     select b.article_id, a.name as article_name, m.name as manufacturer, a.manufacturer_number, ${productPicture},
            b.batch_number, b.expiration_date, b.amount, u.name_de as unit_de, u.name_en as unit_en,
            b.value_cents::float8 as value_cents,
            (select json_agg(json_build_object('id', l.id, 'name', l.name, 'amount', l.amount) order by lower(l.name), l.id)
             from (select s.id, s.name, sum(e.balance)::integer as amount
                   from stock_entry e join storage s on s.practice_id = e.practice_id and s.id = e.storage_id
                   where e.practice_id = $practice and e.article_id = b.article_id and e.batch_number = b.batch_number
                     and e.expiration_date = b.expiration_date and e.balance > 0
                   group by s.id, s.name) l) as storages
     from batch b
     join article a on a.practice_id = $practice and a.id = b.article_id
     join manufacturer m on m.id = a.manufacturer_id
     join consumption_unit u on u.id = ${countingUnitId}
     join product p on p.id = a.product_id
     left join category c on c.id = p.category_id
     order by b.expiration_date, lower(a.name), b.article_id, b.batch_number limit $4`,
    [...spanValues([span]), limit],
  );
