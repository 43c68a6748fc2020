import { describe, expect, it } from 'vitest';
import { calendar, productNamed, seed } from './catalog.fixture.ts';
import exampleCart from './data/example-cart.json' with { type: 'json' };
import { examplePositions } from './example-cart.ts';
import { generateOffers } from './offers.ts';
import { type Vendor, vendors } from './vendors.ts';

const named = (index: number): Vendor => {
  const vendor = vendors.find((candidate) => candidate.name === exampleCart.vendors[index]?.name);
  if (!vendor) throw new Error(`No vendor ${index}`);
  return vendor;
};

/** Total of an assignment by the pricing rules, from the generated offers and conditions alone. */
function totalOf(assignment: readonly number[]): { total: number; packages: number } {
  const goods = new Map<Vendor, number>();
  for (const [index, position] of exampleCart.positions.entries()) {
    const vendor = named(assignment[index] ?? -1);
    const offer = generateOffers(seed, productNamed(position.name), calendar).find(
      (candidate) => candidate.vendorId === vendor.id,
    );
    const cents = offer?.tiers[0]?.cents ?? Number.NaN;
    goods.set(vendor, (goods.get(vendor) ?? 0) + cents * position.quantity);
  }
  let total = 0;
  for (const [vendor, value] of goods) {
    const terms = vendor.conditions.find((condition) => condition.country === 'DE');
    if (!terms) throw new Error(`${vendor.name} does not deliver to DE`);
    total += value;
    if (terms.freeShippingFromCents === null || value < terms.freeShippingFromCents)
      total += terms.shippingCents;
    if (value < terms.surchargeBelowCents) total += terms.surchargeCents;
  }
  return { total, packages: goods.size };
}

describe('the example cart', () => {
  it.each(exampleCart.positions)(
    'offers $name from exactly the vendors named, at their prices',
    (position) => {
      const offers = generateOffers(seed, productNamed(position.name), calendar);
      const wanted = position.unitPrice.flatMap((cents, index) =>
        cents === 0 ? [] : [{ vendor: named(index).id, tiers: [{ from: 1, cents }] }],
      );
      expect(offers.map((offer) => ({ vendor: offer.vendorId, tiers: offer.tiers }))).toEqual(wanted);
      for (const offer of offers) {
        expect(offer).toMatchObject({ minimumQuantity: 1, orderStep: 1, availability: 'available' });
      }
    },
  );

  it('costs what it was worked out to cost', () => {
    const { cart, cheapest, favourites } = exampleCart;
    const current = exampleCart.positions.map((position) => position.vendor);
    expect(totalOf(current)).toEqual({ total: cart.total, packages: cart.packages });
    expect(totalOf(cheapest.assignment)).toEqual({ total: cheapest.total, packages: cheapest.packages });
    expect(totalOf(favourites.assignment)).toEqual({
      total: favourites.total,
      packages: favourites.packages,
    });
  });

  it('is the demo practice’s', () => {
    expect(examplePositions).toHaveLength(12);
    for (const position of examplePositions) expect(productNamed(position.productName)).toBeDefined();
  });
});
