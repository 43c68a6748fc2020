import { catalogCalls as calls } from '@praxora/contract/shop/catalog.calls';
import type { Http } from '../../../platform/http/answer.ts';
import * as catalog from './catalog.service.ts';

export function catalogRoutes(http: Http): void {
  http.answer(calls.getProduct, (context, { params }) => catalog.productDetail(context, params.productId));

  http.answer(calls.getProductBySlug, (context, { params }) => catalog.productBySlug(context, params.slug));

  http.answer(calls.listProducts, (context, { query }) => catalog.productSummaries(context, query.ids));

  http.answer(calls.listVariants, (context, { params }) =>
    catalog.productVariants(context, params.productId),
  );

  http.answer(calls.getPriceHistory, (context, { params }) =>
    catalog.priceHistory(context, params.productId),
  );

  http.answer(calls.listCategories, (context) => catalog.categoryTree(context));

  http.answer(calls.noteProductViewed, async (context, { params }) => {
    await catalog.noteViewed(context, params.productId);
    return { noted: true };
  });

  http.answer(calls.watchProduct, async (context, { params, body }) => {
    await catalog.setWatched(context, params.productId, body);
    return { isWatched: body.isWatched };
  });
}
