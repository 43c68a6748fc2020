// SQL of imports that were carried out, for as long as they can be undone.
import { allInParts } from '../../../platform/database/in-parts.ts';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { splitIntoParts } from '../../../platform/slices.ts';
import { personName } from '../../account/index.ts';
import { type ArticleColumns, articleColumnNames } from '../articles/article-columns.ts';

interface NewFinishedImport {
  readonly id: string;
  readonly fileName: string;
  readonly userId: number;
  readonly counts: { readonly articles: number; readonly updated: number; readonly stockEntries: number };
  readonly storageIds: readonly number[];
  /** Ids of new articles. */
  readonly created: readonly number[];
  /** Changed articles as they were before. */
  readonly changed: readonly (ArticleColumns & Columns<'article', 'id'>)[];
}

const linesAtOnce = 500;

/** At the end of the import: the articles have the versions it leaves them with. */
export async function noteFinishedImport(
  tx: Tx,
  { id, fileName, userId, counts, storageIds, created, changed }: NewFinishedImport,
): Promise<void> {
  await tx.run(
    `insert into finished_import (practice_id, id, file_name, created, changed, stock_entries, storage_ids, finished_by)
     values ($practice, $1, $2, $3, $4, $5, $6, $7)`,
    [id, fileName, counts.articles, counts.updated, counts.stockEntries, storageIds, userId],
  );
  const lines = [
    ...created.map((article) => ({ article, before: null })),
    ...changed.map((before) => ({
      article: before.id,
      before: Object.fromEntries(articleColumnNames.map((name) => [name, before[name]])),
    })),
  ];
  for (const some of splitIntoParts(lines, linesAtOnce))
    await tx.run(
      `insert into finished_import_article (practice_id, import_id, article_id, version, before)
       select $practice, $1, a.id, a.version, nullif(g.before, 'null'::jsonb)
       from jsonb_to_recordset($2::jsonb) as g (article integer, before jsonb)
       join article a on a.practice_id = $practice and a.id = g.article
       returning article_id`,
      [id, JSON.stringify(some)],
    );
}

const finishedImports = `
  select i.id, i.file_name, i.finished_at, i.created, i.changed, i.stock_entries, i.storage_ids, ${personName('u')} as finished_by
  from finished_import i left join practice_user u on u.id = i.finished_by
  where i.practice_id = $practice`;

export interface FinishedRow
  extends Columns<
    'finished_import',
    'id' | 'file_name' | 'finished_at' | 'created' | 'changed' | 'stock_entries' | 'storage_ids'
  > {
  readonly finished_by: string | null;
}

const mostListed = 20;

export const listFinishedImports = (tx: Tx): Promise<FinishedRow[]> =>
  tx.rows<FinishedRow>(`${finishedImports} order by i.finished_at desc, i.id limit ${mostListed}`);

export const findFinishedImport = (tx: Tx, id: string): Promise<FinishedRow | null> =>
  tx.maybe<FinishedRow>(`${finishedImports} and i.id = $1`, [id]);

export interface ImportedArticle extends ArticleColumns, Columns<'article', 'id' | 'product_id'> {
  readonly is_custom: boolean;
  /** Null: the import created it. */
  readonly before: Column<'finished_import_article', 'before', ArticleColumns | null>;
}

/** The articles of an import as they are now, deleted ones too. */
export const listImportedArticles = (tx: Tx, id: string): Promise<ImportedArticle[]> =>
  allInParts<ImportedArticle>(
    tx,
    'imported_articles',
    `select a.id, a.product_id, p.practice_id is not null as is_custom, f.before,
            ${articleColumnNames.map((name) => `a.${name}`).join(', ')}
     from finished_import_article f
     join article a on a.practice_id = f.practice_id and a.id = f.article_id
     join product p on p.id = a.product_id
     where f.practice_id = $practice and f.import_id = $1 order by a.id`,
    [id],
  );

export const listImportedEntries = (
  tx: Tx,
  articleIds: readonly number[],
): Promise<Columns<'stock_entry', 'id'>[]> =>
  allInParts(
    tx,
    'imported_entries',
    'select id from stock_entry where practice_id = $practice and article_id = any($1) order by id',
    [articleIds],
  );

const unitColumns = [
  'unit_to_count',
  'order_unit_id',
  'consumption_unit_id',
  'consumption_unit_count',
  'unit_to_label',
]
  .map((name) => `a.${name}::text is distinct from f.before ->> '${name}'`)
  .join(' or ');

/**
 * Articles that somebody changed or used since, a few of them. What was created is used once anything is booked, blocked, documented,
 * priced or ordered of it; what was changed only where its units were and something was booked in the new ones.
 */
export const listUsedArticles = (tx: Tx, id: string): Promise<Columns<'article', 'id' | 'name'>[]> =>
  tx.rows(
    `select a.id, a.name
     from finished_import i
     join finished_import_article f on f.practice_id = i.practice_id and f.import_id = i.id
     join article a on a.practice_id = f.practice_id and a.id = f.article_id
     join product p on p.id = a.product_id
     where i.practice_id = $practice and i.id = $1 and (
       a.deleted_at is not null or a.version <> f.version
       or (f.before is null or ${unitColumns}) and exists (
         select from stock_movement m
         where m.practice_id = $practice and m.article_id = a.id and m.booked_at > i.finished_at)
       or f.before is null and (
         exists (select from stock_entry e join stock_block b on b.practice_id = e.practice_id and b.stock_entry_id = e.id
                 where e.practice_id = $practice and e.article_id = a.id)
         or exists (select from article_document d where d.practice_id = $practice and d.article_id = a.id)
         or p.practice_id is not null and (
           exists (select from offer o where o.practice_id = $practice and o.product_id = a.product_id)
           or exists (select from cart_position c where c.practice_id = $practice and c.product_id = a.product_id)
           or exists (select from order_position o where o.practice_id = $practice and o.product_id = a.product_id))))
     order by lower(a.name), a.id limit 20`,
    [id],
  );

export const deleteFinishedImport = (tx: Tx, id: string): Promise<number> =>
  tx.run('delete from finished_import where practice_id = $practice and id = $1', [id]);
