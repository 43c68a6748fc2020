// Articles created one by one, or up to twelve at once.

import { randomUUID } from 'node:crypto';
import type { articleCalls } from '@praxora/contract/inventory/articles.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { InvalidInput, invalidInputBody, wrongFields } from '../../../platform/http/problems.ts';
import { recordActivities } from '../../account/index.ts';
import { insertOwnProduct } from '../../system/index.ts';
import { newPermanentLabel, readPayload, toArticleColumns } from './article-columns.ts';
import { articleExists, catalogProduct } from './article-detail.ts';
import * as repository from './articles.repository.ts';

const mostAtOnce = 12;

type CreationResult = DataOf<typeof articleCalls.createArticles>;

/** Saves or refuses each article separately; if none can be saved, the whole request is refused. */
export async function createArticles(
  context: UserContext,
  body: BodyOf<typeof articleCalls.createArticles>,
): Promise<CreationResult> {
  const several = Array.isArray(body.articles) ? (body.articles as unknown[]) : null;
  const articles = several ?? [body];
  if (articles.length === 0) throw wrongFields([{ field: 'articles', code: 'REQUIRED_FIELD' }], body);
  if (articles.length > mostAtOnce) throw new Refusal('TOO_MANY_ARTICLES', { maximum: mostAtOnce });
  const saved: CreationResult['saved'] = [];
  const failed: { index: number; title: string; error: InvalidInput | Refusal }[] = [];
  for (const [index, article] of articles.entries()) {
    try {
      saved.push({ index, ...(await createArticle(context, article)) });
    } catch (error) {
      if (!(error instanceof InvalidInput || error instanceof Refusal)) throw error;
      failed.push({ index, title: titleOf(article), error });
    }
  }
  if (saved.length === 0) throw several === null ? failed[0]?.error : allRefused(failed, body);
  await recordActivities(
    context,
    saved.map(({ id, title }) => ({
      action: 'article.created',
      subject: { type: 'article', id, name: title },
    })),
  );
  return {
    saved,
    failed: failed.map(({ index, title, error }) => ({ index, title, problems: problemsOf(error) })),
  };
}

const titleOf = (article: unknown): string => {
  const name = (article as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : '';
};

interface RejectedArticle {
  readonly index: number;
  readonly error: InvalidInput | Refusal;
}

function allRefused(failed: readonly RejectedArticle[], body: unknown): InvalidInput {
  const concerned = failed.flatMap(({ index, error }) =>
    error instanceof Refusal && error.concerned.length > 0
      ? [[`articles.${index}`, error.concerned] as const]
      : [],
  );
  return new InvalidInput('body', failed.flatMap(issuesOf), body, new Map(concerned));
}

/** Problems of one article of several, at its place in the request. */
function issuesOf({ error, index }: RejectedArticle): InvalidInput['issues'] {
  const path = ['articles', index];
  if (error instanceof Refusal) return [{ code: 'custom', path, message: error.code }];
  return error.issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}

function problemsOf(error: InvalidInput | Refusal): CreationResult['failed'][number]['problems'] {
  if (error instanceof Refusal)
    return [{ field: '', code: error.code, text: error.message, data: [...error.concerned] }];
  return invalidInputBody(error).errors.map(({ field, code, user_details, data = [] }) => ({
    field,
    code,
    text: user_details,
    data,
  }));
}

async function createArticle(context: UserContext, given: unknown): Promise<{ id: number; title: string }> {
  const { tx } = context;
  const payload = readPayload(given);
  const columns = await toArticleColumns(context, payload);
  const productId = payload.catalogOrigin
    ? (await catalogProduct(context, payload.catalogOrigin.catalogProductSlug)).id
    : await insertOwnProduct(tx, `own-${randomUUID()}`, columns);
  const id = await repository.insertArticle(tx, productId, columns, {
    permanentLabelId: newPermanentLabel(columns),
    openingExpiry: payload.earliestExpiryDate ?? null,
  });
  if (id === null) throw await articleExists(context, [productId]);
  return { id, title: columns.name };
}
