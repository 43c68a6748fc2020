import { checkoutCalls as calls } from '@praxora/contract/purchasing/checkout.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { placeOrder } from './checkout.service.ts';

export function checkoutRoutes(http: Http): void {
  http.answer(calls.placeOrder, async (context, { params, body }) => ({
    wBestellung: await placeOrder(context, params, body.data),
  }));
}
