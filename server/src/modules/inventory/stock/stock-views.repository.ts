// SQL that shows the ledger: entries, movements, use, a batch.
import type { Movement, StockBlock, StockEntry } from '@praxora/contract/inventory/stock';
import type { Treatment } from '@praxora/contract/inventory/treatment';
import { bareBatch } from '@praxora/rules/inventory/batch-number';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { authorJoins, authorName, personName } from '../../account/index.ts';
import { countingUnitId } from '../articles/articles.sql.ts';

export interface EntryViewRow
  extends Columns<
    'stock_entry',
    | 'id'
    | 'article_id'
    | 'storage_id'
    | 'batch_number'
    | 'expiration_date'
    | 'received_on'
    | 'vendor_name'
    | 'order_id'
    | 'order_unit_price_cents'
    | 'units_per_order_unit'
    | 'balance'
    | 'use_first'
    | 'opened_on'
  > {
  readonly article_name: Column<'article', 'name'>;
  readonly manufacturer: Column<'manufacturer', 'name'>;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
  readonly storage_name: Column<'storage', 'name'>;
  readonly receipt_id: number | null;
  readonly price_type: Column<'stock_entry', 'price_type', StockEntry['priceType']>;
  readonly label_ids: string[];
  readonly block: StockBlock | null;
}

/** The receipt an entry began with. */
const receiptOf = `
  (select l.receipt_id from receipt_line l
   join receipt r on r.practice_id = l.practice_id and r.id = l.receipt_id and r.kind = 'receipt'
   where l.practice_id = $practice and l.stock_entry_id = e.id limit 1)`;

const entryView = `
  select e.id, e.article_id, a.name as article_name, m.name as manufacturer, u.name_de as unit_de, u.name_en as unit_en,
         e.storage_id, s.name as storage_name, e.batch_number, e.expiration_date, e.received_on, e.vendor_name,
         e.order_id, ${receiptOf} as receipt_id, e.order_unit_price_cents, e.price_type, e.units_per_order_unit, e.balance, e.use_first, e.opened_on,
         array(select l.id from stock_label l
               where l.practice_id = $practice and l.stock_entry_id = e.id and l.withdrawn_at is null
               order by l.created_at, l.id) as label_ids,
         case when b.id is not null
           then jsonb_build_object('reason', b.reason, 'note', b.note, 'at', b.blocked_at, 'by', ${personName('v')}) end as block
  from stock_entry e
  join article a on a.practice_id = e.practice_id and a.id = e.article_id
  join manufacturer m on m.id = a.manufacturer_id
  join consumption_unit u
    on u.id = ${countingUnitId}
  join storage s on s.practice_id = e.practice_id and s.id = e.storage_id
  left join stock_block b on b.practice_id = e.practice_id and b.stock_entry_id = e.id and b.ended_at is null
  left join practice_user v on v.id = b.blocked_by`;

export const listEntries = (tx: Tx, articleId: number): Promise<EntryViewRow[]> =>
  tx.rows<EntryViewRow>(
    `${entryView} where e.practice_id = $practice and e.article_id = $1 and e.balance > 0
     order by lower(s.name), e.expiration_date nulls last, e.received_on, e.id`,
    [articleId],
  );

/**
 * Spellings that were booked and may fit: which ones do is for the rule to say. Letters beyond ASCII have capitals that
 * PostgreSQL and we may see differently, so a number with one of them is always among these.
 */
export const listBatchNumbers = async (tx: Tx, wanted: string): Promise<string[]> =>
  (
    await tx.rows<Columns<'stock_entry', 'batch_number'>>(
      `select distinct batch_number from stock_entry
       where practice_id = $practice and batch_number <> ''
         and (batch_number collate "C" ~ '[^ -~]'
           or case when $1 = '' then upper(btrim(batch_number) collate "C") = $2
              else strpos(upper(regexp_replace(batch_number collate "C", '[^A-Za-z0-9]', '', 'g')), $1) > 0 end)`,
      [bareBatch(wanted), wanted.trim().toUpperCase()],
    )
  ).map(({ batch_number }) => batch_number);

/** Answers in the order of the batches; of each batch the entry that came last stands first. */
export const listEntriesOfBatches = (
  tx: Tx,
  batchNumbers: readonly string[],
  limit: number,
): Promise<EntryViewRow[]> =>
  tx.rows<EntryViewRow>(
    `${entryView} where e.practice_id = $practice and e.batch_number = any($1)
     order by array_position($1::text[], e.batch_number), lower(a.name), e.received_on desc, e.id limit $2`,
    [batchNumbers, limit],
  );

