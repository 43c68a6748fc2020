// SQL of inventories that are kept: written once, read often, never changed.
import type { Columns } from '../../../../platform/database/row-types.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import { personName } from '../../../account/index.ts';
import { isUnpriced } from '../../../inventory/index.ts';
import type { Statement } from '../conditions.ts';
import { entriesOfDay } from '../entries-of-day.ts';
import { heldColumns, heldJoins } from '../inventory.repository.ts';

/** Figures and lines are written from one reading, so that both are of the same moment. */
export async function insertVersion(
  tx: Tx,
  { asOf, userId, now }: { readonly asOf: string; readonly userId: number; readonly now: Date },
): Promise<number> {
  const { lines } = await tx.one<{ lines: string }>(
    `with ${entriesOfDay('$1')}, line as (select ${heldColumns(`'none'`)} from held e ${heldJoins})
     select coalesce(jsonb_agg(line), '[]')::text as lines from line`,
    [asOf],
  );
  const { number } = await tx.one<Columns<'inventory_version', 'number'>>(
    'select coalesce(max(number), 0) + 1 as number from inventory_version where practice_id = $practice',
  );
  const { id } = await tx.one<Columns<'inventory_version', 'id'>>(
    `insert into inventory_version (practice_id, number, as_of, made_by, made_at, value_cents, articles, entries, storages, without_price)
     select $practice, $2, $3, $4, $5, coalesce(sum(value_cents), 0), count(distinct article_id), count(*), count(distinct storage_id),
            count(*) filter (where ${isUnpriced})
     from ${keptLines} returning id`,
    [lines, number, asOf, userId, now],
  );
  await tx.run(
    `insert into inventory_version_line (practice_id, version_id, stock_entry_id, article_id, name, manufacturer,
       manufacturer_number, category_de, category_en, storage, batch_number, expiration_date, quantity, unit_de, unit_en,
       order_unit_price_cents, units_per_order_unit, value_cents)
     select $practice, $2, id, article_id, name, manufacturer, manufacturer_number, category_de, category_en,
       storage, batch_number, expiration_date, quantity, unit_de, unit_en, order_unit_price_cents, units_per_order_unit, value_cents
     from ${keptLines} returning stock_entry_id`,
    [lines, id],
  );
  return id;
}

/** The lines that are given with a statement. */
const keptLines = `jsonb_to_recordset($1::jsonb) as e (id integer, article_id integer, name text, manufacturer text,
  manufacturer_number text, category_de text, category_en text, storage_id integer, storage text, batch_number text,
  expiration_date date, quantity float8, unit_de text, unit_en text, order_unit_price_cents integer,
  units_per_order_unit integer, value_cents float8)`;

export interface VersionRow
  extends Columns<
    'inventory_version',
    'id' | 'number' | 'as_of' | 'made_at' | 'articles' | 'entries' | 'storages' | 'without_price'
  > {
  readonly made_by: string;
  readonly value_cents: number;
  readonly value_now: number;
  readonly entries_now: number;
  readonly bookings: number;
}

type Figures = Pick<VersionRow, 'value_now' | 'entries_now' | 'bookings'>;

/** Saved versions, each with the current ledger figures for its day. */
export async function listVersions(tx: Tx, id: number | null = null): Promise<VersionRow[]> {
  const [versions, figures] = await Promise.all([listKept(tx, id), listFigures(tx, id)]);
  const figuresOf = new Map(figures.map(({ id: of, ...rest }) => [of, rest]));
  return versions.map((version) => ({
    ...version,
    ...(figuresOf.get(version.id) ?? { value_now: 0, entries_now: 0, bookings: 0 }),
  }));
}

const listKept = (tx: Tx, id: number | null): Promise<Omit<VersionRow, keyof Figures>[]> =>
  tx.rows(
    `select v.id, v.number, v.as_of, ${personName('w')} as made_by,
            v.made_at, v.value_cents::float8 as value_cents, v.articles, v.entries, v.storages, v.without_price
     from inventory_version v
     join practice_user w on w.id = v.made_by
     where v.practice_id = $practice and ($1::integer is null or v.id = $1)
     order by v.number desc`,
    [id],
  );

