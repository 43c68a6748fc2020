// Many articles at once, all or none: of an import that has looked at every one of them.
import { randomUUID } from 'node:crypto';
import type { ArticlePayload } from '@praxora/contract/inventory/article';
import { articleProblems, prepareArticle } from '@praxora/rules/inventory/article';
import type { UserContext } from '../../../platform/context.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import { mapInSlices, splitIntoParts } from '../../../platform/slices.ts';
import { insertOwnProducts } from '../../system/index.ts';
import { newPermanentLabel, written } from './article-columns.ts';
import { articleExists } from './article-detail.ts';
import { insertArticles } from './create-many.repository.ts';

export interface NewArticle {
  readonly payload: ArticlePayload;
  /** Catalogue product; null for the practice's own. */
  readonly productId: number | null;
}

const atOnce = 200;

/** Their ids, in the same order. What they refer to must exist: the caller holds it. */
export async function createMany(context: UserContext, articles: readonly NewArticle[]): Promise<number[]> {
  const ids: number[] = [];
  for (const some of splitIntoParts(articles, atOnce)) ids.push(...(await createSome(context, some)));
  return ids;
}

async function createSome(context: UserContext, articles: readonly NewArticle[]): Promise<number[]> {
  const { tx } = context;
  const drafts = await mapInSlices(articles, ({ payload, productId }) => {
    const prepared = prepareArticle(payload);
    const problems = articleProblems(prepared);
    if (problems.length > 0) throw wrongFields(problems, payload);
    return { slug: `own-${randomUUID()}`, article: written(prepared), productId };
  });
  const own = drafts.filter(({ productId }) => productId === null);
  const ownProducts = new Map((await insertOwnProducts(tx, own)).map(({ id, slug }) => [slug, id]));
  const productIds = drafts.map(({ productId, slug }) => productId ?? ownProducts.get(slug) ?? 0);
  const saved = new Map(
    (
      await insertArticles(
        tx,
        drafts.map(({ article }, index) => ({
          ...article,
          product_id: productIds[index] ?? 0,
          permanent_label_id: newPermanentLabel(article),
        })),
      )
    ).map(({ id, product_id }) => [product_id, id]),
  );
  const existing = productIds.filter((productId) => !saved.has(productId));
  if (existing.length > 0) throw await articleExists(context, existing);
  return productIds.flatMap((productId) => saved.get(productId) ?? []);
}