export interface MovementViewRow
  extends Columns<
      'stock_movement',
      | 'booking_id'
      | 'article_id'
      | 'input_type'
      | 'amount'
      | 'stock_entry_id'
      | 'label_id'
      | 'scanned_at'
      | 'note'
      | 'happened_on'
      | 'booked_at'
    >,
    Columns<'stock_entry', 'batch_number' | 'expiration_date' | 'order_unit_price_cents' | 'balance'> {
  readonly id: number;
  readonly article_name: Column<'article', 'name'>;
  readonly kind: Column<'stock_movement', 'kind', Movement['kind']>;
  /** The order its entry came with. */
  readonly order_id: Column<'stock_entry', 'order_id'>;
  /** Receipt of an input; null for other movements. */
  readonly receipt_id: number | null;
  readonly is_first: boolean;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
  readonly storage_name: Column<'storage', 'name'>;
  readonly price_type: Column<'stock_entry', 'price_type', StockEntry['priceType']>;
  readonly user_name: string;
  readonly is_by_device: boolean;
  readonly is_time_corrected: boolean;
  readonly is_reversed: boolean;
  /** Null: no removal, or nobody said what it was for. */
  readonly treatment: Treatment | null;
  readonly asks_reference: Column<'article', 'asks_reference'>;
  /** The goods received by this booking were used since. */
  readonly is_used: boolean;
  /** For an input: its entry has later movements that were not undone. */
  readonly is_touched: boolean;
}

/** `first`: the movement its article began with. */
const movementView = (first: string): string => `
  select m.id::float8 as id, m.booking_id, m.article_id, a.name as article_name, m.kind, m.input_type, e.order_id,
         case when m.kind = 'input' then ${receiptOf} end as receipt_id,
         m.id = ${first} as is_first,
         m.amount, n.name_de as unit_de, n.name_en as unit_en, m.stock_entry_id, s.name as storage_name,
         e.batch_number, e.expiration_date, ${authorName} as user_name,
         m.device_id is not null as is_by_device, m.scanned_at, m.scanned_at_told is not null as is_time_corrected,
         case when m.kind = 'consumption' then (
           select jsonb_build_object('reference', t.reference, 'udi', t.udi, 'serialNumber', t.serial_number)
           from treatment_reference t where t.practice_id = $practice and t.booking_id = m.booking_id) end as treatment,
         a.asks_reference, e.order_unit_price_cents, e.price_type, m.label_id, m.note, m.happened_on, m.booked_at,
         exists (select from stock_movement r
                 where r.practice_id = $practice and r.reverses = m.id) as is_reversed, e.balance,
         m.kind in ('input', 'move') and exists (
           select from stock_movement b
           join stock_movement l on l.practice_id = b.practice_id and l.stock_entry_id = b.stock_entry_id and l.id > b.id
           where b.practice_id = $practice and b.booking_id = m.booking_id and b.amount > 0 and l.reverses is null
             and not exists (select from stock_movement r where r.practice_id = $practice and r.reverses = l.id)) as is_used,
         m.kind = 'input' and exists (
           select from stock_movement l
           where l.practice_id = $practice and l.stock_entry_id = m.stock_entry_id and l.id > m.id and l.reverses is null
             and not exists (select from stock_movement r where r.practice_id = $practice and r.reverses = l.id)) as is_touched
  from stock_movement m
  join article a on a.practice_id = m.practice_id and a.id = m.article_id
  join consumption_unit n on n.id = m.unit_id
  join stock_entry e on e.practice_id = m.practice_id and e.id = m.stock_entry_id
  join storage s on s.practice_id = e.practice_id and s.id = e.storage_id
  ${authorJoins('m.user_id', 'm.device_id')}`;

const firstOf = (articleId: string): string =>
  `(select min(f.id) from stock_movement f where f.practice_id = $practice and f.article_id = ${articleId})`;

export const listMovements = (
  tx: Tx,
  articleId: number,
  limit: number,
  offset: number,
): Promise<MovementViewRow[]> =>
  tx.rows<MovementViewRow>(
    `${movementView(firstOf('$1'))}
     where m.practice_id = $practice and m.article_id = $1 order by m.id desc limit $2 offset $3`,
    [articleId, limit, offset],
  );

export const countMovements = async (tx: Tx, articleId: number): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      `select count(*)::integer as count from stock_movement
       where practice_id = $practice and article_id = $1`,
      [articleId],
    )
  ).count;

export const listMovementsOfEntries = (tx: Tx, entryIds: readonly number[]): Promise<MovementViewRow[]> =>
  tx.rows<MovementViewRow>(
    `${movementView(firstOf('m.article_id'))}
     where m.practice_id = $practice and m.stock_entry_id = any($1) order by m.id desc`,
    [entryIds],
  );

export const listUse = (
  tx: Tx,
  articleId: number,
  fromMonth: string,
): Promise<Columns<'article_month', 'month' | 'used'>[]> =>
  tx.rows(
    `select month, used from article_month
     where practice_id = $practice and article_id = $1 and month >= $2 order by month`,
    [articleId, fromMonth],
  );
