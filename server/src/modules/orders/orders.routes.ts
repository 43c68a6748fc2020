import { cartCalls } from '@praxora/contract/cart/cart.calls';
import { orderCalls as calls } from '@praxora/contract/orders/orders.calls';
import type { Http } from '../../platform/http/answer.ts';
import { placeOrder } from './checkout.service.ts';
import { listOrders } from './orders.service.ts';

export function orderRoutes(http: Http): void {
  http.answer(cartCalls.placeOrder, async (context, { params, body }) => ({
    wBestellung: await placeOrder(context, params, body.data),
  }));
  http.answer(calls.listOrders, (context, { query }) => listOrders(context, query));
}
