// SQL that writes the stock ledger: entries, movements, balances, labels. Each call takes many rows and is one statement;
// whoever books holds the locks on the articles' rows.
import type { Movement } from '@praxora/contract/inventory/stock';
import type { Author } from '../../../platform/context.ts';
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { costCenterColumn, costCenterJoins } from '../cost-centers/cost-centers.sql.ts';

export interface NewEntry
  extends Columns<
    'stock_entry',
    | 'article_id'
    | 'storage_id'
    | 'batch_number'
    | 'expiration_date'
    | 'price_type'
    | 'order_unit_price_cents'
    | 'units_per_order_unit'
    | 'vendor_id'
    | 'vendor_name'
    | 'order_id'
    | 'received_on'
    | 'moved_from'
  > {
  /** Of goods of a blocked entry; left out: not blocked. */
  readonly block_reason?: string | null;
  /** Goods that are used before others; left out: in their turn. */
  readonly use_first?: boolean;
  /** The day it was opened; left out: it is not. */
  readonly opened_on?: string | null;
  /** Left out: none, as of what is only moved. */
  readonly batch_labels?: number;
  readonly batch_labels_due?: boolean;
}

/** Identities are drawn in the order the rows are inserted. */
const insertion = `
  insert into stock_entry (practice_id, article_id, storage_id, batch_number, expiration_date, price_type,
    order_unit_price_cents, units_per_order_unit, vendor_id, vendor_name, order_id, received_on, moved_from,
    batch_labels, batch_labels_due, block_reason, use_first, opened_on)
  select $practice, article_id, storage_id, batch_number, expiration_date, price_type,
    order_unit_price_cents, units_per_order_unit, vendor_id, vendor_name, order_id, received_on, moved_from,
    coalesce(batch_labels, 0), coalesce(batch_labels_due, false), block_reason, coalesce(use_first, false), opened_on
  from rows from (jsonb_to_recordset($1::jsonb) as (article_id integer, storage_id integer, batch_number text,
    expiration_date date, price_type text, order_unit_price_cents integer, units_per_order_unit integer,
    vendor_id integer, vendor_name text, order_id integer, received_on date, moved_from integer,
    batch_labels integer, batch_labels_due boolean, block_reason text, use_first boolean, opened_on date)) with ordinality
    as g (article_id, storage_id, batch_number, expiration_date, price_type, order_unit_price_cents,
          units_per_order_unit, vendor_id, vendor_name, order_id, received_on, moved_from, batch_labels,
          batch_labels_due, block_reason, use_first, opened_on, place)
  order by place returning id`;

/** A label of one of the entries that are inserted with it. */
export interface NewLabel {
  readonly id: string;
  /** From 0, among the entries. */
  readonly place: number;
}

const insertionWithLabels = `
  with arrived as (${insertion}), labelled as (
    insert into stock_label (id, practice_id, stock_entry_id, is_due, knows_uses)
    select l.label, $practice, e.id, $4, true
    from unnest((select $2::text[]), (select $3::integer[])) as l (label, place)
    join (select id, row_number() over (order by id) - 1 as place from arrived) e on e.place = l.place
  )
  select id from arrived`;

/** Their ids in the order given. */
export const insertEntries = async (
  tx: Tx,
  entries: readonly NewEntry[],
  labels: readonly NewLabel[] = [],
  areDue = false,
): Promise<number[]> => {
  const entriesJson = JSON.stringify(entries);
  const rows = await (labels.length === 0
    ? tx.rows<Columns<'stock_entry', 'id'>>(insertion, [entriesJson])
    : tx.rows<Columns<'stock_entry', 'id'>>(insertionWithLabels, [
        entriesJson,
        labels.map(({ id }) => id),
        labels.map(({ place }) => place),
        areDue,
      ]));
  return rows.map(({ id }) => id).sort((a, b) => a - b);
};

export interface NewMovement {
  readonly stock_entry_id: number;
  readonly kind: Movement['kind'];
  readonly input_type?: string | null;
  readonly amount: number;
  readonly reverses?: number | null;
  readonly label_id?: string | null;
  /** Cost center the goods were ordered for; otherwise the article's. */
  readonly cost_center_id?: number | null;
}

export interface LedgerLine extends NewMovement {
  readonly article_id: number;
  readonly booking_id: string;
  readonly unit_to_count: string;
  readonly unit_id: number;
  readonly happened_on: string;
}

