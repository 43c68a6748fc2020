import { orderCalls as calls } from '@praxora/contract/purchasing/orders.calls';
import type { Http } from '../../../platform/http/answer.ts';
import type { SolverPool } from '../optimizer/optimizer.service.ts';
import { confirmOrder } from './confirmation.ts';
import { orderAgain } from './order-again.ts';
import { againChoices, orderAgainSplit } from './order-again-split.ts';
import { orderDetail } from './order-detail.ts';
import { listOrders, orderCounts } from './order-list.ts';
import * as orders from './orders.service.ts';
import { purchasesOfProduct } from './purchases.ts';
import { rateOrder } from './rating.ts';
import { listRevisions } from './revisions.ts';

export function orderRoutes(http: Http, pool: SolverPool): void {
  http.answer(calls.listOrders, (context, { query }) => listOrders(context, query));

  http.answer(calls.orderCounts, (context) => orderCounts(context));

  http.answer(calls.purchasesOfProduct, (context, { params }) =>
    purchasesOfProduct(context, params.productId),
  );

  http.answer(calls.getOrder, ({ tx }, { params }) => orderDetail(tx, params.orderId));

  http.answer(calls.orderRevisions, ({ tx }, { params }) => listRevisions(tx, params.orderId));

  http.answer(calls.confirmOrder, (context, { params, body }) => confirmOrder(context, params.orderId, body));

  http.answer(calls.cancelOrder, (context, { params, body }) =>
    orders.cancelOrder(context, params.orderId, body),
  );

  http.answer(calls.closeOrder, (context, { params, body }) =>
    orders.closeOrder(context, params.orderId, body),
  );

  http.answer(calls.rateOrder, (context, { params, body }) => rateOrder(context, params.orderId, body));

  http.answer(calls.orderAgain, (context, { params }) => orderAgain(context, params.orderId));

  http.answerSlowly(calls.orderAgainChoices, (context, { params }, work) =>
    againChoices(pool, context, params.orderId, work),
  );

  http.answer(calls.orderAgainSplit, (context, { params }) => orderAgainSplit(context, params.orderId));
}
