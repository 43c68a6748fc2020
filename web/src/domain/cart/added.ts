import type { DataOf } from '@praxora/contract/call';
import type { cartCalls } from '@praxora/contract/cart/cart.calls';

/** What an addition to the cart did. */
export type AddedToCart = DataOf<typeof cartCalls.addToCart>;
