// SQL of stock by batch and storage, in bands of its day of expiry: its rows, its sums, and what it can be filtered by.
import type { ExpiryListBand } from '@praxora/contract/inventory/expiry.calls';
import type { BlockReason } from '@praxora/rules/inventory/available-stock';
import type { Column, Columns } from '../../../platform/database/row-types.ts';

import type { Tx } from '../../../platform/database/tx.ts';
import { productPicture } from '../../system/index.ts';
import { countingUnitId } from '../articles/articles.sql.ts';
import { entryValue, isUnpriced } from '../articles/stock-value.sql.ts';

export interface ExpiryFilter {
  readonly today: string;
  readonly inOneMonth: string;
  readonly inThreeMonths: string;
  readonly inSixMonths: string;
  readonly search: string;
  readonly storageId: number | null;
  readonly categoryId: number | null;
  readonly vendorId: number | null;
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, (special) => `\\${special}`);

/**
 * The parts of one batch in one storage that are treated alike are one row. Each article's value is rounded once in its band, as the
 * inventory's: a row is worth the amount it adds to the rounded value of those before it.
 */
const rowsInBands = `
  with open as (
    select e.article_id, e.batch_number, e.expiration_date, e.storage_id, e.block_reason, e.use_first,
           array_agg(e.id order by e.id) as stock_ids, sum(e.balance)::integer as amount, sum(${entryValue()}) as value,
           bool_or(${isUnpriced}) as is_unpriced, max(e.order_id) as order_id,
           case when e.expiration_date is null then 'none'
                when e.expiration_date < $1::date then 'expired'
                when e.expiration_date < $2::date then 'under1Month'
                when e.expiration_date < $3::date then 'under3Months'
                when e.expiration_date < $8::date then 'under6Months' else 'later' end as band
    from stock_entry e
    join article a on a.practice_id = e.practice_id and a.id = e.article_id
    join product p on p.id = a.product_id
    where e.practice_id = $practice and e.balance > 0
      and ($4::integer is null or e.storage_id = $4) and ($5::integer is null or p.category_id = $5)
      and ($6::integer is null or e.vendor_id = $6)
      and ($7 = '' or a.name ilike $7 or a.manufacturer_number ilike $7 or e.batch_number ilike $7)
    group by 1, 2, 3, 4, 5, 6, band
  ), listed as (
    select o.*, case when o.value is not null then
             round(sum(coalesce(o.value, 0)) over so_far) - round(sum(coalesce(o.value, 0)) over so_far - o.value)
           end as value_cents
    from open o
    window so_far as (partition by o.band, o.article_id
                      order by o.expiration_date, o.batch_number, o.storage_id, o.stock_ids rows unbounded preceding)
  )`;

const valuesOf = (filter: ExpiryFilter): unknown[] => [
  filter.today,
  filter.inOneMonth,
  filter.inThreeMonths,
  filter.storageId,
  filter.categoryId,
  filter.vendorId,
  filter.search === '' ? '' : `%${escaped(filter.search)}%`,
  filter.inSixMonths,
];

export interface ExpiryRow extends Columns<'stock_entry', 'article_id' | 'batch_number' | 'storage_id'> {
  readonly stock_ids: readonly number[];
  readonly band: ExpiryListBand;
  readonly expiration_date: Column<'stock_entry', 'expiration_date'>;
  readonly article_name: Column<'article', 'name'>;
  readonly manufacturer: Column<'manufacturer', 'name'>;
  readonly manufacturer_number: Column<'article', 'manufacturer_number'>;
  readonly picture: NonNullable<Column<'product', 'picture'>>;
  readonly storage_name: Column<'storage', 'name'>;
  readonly amount: number;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
  readonly value_cents: number | null;
  readonly block_reason: Column<'stock_entry', 'block_reason', BlockReason | null>;
  readonly use_first: Column<'stock_entry', 'use_first'>;
  /** The order it came with, while that takes goods back; null: none. */
  readonly returnable_order_id: number | null;
}

/** What expires first stands first. */
export const listRows = (
  tx: Tx,
  filter: ExpiryFilter,
  bands: readonly ExpiryListBand[],
  limit: number,
): Promise<ExpiryRow[]> =>
  tx.rows<ExpiryRow>(
    `${rowsInBands}
     select b.stock_ids, b.band, b.article_id, a.name as article_name, m.name as manufacturer, a.manufacturer_number,
            ${productPicture}, b.batch_number, b.expiration_date, b.storage_id, s.name as storage_name, b.amount,
            u.name_de as unit_de, u.name_en as unit_en, b.value_cents::float8 as value_cents, b.block_reason, b.use_first,
            (select o.id from purchase_order o where o.practice_id = $practice and o.id = b.order_id
               and o.state in ('partially-received', 'fully-received')) as returnable_order_id
     from listed b
     join article a on a.practice_id = $practice and a.id = b.article_id
     join storage s on s.practice_id = $practice and s.id = b.storage_id
     join manufacturer m on m.id = a.manufacturer_id
     join consumption_unit u on u.id = ${countingUnitId}
     join product p on p.id = a.product_id
     left join category c on c.id = p.category_id
     where b.band = any($9)
     order by b.expiration_date, lower(a.name), b.article_id, b.batch_number, lower(s.name), b.stock_ids limit $10`,
    [...valuesOf(filter), bands, limit],
  );

export interface BandRow {
  readonly band: ExpiryListBand;
  readonly batches: number;
  readonly value_cents: number;
  readonly unpriced_articles: number;
  readonly blocked_batches: number;
  readonly blocked_cents: number;
}

/** A band in which there is nothing has no row. A batch counts once, wherever it lies. */
export const sumBands = (tx: Tx, filter: ExpiryFilter): Promise<BandRow[]> =>
  tx.rows<BandRow>(
    `${rowsInBands}
     select band, count(distinct (article_id, batch_number, expiration_date))::integer as batches,
            coalesce(sum(value_cents), 0)::float8 as value_cents,
            (count(distinct article_id) filter (where is_unpriced))::integer as unpriced_articles,
            (count(distinct (article_id, batch_number)) filter (where block_reason is not null))::integer as blocked_batches,
            coalesce(sum(value_cents) filter (where block_reason is not null), 0)::float8 as blocked_cents
     from listed group by band`,
    valuesOf(filter),
  );

interface ChoiceRow {
  readonly kind: 'category' | 'vendor';
  readonly id: Column<'category' | 'vendor', 'id'>;
  readonly de: string;
  readonly en: string;
}

/** Categories and vendors of the stock. */
export const listChoices = (tx: Tx): Promise<ChoiceRow[]> =>
  tx.rows<ChoiceRow>(
    `with open as (
       select e.article_id, e.vendor_id, e.vendor_name from stock_entry e where e.practice_id = $practice and e.balance > 0
     )
     select 'category' as kind, c.id, c.name_de as de, c.name_en as en
     from open o join article a on a.practice_id = $practice and a.id = o.article_id
     join product p on p.id = a.product_id join category c on c.id = p.category_id group by c.id
     union all
     select 'vendor', o.vendor_id, max(o.vendor_name), max(o.vendor_name) from open o where o.vendor_id is not null group by o.vendor_id
     order by kind, de`,
  );
