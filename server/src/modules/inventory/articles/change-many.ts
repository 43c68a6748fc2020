// Many articles changed at once, all or none: by an import that has looked at every one of them, or by undoing one.
import type { UserContext } from '../../../platform/context.ts';
import type { Columns } from '../../../platform/database/row-types.ts';
import { noteWriter } from '../../../platform/database/versions.ts';
import { splitIntoParts } from '../../../platform/slices.ts';
import { recordActivities } from '../../account/index.ts';
import { updateOwnProducts } from '../../system/index.ts';
import { newPermanentLabel } from './article-columns.ts';
import type { ArticleColumns } from './articles.repository.ts';
import * as repository from './change-many.repository.ts';
import { recordArticleChanges, recordedFields } from './recorded-articles.ts';

export interface ChangedArticle extends Columns<'article', 'id' | 'product_id'> {
  readonly isCustom: boolean;
  readonly before: ArticleColumns;
  readonly after: ArticleColumns;
}

const atOnce = 200;

/** The articles are locked, and what they refer to is held. */
export async function changeManyArticles(
  context: UserContext,
  articles: readonly ChangedArticle[],
): Promise<void> {
  const { tx } = context;
  await noteWriter(context);
  for (const some of splitIntoParts(articles, atOnce)) {
    await repository.updateArticles(
      tx,
      some.map(({ id, after }) => ({ ...after, id, permanent_label_id: newPermanentLabel(after) })),
    );
    const own = some.filter(({ isCustom }) => isCustom);
    if (own.length > 0)
      await updateOwnProducts(
        tx,
        own.map(({ product_id, after }) => ({ productId: product_id, article: after })),
      );
    await recordArticleChanges(
      context,
      'article.changed',
      some.map(({ id, before, after }) => ({
        ...{ id, name: after.name },
        before: recordedFields(before),
        after: recordedFields(after),
      })),
    );
  }
}

/** The articles are locked, and nothing is left of them in stock. */
export async function deleteManyArticles(
  context: UserContext,
  articles: readonly Columns<'article', 'id' | 'name'>[],
): Promise<void> {
  await noteWriter(context);
  await repository.markAllDeleted(
    context.tx,
    articles.map(({ id }) => id),
  );
  await recordActivities(
    context,
    articles.map(({ id, name }) => ({ action: 'article.deleted', subject: { type: 'article', id, name } })),
  );
}
