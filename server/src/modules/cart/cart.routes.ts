import { cartCalls as calls } from '@praxora/contract/cart/cart.calls';
import type { Http } from '../../platform/http/answer.ts';
import { addToCart } from './cart.service.ts';

export function cartRoutes(http: Http): void {
  http.answer(calls.addToCart, (context, { body }) => addToCart(context, body.data));
}
