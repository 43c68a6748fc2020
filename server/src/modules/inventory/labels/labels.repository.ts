// SQL of labels as they are listed: by stock entry, with which are due and which were printed.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { personName } from '../../account/index.ts';
import { productPicture } from '../../system/index.ts';
import { countingUnitId } from '../articles/articles.sql.ts';
import { unitsOfLabel } from '../stock/labels.sql.ts';

/** Where labels are looked for. */
export type LabelScope =
  | { readonly of: 'order' | 'receipt' | 'stock' | 'storage'; readonly id: number }
  | { readonly of: 'articles'; readonly ids: readonly number[] }
  | { readonly of: 'stocks'; readonly ids: readonly number[] }
  | { readonly of: 'withoutOrder' };

const placesOf = (wanted: LabelScope): unknown[] =>
  wanted.of === 'withoutOrder' ? [] : ['ids' in wanted ? wanted.ids : wanted.id];

const isDueUnit = 'd.is_due and d.withdrawn_at is null';

/** SQL conditions on an entry `e`; used-up goods need no label any more, but their batch is still recorded. */
const conditions: Readonly<Record<LabelScope['of'], string>> = {
  order: 'e.order_id = $1',
  receipt: `e.id in (
    select l.stock_entry_id from receipt_line l where l.practice_id = $practice and l.receipt_id = $1)`,
  stock: 'e.id = $1',
  stocks: 'e.id = any($1)',
  storage: 'e.storage_id = $1 and e.balance > 0',
  articles: 'e.article_id = any($1) and e.balance > 0',
  withoutOrder: `e.order_id is null and (e.batch_labels_due
    or e.balance > 0 and e.id in (
      select d.stock_entry_id from stock_label d where d.practice_id = $practice and ${isDueUnit}))`,
};

/**
 * Labels of an entry `e` of an article `a` that something lies there for: those whose goods were taken by scanning them are left out,
 * and of the others no more are due than there are packs, or pieces, that none is made for yet.
 */
const labelsOfGoods = `(
  select l.* from (
    select n.*, count(*) filter (where not n.is_due) over () as done,
           row_number() over (partition by n.is_due order by n.id) as place
    from stock_label n
    left join (
      -- A label in place of a lost one goes on with its uses.
      select coalesce(f.first_id, f.id) as label_id, -sum(m.amount) as taken
      from stock_movement m
      join stock_label f on f.practice_id = m.practice_id and f.id = m.label_id
      where m.practice_id = $practice and m.stock_entry_id = e.id and m.label_id is not null
        and m.kind = 'consumption'
        and not exists (select from stock_movement r where r.practice_id = $practice and r.reverses = m.id)
      group by 1) u on u.label_id = coalesce(n.first_id, n.id)
    where n.practice_id = $practice and n.stock_entry_id = e.id and n.withdrawn_at is null
      and e.balance > 0 and coalesce(u.taken, 0) < ${unitsOfLabel}
  ) l
  where not l.is_due or l.place <= -l.done
    + case a.unit_to_label when 'SALES_UNIT' then ceil(e.balance::numeric / e.units_per_order_unit) else e.balance end)`;

/** SQL for a printing as `{ at, by }`; null if not printed yet. */
const printing = (at: string, by: string): string =>
  `case when ${at} is not null then jsonb_build_object('at', ${at}, 'by',
     coalesce((select ${personName('w')} from practice_user w where w.id = ${by}), '')) end`;

/** Columns of an article `a`, with its product `p`, category `c`, manufacturer `m` and counting unit `u`. */
const articleColumns = `a.id as article_id, a.name, m.name as manufacturer, a.manufacturer_number, ${productPicture},
  u.name_de as unit_de, u.name_en as unit_en`;
const articleJoins = `
  join product p on p.id = a.product_id
  left join category c on c.id = p.category_id
  join manufacturer m on m.id = a.manufacturer_id
  join consumption_unit u on u.id = ${countingUnitId}`;

export interface ArticleColumns extends Columns<'article', 'name' | 'manufacturer_number'> {
  readonly article_id: Column<'article', 'id'>;
  readonly manufacturer: Column<'manufacturer', 'name'>;
  readonly picture: string;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
}

export interface Printing {
  readonly at: string;
  readonly by: string;
}

export interface EntryRow
  extends ArticleColumns,
    Columns<'stock_entry', 'batch_number' | 'batch_labels' | 'batch_labels_due'> {
  readonly stock_id: Column<'stock_entry', 'id'>;
  readonly expiration_date: Column<'stock_entry', 'expiration_date'>;
  readonly storage_name: Column<'storage', 'name'>;
  readonly batch_printed: Printing | null;
  readonly labels: readonly { id: string; isDue: boolean; printed: Printing | null }[];
}

export const countLabels = async (tx: Tx, wanted: LabelScope): Promise<number> =>
  (
    await tx.one<{ labels: number }>(
      `select count(*)::integer as labels
       from stock_entry e join stock_label l on l.practice_id = e.practice_id and l.stock_entry_id = e.id
       where e.practice_id = $practice and e.balance > 0 and l.withdrawn_at is null and ${conditions[wanted.of]}`,
      placesOf(wanted),
    )
  ).labels;

