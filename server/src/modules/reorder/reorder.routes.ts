import { reorderCalls as calls } from '@praxora/contract/reorder/reorder.calls';
import type { Http } from '../../platform/http/answer.ts';
import * as reorder from './reorder.service.ts';

export function reorderRoutes(http: Http): void {
  http.answer(calls.listReorder, (context, { query }) => reorder.listRows(context, query));

  http.answer(calls.countReorder, (context) => reorder.countRows(context));

  http.answer(calls.getOrderAmounts, (context, { query }) => reorder.orderAmounts(context, query.ids));

  http.answer(calls.putOnReorder, (context, { body }) => reorder.putOnList(context, body));

  http.answer(calls.changeReorder, (context, { params, body }) =>
    reorder.changeRow(context, params.articleId, body),
  );

  http.answer(calls.resetReorder, (context, { params }) => reorder.resetRow(context, params.articleId));

  http.answer(calls.putReorderIntoCart, (context, { body }) => reorder.putIntoCart(context, body));

  http.answer(calls.fillUp, (context, { body }) => reorder.fillUp(context, body.articleIds));
}
