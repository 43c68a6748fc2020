// Cost of a basket, and its proven optimum over every offer the product would accept.
import { optimizeCart } from '../../packages/optimizer/src/optimize.ts';
import type { CartProblem } from '../../packages/optimizer/src/problem.ts';
import { isInStock } from '../../packages/rules/src/vendors/best-offer.ts';
import { cartTotals, priceBasket } from '../../packages/rules/src/vendors/pricing.ts';
import { isOrderable } from '../../packages/rules/src/vendors/pricing-hints.ts';
import { feeLevels } from '../../packages/rules/src/vendors/pricing-terms.ts';
import { type Line, lineCents } from './collect.ts';
import type { Offer } from './planned-additions.ts';

/** Sold in this quantity, and from stock where anything is; what stands on back order may stay. */
function allowed({ offer, quantity, others }: Line): readonly Offer[] {
  const sellers = others.filter((other) => isOrderable(other, quantity));
  const inStock = sellers.filter(isInStock);
  if (inStock.length === 0) return sellers;
  return sellers.filter((other) => isInStock(other) || other.vendorId === offer.vendorId);
}

function problemOf(lines: readonly Line[]): CartProblem {
  const options = lines.map(allowed);
  const vendors = new Map(options.flat().map((offer) => [offer.vendorId, offer.conditions.terms]));
  const places = new Map([...vendors.keys()].map((vendorId, index) => [vendorId, index]));
  const placeOf = ({ vendorId }: Offer): number => places.get(vendorId) ?? 0;
  return {
    vendors: [...vendors.values()].map((terms) => ({ feeLevels: feeLevels(terms) })),
    positions: lines.map(({ offer, quantity }, index) => ({
      current: placeOf(offer),
      offers: (options[index] ?? []).map((other) => ({
        vendor: placeOf(other),
        cents: lineCents({ offer: other, quantity }),
      })),
    })),
  };
}

function totalCents(lines: readonly Line[]): number {
  const vendorIds = [...new Set(lines.map(({ offer }) => offer.vendorId))];
  return cartTotals(
    vendorIds.flatMap((vendorId) => {
      const own = lines.filter(({ offer }) => offer.vendorId === vendorId);
      const [first] = own;
      if (!first) return [];
      const checked = own.map((line) => ({ ...line, checked: true }));
      return priceBasket(checked, first.offer.conditions, { fullTax: 19, reducedTax: 7 });
    }),
  ).netCents;
}

export function leftToSave(lines: readonly Line[]): { totalCents: number; savingCents: number } {
  const steps = optimizeCart(problemOf(lines));
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { costCents, optimal } = step.value;
  if (!optimal) throw new RangeError('Ten items are solved to the end');
  const total = totalCents(lines);
  return { totalCents: total, savingCents: total - costCents };
}
