import { articleCodeCalls as calls } from '@praxora/contract/inventory/article-codes.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { assignCode, listArticleCodes, removeCode } from './article-codes.service.ts';

export function articleCodeRoutes(http: Http): void {
  http.answer(calls.listArticleCodes, (context, { params }) => listArticleCodes(context, params.articleId));
  http.answer(calls.assignCode, (context, { params, body }) => assignCode(context, params.articleId, body));
  http.answer(calls.removeCode, (context, { params, query }) => removeCode(context, params.articleId, query));
}
