import { orderCalls as calls } from '@praxora/contract/orders/orders.calls';
import type { Http } from '../../platform/http/answer.ts';
import * as orders from './orders.service.ts';

export function orderRoutes(http: Http): void {
  http.answer(calls.listOrders, (context, { query }) => orders.listOrders(context, query));

  http.answer(calls.orderCounts, (context) => orders.orderCounts(context));

  http.answer(calls.purchasesOfProduct, (context, { params }) =>
    orders.purchasesOfProduct(context, params.productId),
  );

  http.answer(calls.getOrder, ({ tx }, { params }) => orders.orderDetail(tx, params.orderId));

  http.answer(calls.confirmOrder, (context, { params, body }) =>
    orders.confirmOrder(context, params.orderId, body),
  );

  http.answer(calls.cancelOrder, (context, { params, body }) =>
    orders.cancelOrder(context, params.orderId, body),
  );

  http.answer(calls.closeOrder, (context, { params, body }) =>
    orders.closeOrder(context, params.orderId, body),
  );

  http.answer(calls.rateOrder, (context, { params, body }) =>
    orders.rateOrder(context, params.orderId, body),
  );

  http.answer(calls.orderAgain, (context, { params }) => orders.orderAgain(context, params.orderId));
}
