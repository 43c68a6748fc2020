// SQL that writes the stock ledger: entries, movements, balances, labels. Each call sends as many statements for many rows as for one;
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

/** Their ids in the order given. */
export const insertEntries = async (tx: Tx, entries: readonly NewEntry[]): Promise<number[]> => {
  const rows = await tx.rows<Columns<'stock_entry', 'id'>>(insertion, [JSON.stringify(entries)]);
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

/** Adds to the ledger and to the balances; a balance below zero undoes everything. */
export async function post(
  tx: Tx,
  lines: readonly LedgerLine[],
  frame: Author & { readonly note: string; readonly scan: CountedScan | null },
): Promise<Columns<'stock_entry', 'id' | 'article_id' | 'balance'>[]> {
  const centers = await findCostCenters(tx, lines);
  const assigned = lines.map((line, place) => ({ ...line, cost_center_id: centers[place] ?? null }));
  const [, balances] = await Promise.all([insertMovements(tx, assigned, frame), addToBalances(tx, lines)]);
  return balances;
}

/** Where each line goes, in their order. */
const findCostCenters = async (tx: Tx, lines: readonly LedgerLine[]): Promise<(number | null)[]> => {
  const rows = await tx.rows<Columns<'stock_movement', 'cost_center_id'>>(
    `select ${costCenter} as cost_center_id
     from rows from (jsonb_to_recordset($1::jsonb)
       as (article_id integer, stock_entry_id integer, kind text, amount integer, reverses bigint, cost_center_id integer))
       with ordinality as g (article_id, stock_entry_id, kind, amount, reverses, cost_center_id, place)
     -- One by one: the planner takes a booking for a hundred lines, and would read all articles of the practice.
     cross join lateral (
       select cost_center_id from article where practice_id = $practice and id = g.article_id offset 0) a
     join stock_entry e on e.practice_id = $practice and e.id = g.stock_entry_id
     ${costCenterJoins}
     order by g.place`,
    [JSON.stringify(lines)],
  );
  return rows.map((row) => row.cost_center_id);
};

/** Reads no table: on a distributed database the ids would then be drawn by the server that is read, in a range of its own. */
const insertMovements = (
  tx: Tx,
  lines: readonly LedgerLine[],
  frame: Author & { readonly note: string; readonly scan: CountedScan | null },
): Promise<number> =>
  tx.run(
    `insert into stock_movement (practice_id, article_id, stock_entry_id, booking_id, kind, input_type, amount,
       unit_to_count, unit_id, reverses, label_id, user_id, device_id, note, happened_on, cost_center_id,
       scanned_at, scanned_at_told)
     select $practice, article_id, stock_entry_id, booking_id, kind, input_type, amount,
       unit_to_count, unit_id, reverses, label_id, $2, $3, $4, happened_on, cost_center_id, $5, $6
     from jsonb_to_recordset($1::jsonb)
       as g (article_id integer, stock_entry_id integer, booking_id uuid, kind text, input_type text, amount integer,
             unit_to_count text, unit_id integer, reverses bigint, label_id text, cost_center_id integer,
             happened_on date)
     returning id`,
    [
      JSON.stringify(lines),
      frame.userId,
      frame.deviceId,
      frame.note,
      frame.scan?.at ?? null,
      frame.scan?.told ?? null,
    ],
  );

const addToBalances = (
  tx: Tx,
  lines: readonly LedgerLine[],
): Promise<Columns<'stock_entry', 'id' | 'article_id' | 'balance'>[]> => {
  const amounts = new Map<number, number>();
  for (const line of lines)
    amounts.set(line.stock_entry_id, (amounts.get(line.stock_entry_id) ?? 0) + line.amount);
  return tx.rows(
    `update stock_entry e set balance = e.balance + g.amount
     from unnest($1::integer[], $2::integer[]) as g (stock_entry_id, amount)
     where e.practice_id = $practice and e.id = g.stock_entry_id
     returning e.id, e.article_id, e.balance`,
    [[...amounts.keys()], [...amounts.values()]],
  );
};

export interface Use {
  readonly article_id: number;
  readonly day: string;
  readonly used: number;
}

/** Adds use by month for the charts, and by week for the estimates. */
export const addUse = (tx: Tx, uses: readonly Use[]): Promise<unknown> =>
  Promise.all([addUseOfWeeks(tx, uses), addUseOfMonths(tx, uses)]);

const addUseOfWeeks = (tx: Tx, uses: readonly Use[]): Promise<number> =>
  tx.run(
    `insert into article_week (practice_id, article_id, week, used)
     select $practice, article_id, date_trunc('week', day)::date as week, sum(used)::integer
     from jsonb_to_recordset($1::jsonb) as u (article_id integer, day date, used integer)
     group by article_id, week
     on conflict (practice_id, article_id, week) do update set used = article_week.used + excluded.used`,
    [JSON.stringify(uses)],
  );

const addUseOfMonths = (tx: Tx, uses: readonly Use[]): Promise<number> =>
  tx.run(
    `insert into article_month (practice_id, article_id, month, used)
     select $practice, article_id, date_trunc('month', day)::date as month, sum(used)::integer
     from jsonb_to_recordset($1::jsonb) as u (article_id integer, day date, used integer)
     group by article_id, month
     on conflict (practice_id, article_id, month) do update set used = article_month.used + excluded.used`,
    [JSON.stringify(uses)],
  );

/** By a statement of their own: one for both could not be carried out while a server of other practices is away. */
export const insertLabels = (
  tx: Tx,
  entryIds: readonly number[],
  ids: readonly string[],
  areDue: boolean,
): Promise<number> =>
  tx.run(
    `insert into stock_label (id, practice_id, stock_entry_id, is_due, knows_uses)
     select label, $practice, entry, $3, true from unnest($1::text[], $2::integer[]) as l (label, entry)
     returning id`,
    [ids, entryIds, areDue],
  );