/** When it was scanned, and what the scanner's clock said where that was corrected. */
export interface CountedScan {
  readonly at: Date;
  readonly told: Date | null;
}

/**
 * The cost center of a line `g` stays with it, whatever the article says later. What takes a movement back, and what only moves
 * or goes back to its vendor, goes where the goods came to, so that the sums of both agree.
 */
const costCenter = `
  case when g.reverses is not null
       then (select r.cost_center_id from stock_movement r where r.practice_id = $practice and r.id = g.reverses)
       when g.kind in ('move', 'return')
       then (select o.cost_center_id from stock_movement o
             where o.practice_id = $practice
               and o.stock_entry_id = case when g.kind = 'move' and g.amount > 0 then e.moved_from else e.id end
             order by o.id limit 1)
       else ${costCenterColumn('g.cost_center_id')} end`;

/** Adds to the ledger and to the balances in one statement; a balance below zero undoes everything. */
export const post = (
  tx: Tx,
  lines: readonly LedgerLine[],
  frame: Author & { readonly note: string; readonly scan: CountedScan | null },
): Promise<Columns<'stock_entry', 'id' | 'article_id' | 'balance'>[]> =>
  tx.rows(
    `with given as materialized (
       select * from jsonb_to_recordset($1::jsonb)
         as m (article_id integer, stock_entry_id integer, booking_id uuid, kind text, input_type text, amount integer,
               unit_to_count text, unit_id integer, reverses bigint, label_id text, cost_center_id integer,
               happened_on date)
     ), noted as (
       insert into stock_movement (practice_id, article_id, stock_entry_id, booking_id, kind, input_type, amount,
         unit_to_count, unit_id, reverses, label_id, user_id, device_id, note, happened_on, cost_center_id,
         scanned_at, scanned_at_told)
       select $practice, g.article_id, g.stock_entry_id, g.booking_id, g.kind, g.input_type, g.amount,
         g.unit_to_count, g.unit_id, g.reverses, g.label_id, $2, $3, $4, g.happened_on, ${costCenter}, $5, $6
       from given g
       -- One by one: the planner takes a booking for a hundred lines, and would read all articles of the practice.
       cross join lateral (
         select cost_center_id from article where practice_id = $practice and id = g.article_id offset 0) a
       join stock_entry e on e.practice_id = $practice and e.id = g.stock_entry_id
       ${costCenterJoins}
     )
     update stock_entry e set balance = e.balance + g.amount
     from (select stock_entry_id, sum(amount)::integer as amount from given group by 1) g
     where e.practice_id = $practice and e.id = g.stock_entry_id
     returning e.id, e.article_id, e.balance`,
    [
      JSON.stringify(lines),
      frame.userId,
      frame.deviceId,
      frame.note,
      frame.scan?.at ?? null,
      frame.scan?.told ?? null,
    ],
  );

export interface Use {
  readonly article_id: number;
  readonly day: string;
  readonly used: number;
}

/** Adds use by month for the charts, and by week for the estimates. */
export const addUse = (tx: Tx, uses: readonly Use[]): Promise<number> =>
  tx.run(
    `with given as materialized (
       select * from jsonb_to_recordset($1::jsonb) as u (article_id integer, day date, used integer)
     ), by_week as (
       insert into article_week (practice_id, article_id, week, used)
       select $practice, article_id, date_trunc('week', day)::date as week, sum(used)::integer
       from given group by article_id, week
       on conflict (practice_id, article_id, week) do update set used = article_week.used + excluded.used
     )
     insert into article_month (practice_id, article_id, month, used)
     select $practice, article_id, date_trunc('month', day)::date as month, sum(used)::integer
     from given group by article_id, month
     on conflict (practice_id, article_id, month) do update set used = article_month.used + excluded.used`,
    [JSON.stringify(uses)],
  );

export const insertLabels = (
  tx: Tx,
  entryIds: readonly number[],
  ids: readonly string[],
  areDue: boolean,
): Promise<number> =>
  tx.run(
    `insert into stock_label (id, practice_id, stock_entry_id, is_due, knows_uses)
     select label, $practice, entry, $3, true from unnest($1::text[], $2::integer[]) as l (label, entry)`,
    [ids, entryIds, areDue],
  );
