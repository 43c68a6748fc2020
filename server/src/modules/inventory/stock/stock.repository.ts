// SQL that reads the stock ledger, and the locks of whoever books.
import type { BlockReason } from '@praxora/rules/inventory/available-stock';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { authorJoins, authorName } from '../../account/index.ts';
import { type VoidLabel, voidLabel } from './labels.sql.ts';
import type { NewEntry, NewMovement } from './ledger.repository.ts';

export interface StockArticle
  extends Columns<
    'article',
    | 'id'
    | 'name'
    | 'product_id'
    | 'unit_to_count'
    | 'unit_to_label'
    | 'consumption_per_scan'
    | 'order_unit_id'
    | 'consumption_unit_id'
    | 'consumption_unit_count'
    | 'has_batch_obligation'
    | 'has_expiry_obligation'
    | 'has_batch_label'
    | 'batch_label_prints'
    | 'use_inventory'
    | 'use_within_days'
    | 'stock'
  > {
  /** Expiry given for its first stock when the article was created; null once stock was booked. */
  readonly opening_expiry: string | null;
}

const articleColumns = `id, name, product_id, unit_to_count, unit_to_label, consumption_per_scan, order_unit_id,
  consumption_unit_id, consumption_unit_count, has_batch_obligation, has_expiry_obligation, has_batch_label,
  batch_label_prints, use_inventory, use_within_days, stock,
  case when opening_expiry is not null and not exists (
    select from stock_entry e where e.practice_id = $practice and e.article_id = article.id)
    then opening_expiry end as opening_expiry`;

/** Bookings of one article wait for each other: nothing is taken twice. */
export const lockArticle = (tx: Tx, id: number): Promise<StockArticle | null> =>
  tx.maybe<StockArticle>(
    `select ${articleColumns} from article
     where practice_id = $practice and id = $1 and deleted_at is null for no key update`,
    [id],
  );

/** The article an entry is of; an entry never changes its article. */
export const lockArticleOfEntry = (tx: Tx, entryId: number): Promise<StockArticle | null> =>
  tx.maybe<StockArticle>(
    `select ${articleColumns} from article
     where practice_id = $practice and id = (
       select article_id from stock_entry where practice_id = $practice and id = $1) and deleted_at is null for no key update`,
    [entryId],
  );

/** In the order of their ids: nobody waits in a circle. */
export const lockArticles = (
  tx: Tx,
  {
    ids = [],
    productIds = [],
  }: { readonly ids?: readonly number[]; readonly productIds?: readonly number[] },
): Promise<StockArticle[]> =>
  tx.rows<StockArticle>(
    `select ${articleColumns} from article
     where practice_id = $practice and (id = any($1) or product_id = any($2)) and deleted_at is null
     order by id for no key update`,
    [ids, productIds],
  );

export const lockArticlesById = async (tx: Tx, ids: readonly number[]): Promise<Map<number, StockArticle>> =>
  new Map((await lockArticles(tx, { ids: [...new Set(ids)] })).map((article) => [article.id, article]));

export const findArticle = (tx: Tx, id: number): Promise<StockArticle | null> =>
  tx.maybe<StockArticle>(
    `select ${articleColumns} from article
     where practice_id = $practice and id = $1 and deleted_at is null`,
    [id],
  );

export type EntryRow = NewEntry &
  Columns<'stock_entry', 'id' | 'balance'> & {
    readonly block_reason: Column<'stock_entry', 'block_reason', BlockReason | null>;
    readonly use_first: boolean;
    readonly opened_on: string | null;
  };

const entryColumns = `id, article_id, storage_id, batch_number, expiration_date, price_type, order_unit_price_cents,
  units_per_order_unit, vendor_id, vendor_name, order_id, received_on, moved_from, block_reason, use_first, opened_on, balance`;

export const findEntry = (tx: Tx, id: number): Promise<EntryRow | null> =>
  tx.maybe<EntryRow>(`select ${entryColumns} from stock_entry where practice_id = $practice and id = $1`, [
    id,
  ]);

export const findEntries = async (tx: Tx, ids: readonly number[]): Promise<Map<number, EntryRow>> =>
  new Map(
    (
      await tx.rows<EntryRow>(
        `select ${entryColumns} from stock_entry where practice_id = $practice and id = any($1)`,
        [ids],
      )
    ).map((entry) => [entry.id, entry]),
  );

export const listOpenEntries = (tx: Tx, articleId: number, storageId: number | null): Promise<EntryRow[]> =>
  tx.rows<EntryRow>(
    `select ${entryColumns} from stock_entry
     where practice_id = $practice and article_id = $1 and balance > 0 and ($2::integer is null or storage_id = $2)
     order by id`,
    [articleId, storageId],
  );

