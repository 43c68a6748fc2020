import { quickOrderCalls as calls } from '@praxora/contract/shop/quick-order.calls';
import type { Http } from '../../../platform/http/answer.ts';
import type { SolverPool } from '../../purchasing/index.ts';
import type { Search } from '../search/search.service.ts';
import { putIntoCart } from './into-cart.ts';
import { matchLines } from './matching.ts';
import { changeList, createList, deleteList, fillFromList, listLists } from './order-lists.ts';
import { priceLines } from './prices.ts';
import { putSplitIntoCart, splitLines } from './split.ts';

export function quickOrderRoutes(http: Http, pool: SolverPool, search: Search): void {
  http.answer(calls.matchQuickOrder, (context, { body }) => matchLines(search, context, body.lines));

  http.answer(calls.priceQuickOrder, (context, { body }) => priceLines(context, body));

  http.answer(calls.addQuickOrder, (context, { body }) => putIntoCart(context, body));

  http.answerSlowly(calls.optimizeQuickOrder, (context, { body }, work) =>
    splitLines(pool, context, body, work),
  );

  http.answer(calls.applyQuickOrderSplit, (context, { body }) => putSplitIntoCart(context, body));

  http.answer(calls.listOrderLists, (context) => listLists(context));

  http.answer(calls.createOrderList, (context, { body }) => createList(context, body));

  http.answer(calls.changeOrderList, (context, { params, body }) => changeList(context, params.listId, body));

  http.answer(calls.deleteOrderList, (context, { params, query }) =>
    deleteList(context, params.listId, query.version),
  );

  http.answer(calls.fillFromOrderList, (context, { params }) => fillFromList(context, params.listId));
}
