// SQL of what storages should have, and of the goods that can be carried there.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { countingUnitId } from '../articles/articles.sql.ts';

interface Named {
  readonly article_name: Column<'article', 'name'>;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
}

export interface TargetRow extends Columns<'storage_target', 'storage_id' | 'article_id' | 'amount'>, Named {
  readonly storage_name: Column<'storage', 'name'>;
}

/** Of articles and storages that are there, by storage. */
export const listTargets = (tx: Tx, storageId: number | null = null): Promise<TargetRow[]> =>
  tx.rows<TargetRow>(
    `select t.storage_id, s.name as storage_name, t.article_id, a.name as article_name, t.amount,
            u.name_de as unit_de, u.name_en as unit_en
     from storage_target t
     join storage s on s.practice_id = t.practice_id and s.id = t.storage_id and s.deleted_at is null
     join article a on a.practice_id = t.practice_id and a.id = t.article_id and a.deleted_at is null
     join consumption_unit u on u.id = ${countingUnitId}
     where t.practice_id = $practice and ($1::integer is null or t.storage_id = $1)
     order by lower(s.name), s.id, lower(a.name), a.id`,
    [storageId],
  );

export interface GoodsRow
  extends Columns<'stock_entry', 'article_id' | 'storage_id' | 'batch_number' | 'expiration_date'> {
  readonly stock_id: Column<'stock_entry', 'id'>;
  readonly amount: Column<'stock_entry', 'balance'>;
  readonly storage_name: Column<'storage', 'name'>;
}

/** Goods that may be used, of articles with a target, in the order they are used. An opened package stays where it is. */
export const listGoods = (tx: Tx, today: string): Promise<GoodsRow[]> =>
  tx.rows<GoodsRow>(
    `select e.id as stock_id, e.article_id, e.storage_id, s.name as storage_name, e.batch_number, e.expiration_date,
            e.balance as amount
     from stock_entry e
     join storage s on s.practice_id = e.practice_id and s.id = e.storage_id and s.deleted_at is null
     where e.practice_id = $practice and e.balance > 0 and e.block_reason is null and e.opened_on is null
       and (e.expiration_date is null or e.expiration_date >= $1::date)
       and e.article_id in (select t.article_id from storage_target t where t.practice_id = $practice)
     order by e.article_id, e.use_first desc, e.expiration_date nulls last, e.received_on, e.id`,
    [today],
  );

export const isStorageThere = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe(
    'select 1 as found from storage where practice_id = $practice and id = $1 and deleted_at is null',
    [id],
  )) !== null;

/** It is not deleted before its targets are written. */
export const holdStorage = (tx: Tx, id: number): Promise<Columns<'storage', 'id' | 'name'> | null> =>
  tx.maybe(
    `select id, name from storage
     where practice_id = $practice and id = $1 and deleted_at is null for key share`,
    [id],
  );

export const countArticles = async (tx: Tx, ids: readonly number[]): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      `select count(*)::integer as count from article
       where practice_id = $practice and id = any($1) and deleted_at is null`,
      [ids],
    )
  ).count;

export const putTargets = (
  tx: Tx,
  storageId: number,
  targets: readonly { readonly articleId: number; readonly amount: number }[],
): Promise<number> =>
  tx.run(
    `insert into storage_target (practice_id, storage_id, article_id, amount)
     select $practice, $1, article, amount from unnest($2::integer[], $3::integer[]) as t (article, amount)
     on conflict (practice_id, storage_id, article_id) do update set amount = excluded.amount`,
    [storageId, targets.map(({ articleId }) => articleId), targets.map(({ amount }) => amount)],
  );

export const removeTargets = (tx: Tx, storageId: number, articleIds: readonly number[]): Promise<number> =>
  tx.run(
    'delete from storage_target where practice_id = $practice and storage_id = $1 and article_id = any($2)',
    [storageId, articleIds],
  );
