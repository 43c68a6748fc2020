// Codes that people assign to an article because no catalogue knows them: the next scan finds it.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { productCode } from './product-code.ts';

const codeKind = z.enum(['gtin', 'pzn', 'number']);

export const articleCode = z.object({ kind: codeKind, code: z.string() });
export type ArticleCode = z.infer<typeof articleCode>;

/** Codes of one article; more is a mistake. */
export const mostCodes = 50;

nameSchemas({ ArticleCode: articleCode });

const params = z.object({ articleId: pathId });

export const articleCodeCalls = {
  listArticleCodes: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/article/{articleId}/codes',
    summary: 'The codes that were assigned to an article, beside those of its product',
    access: 'pro20',
    permission: 'view',
    params,
    data: z.array(articleCode),
    errors: ['NOT_FOUND'],
  }),
  assignCode: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'inventory/article/{articleId}/codes',
    summary: 'Assign a scanned code to an article; a code that finds the article already stays as it is',
    access: 'pro20',
    permission: 'editArticles',
    isForDevices: true,
    params,
    body: productCode.refine(({ gtin, pzn, number }) => gtin || pzn || number, {
      path: ['number'],
      error: 'REQUIRED_FIELD',
    }),
    data: z.array(articleCode),
    errors: ['NOT_FOUND', 'CODE_TAKEN', 'TOO_MANY_CODES'],
  }),
  removeCode: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'inventory/article/{articleId}/codes',
    summary: 'Take an assigned code away from an article',
    access: 'pro20',
    permission: 'editArticles',
    params,
    query: z.object({ kind: codeKind, code: lineText.min(1).max(64) }),
    data: z.array(articleCode),
    errors: ['NOT_FOUND'],
  }),
} as const;