export const listEntries = (tx: Tx, wanted: LabelScope): Promise<EntryRow[]> =>
  tx.rows<EntryRow>(
    `select ${articleColumns}, e.id as stock_id, e.batch_number, e.expiration_date::text, s.name as storage_name,
            e.batch_labels, e.batch_labels_due,
            ${printing('e.batch_labels_printed_at', 'e.batch_labels_printed_by')} as batch_printed,
            (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'isDue', l.is_due,
                       'printed', ${printing('l.printed_at', 'l.printed_by')}) order by l.id), '[]')
             from ${labelsOfGoods} l) as labels
     from stock_entry e
     join article a on a.practice_id = e.practice_id and a.id = e.article_id
     ${articleJoins}
     join storage s on s.practice_id = e.practice_id and s.id = e.storage_id
     where e.practice_id = $practice and ${conditions[wanted.of]}
     order by lower(a.name), a.id, e.expiration_date nulls last, e.id`,
    placesOf(wanted),
  );

export interface ShelfRow
  extends ArticleColumns,
    Columns<'article', 'minimum_stock' | 'warning_stock' | 'ideal_stock' | 'notifications_enabled'> {
  readonly permanent_label_id: NonNullable<Column<'article', 'permanent_label_id'>>;
  readonly storage_name: string;
  readonly printed: Printing | null;
}

/** Where it belongs, else where most of it lies. */
const shelfStorage = `coalesce(
  (select s.name from storage s
   where s.practice_id = $practice and s.id = a.default_storage_id and s.deleted_at is null),
  (select s.name from stock_entry e join storage s on s.practice_id = e.practice_id and s.id = e.storage_id
   where e.practice_id = $practice and e.article_id = a.id and e.balance > 0
   order by e.balance desc, e.id limit 1), '')`;

/** SQL conditions for the shelf labels of given articles, or of all articles assigned to or stocked in a storage. */
const shelfConditions = {
  articles: 'a.id = any($1)',
  storage: `(a.default_storage_id = $1
    or a.id in (
      select e.article_id from stock_entry e
      where e.practice_id = $practice and e.storage_id = $1 and e.balance > 0))`,
};

export const listShelves = (
  tx: Tx,
  wanted: Extract<LabelScope, { of: 'articles' }> | { readonly of: 'storage'; readonly id: number },
): Promise<ShelfRow[]> =>
  tx.rows<ShelfRow>(
    `select ${articleColumns}, a.permanent_label_id, ${shelfStorage} as storage_name, a.minimum_stock, a.warning_stock,
            a.ideal_stock, a.notifications_enabled,
            ${printing('a.permanent_label_printed_at', 'a.permanent_label_printed_by')} as printed
     from article a
     ${articleJoins}
     where a.practice_id = $practice and a.deleted_at is null and a.unit_to_label = 'STORAGE_PRODUCT'
       and a.permanent_label_id is not null and ${shelfConditions[wanted.of]}
     order by lower(a.name), a.id`,
    placesOf(wanted),
  );

const things = {
  order: 'select from purchase_order where practice_id = $practice and id = $1',
  receipt: 'select from receipt where practice_id = $practice and id = $1',
  stock: 'select from stock_entry where practice_id = $practice and id = $1',
  storage: 'select from storage where practice_id = $practice and id = $1 and deleted_at is null',
};

const all = {
  articles: 'article where practice_id = $practice and id = any($1) and deleted_at is null',
  stocks: 'stock_entry where practice_id = $practice and id = any($1)',
};

/** Whether what is asked for is there; each of several must be. */
export async function isThere(tx: Tx, wanted: LabelScope): Promise<boolean> {
  if (wanted.of === 'withoutOrder') return true;
  const found =
    'ids' in wanted
      ? `select count(*) = cardinality($1::integer[]) as found from ${all[wanted.of]}`
      : `select exists (${things[wanted.of]}) as found`;
  return (await tx.one<{ found: boolean }>(found, placesOf(wanted))).found;
}

export interface DueRow {
  readonly order_id: Column<'purchase_order', 'id'> | null;
  readonly order_number: Column<'purchase_order', 'order_number'> | null;
  readonly vendor_name: Column<'purchase_order', 'vendor_name'> | null;
  readonly labels: number;
}

/** Due labels by order, newest goods first; goods without an order last. */
export const countDue = (tx: Tx): Promise<DueRow[]> =>
  tx.rows<DueRow>(
    `with due as (
       select e.order_id, count(*) as labels, max(e.id) as newest
       from (
         select distinct d.stock_entry_id from stock_label d where d.practice_id = $practice and ${isDueUnit}
       ) waiting
       join stock_entry e on e.practice_id = $practice and e.id = waiting.stock_entry_id
       join article a on a.practice_id = e.practice_id and a.id = e.article_id
       cross join lateral ${labelsOfGoods} l
       where l.is_due and e.balance > 0 group by 1
       union all
       select e.order_id, sum(e.batch_labels), max(e.id) from stock_entry e
       where e.practice_id = $practice and e.batch_labels_due group by 1
     )
     select d.order_id, o.order_number, o.vendor_name, sum(d.labels)::integer as labels
     from due d left join purchase_order o on o.practice_id = $practice and o.id = d.order_id
     group by 1, 2, 3 order by (d.order_id is null), max(d.newest) desc`,
  );
