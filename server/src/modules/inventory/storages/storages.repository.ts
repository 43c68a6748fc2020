// SQL of storages.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { entryValue, isValueUnknown, unpricedArticles } from '../articles/stock-value.sql.ts';

interface StorageRow extends Columns<'storage', 'id' | 'version' | 'name' | 'label_id'> {
  readonly article_count: number;
  readonly value_cents: number;
  readonly is_value_unknown: boolean;
  readonly unpriced_articles: number;
}

/** An article's value is rounded once and shared by its entries, as in the report of the inventory: storages come to the same sum. */
const storages = `
  select s.id, s.version, s.name, s.label_id, count(distinct e.article_id)::integer as article_count,
         coalesce(sum(round(e.sum_so_far) - round(e.sum_so_far - e.value)), 0)::float8 as value_cents,
         count(e.article_id) > 0 and ${isValueUnknown} as is_value_unknown,
         ${unpricedArticles} as unpriced_articles
  from storage s left join (
    select e.article_id, e.storage_id, e.order_unit_price_cents, ${entryValue()} as value,
           sum(${entryValue()}) over (partition by e.article_id order by e.id rows unbounded preceding) as sum_so_far
    from stock_entry e where e.practice_id = $practice and e.balance > 0
  ) e on e.storage_id = s.id
  where s.practice_id = $practice and s.deleted_at is null and ($1::integer is null or s.id = $1)
  group by s.practice_id, s.id order by lower(s.name)`;

export const listStorages = (tx: Tx): Promise<StorageRow[]> => tx.rows<StorageRow>(storages, [null]);

export const findStorage = (tx: Tx, id: number): Promise<StorageRow | null> =>
  tx.maybe<StorageRow>(storages, [id]);

/** Null where the name is taken. */
export const insertStorage = async (tx: Tx, name: string): Promise<number | null> =>
  (
    await tx.maybe<Columns<'storage', 'id'>>(
      `insert into storage (practice_id, name) values ($practice, $1)
       on conflict (practice_id, lower(name)) where deleted_at is null do nothing returning id`,
      [name],
    )
  )?.id ?? null;

/** Fewer than named where some of them are taken, or named twice. */
export const insertStorages = (
  tx: Tx,
  names: readonly string[],
): Promise<Columns<'storage', 'id' | 'name'>[]> =>
  tx.rows(
    `insert into storage (practice_id, name) select $practice, name from unnest($1::text[]) as name
     on conflict (practice_id, lower(name)) where deleted_at is null do nothing returning id, name`,
    [names],
  );

/** Locks the storage: bookings into it wait for this, and the other way round. */
export const lockStorage = (tx: Tx, id: number): Promise<Columns<'storage', 'id'> | null> =>
  tx.maybe(
    'select id from storage where practice_id = $practice and id = $1 and deleted_at is null for update',
    [id],
  );

export const nameTaken = async (tx: Tx, id: number, name: string): Promise<boolean> =>
  (await tx.maybe(
    `select 1 as found from storage
     where practice_id = $practice and lower(name) = lower($2) and id <> $1 and deleted_at is null`,
    [id, name],
  )) !== null;

export const renameStorage = (tx: Tx, id: number, name: string): Promise<number> =>
  tx.run('update storage set name = $2 where practice_id = $practice and id = $1', [id, name]);

/** Some of the articles that lie there; enough to go and look. */
export const listArticlesIn = (tx: Tx, id: number): Promise<Columns<'article', 'id' | 'name'>[]> =>
  tx.rows(
    `select a.id, a.name from article a
     where a.practice_id = $practice and exists (
       select from stock_entry e where e.practice_id = $practice and e.article_id = a.id and e.storage_id = $1 and e.balance > 0)
     order by lower(a.name), a.id limit 20`,
    [id],
  );

/** Before the storage itself, as bookings do, so that nobody waits in a circle. */
export const lockArticlesInStorage = (tx: Tx, id: number): Promise<unknown> =>
  tx.rows(
    `select id from article
     where practice_id = $practice and default_storage_id = $1 order by id for no key update`,
    [id],
  );

export const markDeleted = (tx: Tx, id: number): Promise<number> =>
  tx.run('update storage set deleted_at = now() where practice_id = $practice and id = $1', [id]);

export const deleteUnused = (tx: Tx, ids: readonly number[]): Promise<Columns<'storage', 'id' | 'name'>[]> =>
  tx.rows(
    `update storage s set deleted_at = now()
     where s.practice_id = $practice and s.id = any($1) and s.deleted_at is null
       and not exists (select from stock_entry e
                       where e.practice_id = $practice and e.storage_id = s.id and e.balance > 0)
       and not exists (select from article a
                       where a.practice_id = $practice and a.default_storage_id = s.id and a.deleted_at is null)
       and not exists (select from stocktaking t
                       where t.practice_id = $practice and t.storage_id = s.id and t.state = 'open')
     returning s.id, s.name`,
    [ids],
  );

export interface LabelledStorage extends Columns<'storage', 'id' | 'name'> {
  readonly label_id: NonNullable<Column<'storage', 'label_id'>>;
}

/** Storages with their labels; those that have none yet get the ids offered. Nothing else about them changes. */
export async function labelStorages(
  tx: Tx,
  ids: readonly number[],
  newIds: readonly string[],
): Promise<LabelledStorage[]> {
  await tx.run(
    `update storage s set label_id = n.label
     from unnest($1::integer[], $2::text[]) as n (storage, label)
     where s.practice_id = $practice and s.id = n.storage and s.label_id is null and s.deleted_at is null`,
    [ids, newIds],
  );
  return tx.rows<LabelledStorage>(
    `select id, name, label_id from storage
     where practice_id = $practice and id = any($1) and deleted_at is null and label_id is not null`,
    [ids],
  );
}

export const findByLabel = (tx: Tx, labelId: string): Promise<Columns<'storage', 'id' | 'name'> | null> =>
  tx.maybe(
    'select id, name from storage where practice_id = $practice and label_id = $1 and deleted_at is null',
    [labelId],
  );
