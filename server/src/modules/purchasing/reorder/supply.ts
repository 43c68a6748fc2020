// Quantities of products already expected: ordered and not received, or in a cart.
import type { Expected } from '@praxora/rules/inventory/order-amount';
import type { UserContext } from '../../../platform/context.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { cartQuantities } from '../cart/cart.service.ts';
import { readOpenDeliveries } from '../orders/open-deliveries.ts';

type OutstandingLine = Awaited<ReturnType<typeof readOpenDeliveries>>[number];
type CartLine = Awaited<ReturnType<typeof cartQuantities>>[number];

export interface Supply {
  readonly onTheirWay: readonly OutstandingLine[];
  readonly inCarts: readonly CartLine[];
  readonly expected: Expected;
}

const none: Supply = { onTheirWay: [], inCarts: [], expected: { onTheirWay: 0, inCarts: 0 } };

const sum = (all: readonly { readonly quantity: number }[]): number =>
  all.reduce((total, { quantity }) => total + quantity, 0);

/** Two questions to the database, asked at once, however many products. */
export async function readSupply(
  context: Pick<UserContext, 'tx'>,
  productIds: readonly number[],
): Promise<(productId: number) => Supply> {
  const [ordered, lying] = await Promise.all([
    readOpenDeliveries(context, productIds),
    cartQuantities(context.tx, productIds),
  ]);
  const outstanding = groupBy(ordered, ({ productId }) => productId);
  const inCart = groupBy(lying, ({ productId }) => productId);
  return (productId) => {
    const [onWay = [], inCarts = []] = [outstanding.get(productId), inCart.get(productId)];
    if (onWay.length + inCarts.length === 0) return none;
    const expected = { onTheirWay: sum(onWay), inCarts: sum(inCarts) };
    return { onTheirWay: onWay, inCarts, expected };
  };
}
