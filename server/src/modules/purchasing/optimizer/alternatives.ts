// From a cart to what the solver is asked: one problem, or several alternatives where a product lies in two baskets.
import type { CartProblem } from '@praxora/optimizer/problem';
import { feeLevels } from '@praxora/rules/vendors/pricing-terms';
import { groupBy } from '../../../platform/group-by.ts';
import { type BuyableOffer, priceAt } from '../../vendors/index.ts';
import type { LoadedCart, LoadedPosition } from './loaded-cart.ts';
import { allowedOffers, type Lot, listArrangements, lotQuantity } from './lots.ts';
import type { OptimizerRequest } from './optimizer-request.ts';
import type { AlternativeProblem } from './solve-alternatives.ts';

export interface Alternative extends AlternativeProblem {
  /** Lots by position of the problem. */
  readonly lots: readonly Lot[];
  /** Positions that no vendor sells; they stay where they are. */
  readonly staying: readonly LoadedPosition[];
  /** Vendor ids by vendor of the problem. */
  readonly vendorIds: readonly number[];
}

/** More are not looked at: enough for five products that lie in two baskets each. */
const mostArrangements = 243;

/** `isAll`: false when there were too many to look at, so that nothing is proven. */
export function listAlternatives(
  cart: LoadedCart,
  wish: OptimizerRequest,
): { alternatives: Alternative[]; isAll: boolean } {
  const { list, isAll } = listArrangements(cart, wish, mostArrangements);
  const all = list.map((lots) => alternativeOf(cart, wish, lots));
  const least = Math.min(...all.map(({ staying }) => staying.length));
  return { alternatives: all.filter(({ staying }) => staying.length === least), isAll };
}

function alternativeOf(cart: LoadedCart, wish: OptimizerRequest, lots: readonly Lot[]): Alternative {
  const offers = separated(cart, wish, lots);
  const open = lots.flatMap((lot, index) => {
    const some = offers[index] ?? [];
    return some.length > 0 ? { lot, offers: some } : [];
  });
  const vendors = new Map(
    open.flatMap((one) => one.offers).map((offer) => [offer.vendor.id, offer] as const),
  );
  const vendorIds = [...vendors.keys()].sort((a, b) => a - b);
  const indexes = new Map(vendorIds.map((id, index) => [id, index]));
  const problem: CartProblem = {
    vendors: vendorIds.map((id) => ({ feeLevels: feeLevelsOf(vendors.get(id)) })),
    positions: open.map(({ lot, offers: some }) => ({
      current: indexes.get(lot.homeVendorId),
      offers: some.flatMap((offer) => {
        const vendor = indexes.get(offer.vendor.id);
        return vendor === undefined ? [] : { vendor, cents: priceAt(offer, lotQuantity(lot)).netCents };
      }),
    })),
    parcelWorthCents: wish.parcelWorthCents,
  };
  const staying = lots.flatMap((lot, index) => (offers[index]?.length ? [] : lot.members));
  const bought = open.map(({ lot }) => lot);
  return {
    lots: bought,
    staying,
    problem,
    vendorIds,
    apart: sameProducts(bought),
    fixedMoves: bought.reduce((sum, { members }) => sum + members.length - 1, 0),
  };
}

/** Groups of lots of the same product, by index; products with a single lot are left out. */
function sameProducts(lots: readonly Lot[]): number[][] {
  const byProduct = groupBy(lots.keys(), (index) => lots[index]?.members[0]?.product.id);
  return [...byProduct.values()].filter((indexes) => indexes.length > 1);
}

const feeLevelsOf = (offer: BuyableOffer | undefined) => (offer ? feeLevels(offer.conditions.terms) : []);

/**
 * Offers each lot may use, by index, without the vendors at whom the same product stays as it is: there the quantities
 * would be put together with one that is not bought.
 */
function separated(cart: LoadedCart, wish: OptimizerRequest, lots: readonly Lot[]): BuyableOffer[][] {
  const placeOf = (productId: number, vendorId: number) => `${productId} ${vendorId}`;
  const taken = new Set(
    cart.positions
      .filter(({ positionId }) => wish.excluded.has(positionId))
      .map(({ product, vendorId }) => placeOf(product.id, vendorId)),
  );
  let offers = lots.map((lot) => allowedOffers(cart, wish, lot));
  for (let before = -1; before < taken.size; ) {
    before = taken.size;
    offers = offers.map((some) =>
      some.filter((offer) => !taken.has(placeOf(offer.productId, offer.vendor.id))),
    );
    lots.forEach(({ members }, index) => {
      if (offers[index]?.length === 0)
        for (const { product, vendorId } of members) taken.add(placeOf(product.id, vendorId));
    });
  }
  return offers;
}
