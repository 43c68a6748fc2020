// SQL of the codes that people assigned to articles.
import type { ArticleCode } from '@praxora/contract/inventory/article-codes.calls';
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** It is not deleted before its codes are written; two who assign codes to it wait for each other. */
export const holdArticle = (tx: Tx, id: number): Promise<Columns<'article', 'id' | 'name'> | null> =>
  tx.maybe(
    `select id, name from article
     where practice_id = $practice and id = $1 and deleted_at is null for no key update`,
    [id],
  );

export const isArticleThere = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe(
    'select 1 as found from article where practice_id = $practice and id = $1 and deleted_at is null',
    [id],
  )) !== null;

export const listCodes = (tx: Tx, articleId: number): Promise<ArticleCode[]> =>
  tx.rows<ArticleCode>(
    `select kind, code from article_code
     where practice_id = $practice and article_id = $1 order by assigned_at, kind, code`,
    [articleId],
  );

/** False where another article has it that is still there. */
export async function insertCode(tx: Tx, articleId: number, { kind, code }: ArticleCode): Promise<boolean> {
  await tx.run(
    `delete from article_code c using article a
     where c.practice_id = $practice and c.kind = $1 and c.code = $2
       and a.practice_id = c.practice_id and a.id = c.article_id and a.deleted_at is not null`,
    [kind, code],
  );
  const written = await tx.run(
    `insert into article_code as c (practice_id, kind, code, article_id) values ($practice, $2, $3, $1)
     on conflict (practice_id, kind, code) do update set assigned_at = excluded.assigned_at
       where c.article_id = excluded.article_id`,
    [articleId, kind, code],
  );
  return written === 1;
}

export const findHolder = (
  tx: Tx,
  { kind, code }: ArticleCode,
): Promise<Columns<'article', 'id' | 'name'> | null> =>
  tx.maybe(
    `select a.id, a.name from article_code c
     join article a on a.practice_id = c.practice_id and a.id = c.article_id
     where c.practice_id = $practice and c.kind = $1 and c.code = $2`,
    [kind, code],
  );

export const deleteCode = async (tx: Tx, articleId: number, { kind, code }: ArticleCode): Promise<boolean> =>
  (await tx.run(
    'delete from article_code where practice_id = $practice and article_id = $1 and kind = $2 and code = $3',
    [articleId, kind, code],
  )) === 1;