/** Ids of the existing storages among those given; they are locked against deletion until the booking is done. */
export const holdStorages = async (tx: Tx, ids: readonly number[]): Promise<Set<number>> =>
  new Set(
    (
      await tx.rows<Columns<'storage', 'id'>>(
        `select id from storage
         where practice_id = $practice and id = any($1) and deleted_at is null order by id for key share`,
        [[...new Set(ids)]],
      )
    ).map(({ id }) => id),
  );

export const storageExists = async (tx: Tx, id: number): Promise<boolean> =>
  (await holdStorages(tx, [id])).has(id);

/** Labels go along when all of an entry is moved. */
export const moveLabels = (tx: Tx, fromEntry: number, toEntry: number): Promise<number> =>
  tx.run('update stock_label set stock_entry_id = $2 where practice_id = $practice and stock_entry_id = $1', [
    fromEntry,
    toEntry,
  ]);

/** The label of a package that became an entry of its own. */
export const moveLabel = (tx: Tx, labelId: string, toEntry: number): Promise<number> =>
  tx.run('update stock_label set stock_entry_id = $2 where practice_id = $practice and id = $1', [
    labelId,
    toEntry,
  ]);

interface LabelRow extends Columns<'article', 'name'>, VoidLabel {
  readonly article_id: Column<'article', 'id'>;
  readonly stock_entry_id: Column<'stock_entry', 'id'> | null;
}

export const findByLabel = (tx: Tx, labelId: string): Promise<LabelRow | null> =>
  tx.maybe<LabelRow>(
    `select a.id as article_id, a.name, e.id as stock_entry_id, ${voidLabel}
     from stock_label l
     join stock_entry e on e.practice_id = l.practice_id and e.id = l.stock_entry_id
     join article a on a.practice_id = e.practice_id and a.id = e.article_id
     where l.practice_id = $practice and l.id = $1
     union all
     select id, name, null, null, null, '' from article
     where practice_id = $practice and permanent_label_id = $1 and deleted_at is null limit 1`,
    [labelId],
  );

export interface LastRemoval {
  readonly booking_id: Column<'stock_movement', 'booking_id'>;
  readonly kind: Column<'stock_movement', 'kind', NewMovement['kind']>;
  readonly by: string;
  readonly at: Date;
  readonly storage_name: Column<'storage', 'name'>;
}

/** How the last of an entry went; what was taken back does not count, nor what was only moved. */
export const findLastRemoval = (tx: Tx, entryId: number): Promise<LastRemoval | null> =>
  tx.maybe<LastRemoval>(
    `select m.booking_id, m.kind, ${authorName} as by, coalesce(m.scanned_at, m.booked_at) as at, s.name as storage_name
     from stock_movement m
     join stock_entry e on e.practice_id = m.practice_id and e.id = m.stock_entry_id
     join storage s on s.practice_id = e.practice_id and s.id = e.storage_id
     ${authorJoins('m.user_id', 'm.device_id')}
     where m.practice_id = $practice and m.stock_entry_id = $1 and m.amount < 0 and m.reverses is null
       and m.kind not in ('move', 'price')
       and not exists (select from stock_movement r where r.practice_id = $practice and r.reverses = m.id)
     order by m.id desc limit 1`,
    [entryId],
  );

export interface MovementRow
  extends Columns<
    'stock_movement',
    'id' | 'article_id' | 'stock_entry_id' | 'amount' | 'happened_on' | 'device_id'
  > {
  readonly kind: Column<'stock_movement', 'kind', NewMovement['kind']>;
  readonly is_reversed: boolean;
}

const movementColumns = `m.id, m.article_id, m.stock_entry_id, m.kind, m.amount, m.happened_on, m.device_id,
  exists (select from stock_movement r where r.practice_id = $practice and r.reverses = m.id) as is_reversed`;

export const listBooking = (tx: Tx, bookingId: string): Promise<MovementRow[]> =>
  tx.rows<MovementRow>(
    `select ${movementColumns} from stock_movement m
     where m.practice_id = $practice and m.booking_id = $1 order by m.id`,
    [bookingId],
  );

/** The movement an entry began with: an input, or the arrival of what was moved. */
export const findOrigin = (tx: Tx, entryId: number): Promise<MovementRow | null> =>
  tx.maybe<MovementRow>(
    `select ${movementColumns} from stock_movement m
     where m.practice_id = $practice and m.stock_entry_id = $1 order by m.id limit 1`,
    [entryId],
  );
