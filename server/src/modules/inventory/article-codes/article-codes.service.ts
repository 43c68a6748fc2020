// An unknown code is assigned to an article, once, by whoever holds the package: from then on every scan finds it.
import { productNumbers, toArticleCode } from '@praxora/barcode/product-code';
import {
  type ArticleCode,
  type articleCodeCalls,
  mostCodes,
} from '@praxora/contract/inventory/article-codes.calls';
import type { BodyOf, QueryOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import { recordActivity } from '../../account/index.ts';
import { articlesOfNumbers } from '../scan/scan.service.ts';
import * as repository from './article-codes.repository.ts';

export async function listArticleCodes({ tx }: UserContext, articleId: number): Promise<ArticleCode[]> {
  if (!(await repository.isArticleThere(tx, articleId))) throw new Refusal('NOT_FOUND');
  return repository.listCodes(tx, articleId);
}

export async function assignCode(
  context: UserContext,
  articleId: number,
  scanned: BodyOf<typeof articleCodeCalls.assignCode>,
): Promise<ArticleCode[]> {
  const { tx } = context;
  const code = toArticleCode(scanned);
  if (code === null) throw wrongFields([{ field: 'number', code: 'INCORRECT_VALUE' }], scanned);
  const article = await repository.holdArticle(tx, articleId);
  if (article === null) throw new Refusal('NOT_FOUND');
  const found = await articlesOfNumbers(context, productNumbers(scanned));
  if (found.some(({ id }) => id === articleId)) return repository.listCodes(tx, articleId);
  const [other] = found;
  if (other !== undefined) throw new Refusal('CODE_TAKEN', { name: other.name }, concerning(other));
  // A colleague who assigned it at the same moment was first.
  if (!(await repository.insertCode(tx, articleId, code))) {
    const holder = await repository.findHolder(tx, code);
    throw new Refusal('CODE_TAKEN', { name: holder?.name ?? '' }, concerning(holder ?? article));
  }
  const codes = await repository.listCodes(tx, articleId);
  if (codes.length > mostCodes) throw new Refusal('TOO_MANY_CODES', { maximum: mostCodes });
  await record(context, 'article.codeAssigned', article, { before: null, after: code.code });
  return codes;
}

export async function removeCode(
  context: UserContext,
  articleId: number,
  code: QueryOf<typeof articleCodeCalls.removeCode>,
): Promise<ArticleCode[]> {
  const { tx } = context;
  const article = await repository.holdArticle(tx, articleId);
  if (article === null) throw new Refusal('NOT_FOUND');
  if (await repository.deleteCode(tx, articleId, code))
    await record(context, 'article.codeRemoved', article, { before: code.code, after: null });
  return repository.listCodes(tx, articleId);
}

const record = (
  context: UserContext,
  action: 'article.codeAssigned' | 'article.codeRemoved',
  { id, name }: { readonly id: number; readonly name: string },
  change: { readonly before: string | null; readonly after: string | null },
) =>
  recordActivity(context, {
    action,
    subject: { type: 'article', id, name },
    changes: [{ field: 'scannedCode', ...change }],
  });
