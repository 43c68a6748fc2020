import { cartCalls } from '@praxora/contract/cart/cart.calls';
import { orderCalls as calls } from '@praxora/contract/orders/orders.calls';
import type { Http } from '../../platform/http/answer.ts';
import { placeOrder } from './checkout.service.ts';
import * as orders from './orders.service.ts';

export function orderRoutes(http: Http): void {
  http.answer(cartCalls.placeOrder, async (context, { params, body }) => ({
    wBestellung: await placeOrder(context, params, body.data),
  }));

  http.answer(calls.listOrders, (context, { query }) => orders.listOrders(context, query));

  http.answer(calls.orderCounts, (context) => orders.orderCounts(context));

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
