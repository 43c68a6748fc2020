// What several articles lack to their ideal stock, into the cart at once.
import type { DataOf } from '@praxora/contract/call';
import type { cartCalls } from '@praxora/contract/cart/cart.calls';
import { missingOrderUnits } from '@praxora/rules/fill-up';
import { mostOfOne } from '@praxora/rules/pricing-hints';
import type { UserContext } from '../../platform/context.ts';
import { articlesToFill } from '../articles/articles.service.ts';
import { addProducts } from './additions.ts';
import * as repository from './cart.repository.ts';
import { lockCart } from './lock.ts';

/** As the cart is now: what already lies there, at whatever address, is not ordered twice. */
export async function fillUp(
  context: UserContext,
  articleIds: readonly number[],
): Promise<DataOf<typeof cartCalls.fillUp>> {
  await lockCart(context.tx);
  const articles = await articlesToFill(context, articleIds);
  const inCart = await repository.quantityByProduct(
    context.tx,
    articles.map(({ productId }) => productId),
  );
  const wanted = articles.flatMap((article) => {
    const quantity = Math.min(missingOrderUnits(article, inCart.get(article.productId) ?? 0), mostOfOne);
    return quantity > 0 ? [{ ...article, quantity, vendorId: null }] : [];
  });
  if (wanted.length === 0)
    return { addressId: null, added: [], unavailable: [], growsByCents: 0, undoId: null };
  const { added, addressId, undoId } = await addProducts(context, wanted, null);
  const done = added.flatMap((one) => one ?? []);
  return {
    addressId,
    added: done.map(({ position, offer, growth }) => ({
      positionId: position.id,
      vendorId: offer.vendor.id,
      quantity: growth.quantity,
    })),
    unavailable: wanted.filter((_, index) => !added[index]).map(({ id, name }) => ({ id, title: name })),
    growsByCents: done.reduce((sum, { growth }) => sum + growth.totalCents, 0),
    undoId,
  };
}
