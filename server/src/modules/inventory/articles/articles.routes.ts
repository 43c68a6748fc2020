import { articleCalls as calls } from '@praxora/contract/inventory/articles.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { articleDetail } from './article-detail.ts';
import { countArticles, listArticles, listCatalogArticles, searchArticles } from './article-list.ts';
import {
  changeArticles,
  deleteArticle,
  listUnits,
  replaceArticle,
  suggestArticles,
  updateArticle,
} from './articles.service.ts';
import { createArticles } from './create-articles.ts';
import { suggestInvoicedArticles } from './invoiced-products.ts';

export function articleRoutes(http: Http): void {
  http.answer(calls.listArticles, (context, { query }) => listArticles(context, query));
  http.answer(calls.listArticlesOfStorage, (context, { params, query }) =>
    listArticles(context, query, params.storageId),
  );
  http.answer(calls.listCatalogArticles, (context, { query }) => listCatalogArticles(context, query));
  http.answer(calls.listCatalogArticlesOfStorage, (context, { params, query }) =>
    listCatalogArticles(context, query, params.storageId),
  );
  http.answer(calls.getArticle, (context, { params }) => articleDetail(context, params.articleId));
  http.answer(calls.createArticles, (context, { body }) => createArticles(context, body));
  http.answer(calls.updateArticle, (context, { body }) => updateArticle(context, body));
  http.answer(calls.deleteArticle, (context, { params, query }) =>
    deleteArticle(context, params.articleId, query.version),
  );
  http.answer(calls.replaceArticle, (context, { params, body }) =>
    replaceArticle(context, params.articleId, body),
  );
  http.answer(calls.changeArticles, (context, { body }) => changeArticles(context, body));
  http.answer(calls.searchArticles, (context, { query }) => searchArticles(context, query.query));
  http.answer(calls.countArticles, (context) => countArticles(context));
  http.answer(calls.listConsumptionUnits, (context) => listUnits(context));
  http.answer(calls.suggestArticles, (context, { params }) => suggestArticles(context, params.vendorId));
  http.answer(calls.suggestInvoicedArticles, (context) => suggestInvoicedArticles(context));
}