/** By themselves: users are on another server than stock where the practices are spread. */
const listFigures = (tx: Tx, id: number | null): Promise<(Pick<VersionRow, 'id'> & Figures)[]> =>
  tx.rows(
    `select v.id, today.value_cents as value_now, today.entries as entries_now, since.bookings
     from inventory_version v
     cross join lateral (
       with ${entriesOfDay('v.as_of')}
       select coalesce(sum(value_cents), 0)::float8 as value_cents, count(*)::integer as entries from held
     ) today
     cross join lateral (
       select count(distinct m.booking_id)::integer as bookings from stock_movement m
       where m.practice_id = $practice and m.happened_on <= v.as_of and m.booked_at > v.made_at
     ) since
     where v.practice_id = $practice and ($1::integer is null or v.id = $1)`,
    [id],
  );

export interface VersionLine
  extends Columns<
    'inventory_version_line',
    | 'name'
    | 'manufacturer_number'
    | 'storage'
    | 'batch_number'
    | 'expiration_date'
    | 'quantity'
    | 'unit_de'
    | 'unit_en'
    | 'order_unit_price_cents'
  > {
  readonly value_cents: number | null;
}

/** Lines of a version, ordered by storage as one walks along the shelves. */
export const versionLines = (id: number): Statement => ({
  sql: `select name, manufacturer_number, storage, batch_number, expiration_date, quantity, unit_de, unit_en,
               order_unit_price_cents, value_cents::float8 as value_cents
        from inventory_version_line where practice_id = $practice and version_id = $1
        order by lower(storage), storage, lower(name), expiration_date nulls last, stock_entry_id`,
  values: [id],
});

/** Lines for a day without a saved version, as that version would contain them. */
export const linesOfDay = (asOf: string): Statement => ({
  sql: `with ${entriesOfDay('$1')}
        select ${heldColumns(`'none'`)} from held e ${heldJoins}
        order by lower(s.name), s.name, lower(a.name), e.expiration_date nulls last, e.id`,
  values: [asOf],
});

export interface StorageCount extends Columns<'storage', 'id' | 'name'> {
  readonly counted_on: string | null;
  readonly entries: number;
  readonly value_cents: number;
  readonly without_price: number;
}

/** Where something lay that day, how much, and when it was counted near it. */
export const listStorageCounts = (tx: Tx, asOf: string, days: number): Promise<StorageCount[]> =>
  tx.rows<StorageCount>(
    `with ${entriesOfDay('$1')}
     select s.id, s.name, l.entries, l.value_cents, l.without_price, (
       select min((t.finished_at at time zone 'Europe/Berlin')::date) from stocktaking t
       where t.practice_id = $practice and t.storage_id = s.id and t.state = 'booked'
         and (t.finished_at at time zone 'Europe/Berlin')::date between $1::date - $2::integer and $1::date + $2::integer) as counted_on
     from (
       select storage_id, count(*)::integer as entries, coalesce(sum(value_cents), 0)::float8 as value_cents,
              count(*) filter (where ${isUnpriced})::integer as without_price
       from held e group by 1
     ) l join storage s on s.practice_id = $practice and s.id = l.storage_id order by lower(s.name), s.name`,
    [asOf, days],
  );

export const doBalancesAgree = async (tx: Tx): Promise<boolean> =>
  (
    await tx.one<{ agree: boolean }>(
      `select not exists (
         select from stock_entry e
         left join (
           select stock_entry_id, sum(amount) as sum from stock_movement where practice_id = $practice group by 1
         ) m on m.stock_entry_id = e.id
         where e.practice_id = $practice and e.balance <> coalesce(m.sum, 0)) as agree`,
    )
  ).agree;
