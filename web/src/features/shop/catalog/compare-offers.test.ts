import type { ProductOffer } from '@praxora/contract/purchasing/product-offer';
import { describe, expect, it } from 'vitest';
import { compareOffers, shippingStory } from './compare-offers.ts';

function offerOf(vendorId: number, overrides: Partial<ProductOffer> = {}): ProductOffer {
  return {
    offerId: vendorId * 10,
    vendorId,
    vendorName: `Vendor ${vendorId}`,
    vendorRating: 4.5,
    vendorHue: 180,
    isFavorite: false,
    orderNumber: `V-${vendorId}`,
    tiers: [{ fromQuantity: 1, unitPriceCents: 1000 }],
    minimumQuantity: 1,
    orderStep: 1,
    availability: 'available',
    deliveryDays: 2,
    discountable: true,
    ownDiscountPercent: 0,
    vatClass: 'fullTax',
    terms: { shippingCents: 0, freeShippingFromCents: null, surchargeCents: 0, surchargeBelowCents: 0 },
    inCartPositions: 0,
    inCartCents: 0,
    inCartQuantity: 0,
    ...overrides,
  };
}

const charging = (overrides: Partial<ProductOffer['terms']> = {}): ProductOffer['terms'] => ({
  shippingCents: 590,
  freeShippingFromCents: 10_000,
  surchargeCents: 0,
  surchargeBelowCents: 0,
  ...overrides,
});

function only(offer: ProductOffer, quantity: number) {
  const [compared] = compareOffers([offer], quantity);
  if (!compared) throw new Error('the offer was dropped');
  return compared;
}

const vendors = (offers: readonly ProductOffer[], quantity = 1) =>
  compareOffers(offers, quantity).map(({ offer }) => offer.vendorId);

describe('the real total', () => {
  it('of an empty basket has shipping and surcharge in it', () => {
    const terms = charging({ surchargeCents: 450, surchargeBelowCents: 5000 });
    const compared = only(offerOf(1, { terms }), 3);
    expect(compared).toMatchObject({ goodsCents: 3000, totalCents: 3000 + 590 + 450 });
    expect(compared.missingToFreeShippingCents).toBe(7000);
  });

  it('has no fee that the basket pays anyway', () => {
    const terms = charging({ surchargeCents: 450, surchargeBelowCents: 5000 });
    const compared = only(offerOf(1, { terms, inCartPositions: 1, inCartCents: 1000 }), 1);
    expect(compared).toMatchObject({ totalCents: 1000, shipping: { addedCents: 0 } });
    expect(shippingStory(compared)).toBe('wasDue');
  });

  it('falls by the fees that the quantity saves', () => {
    const terms = charging({ surchargeCents: 450, surchargeBelowCents: 5000 });
    const compared = only(offerOf(1, { terms, inCartPositions: 2, inCartCents: 4900 }), 6);
    expect(compared).toMatchObject({
      goodsCents: 6000,
      shipping: { beforeCents: 590, afterCents: 0, addedCents: -590 },
      surcharge: { addedCents: -450 },
      totalCents: 6000 - 590 - 450,
      missingToFreeShippingCents: 0,
    });
    expect(shippingStory(compared)).toBe('becomesFree');
  });

  it('counts a lower tier for what lies there already', () => {
    const tiers = [
      { fromQuantity: 1, unitPriceCents: 1000 },
      { fromQuantity: 5, unitPriceCents: 900 },
    ];
    const compared = only(offerOf(1, { tiers, inCartPositions: 1, inCartQuantity: 3, inCartCents: 3000 }), 2);
    // Five for 4500, three of them were 3000 before.
    expect(compared).toMatchObject({ tierFrom: 5, goodsCents: 1500, listUnitCents: 900, nextTier: null });
  });

  it('takes the own discount off where the offer grants it', () => {
    expect(only(offerOf(1, { ownDiscountPercent: 5 }), 2)).toMatchObject({
      goodsCents: 1900,
      unitCents: 950,
      listUnitCents: 1000,
      discountPercent: 5,
    });
    expect(only(offerOf(1, { ownDiscountPercent: 5, discountable: false }), 2)).toMatchObject({
      goodsCents: 2000,
      discountPercent: 0,
    });
  });

  it('is that of what the vendor sells, not of less', () => {
    const compared = only(offerOf(1, { minimumQuantity: 5, orderStep: 4 }), 3);
    expect(compared).toMatchObject({ quantity: 8, goodsCents: 8000 });
  });
});

describe('the order of offers', () => {
  it('is by the real total, not by the unit price', () => {
    const cheapUnit = offerOf(1, {
      tiers: [{ fromQuantity: 1, unitPriceCents: 950 }],
      terms: charging(),
    });
    const freeShipping = offerOf(2);
    const [best, second] = compareOffers([cheapUnit, freeShipping], 1);
    expect(best).toMatchObject({ offer: { vendorId: 2 }, isBest: true, moreThanBestCents: 0 });
    expect(second).toMatchObject({ offer: { vendorId: 1 }, isBest: false, moreThanBestCents: 540 });
  });

  it('changes with the quantity', () => {
    const noFees = offerOf(1);
    const freeFromTen = offerOf(2, {
      tiers: [
        { fromQuantity: 1, unitPriceCents: 1000 },
        { fromQuantity: 10, unitPriceCents: 980 },
      ],
      terms: charging({ freeShippingFromCents: 9000 }),
    });
    expect(vendors([freeFromTen, noFees], 1)).toEqual([1, 2]);
    expect(vendors([freeFromTen, noFees], 10)).toEqual([2, 1]);
  });

  it('has what cannot be bought at the end, never best', () => {
    const gone = offerOf(1, {
      tiers: [{ fromQuantity: 1, unitPriceCents: 1 }],
      availability: 'unavailable',
    });
    const compared = compareOffers([gone, offerOf(2)], 1);
    expect(compared.map(({ offer, isBest }) => [offer.vendorId, isBest])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect(compareOffers([gone], 1)[0]).toMatchObject({ isBest: false, moreThanBestCents: 0 });
  });

  it('prefers at the same total favourites, then what is plenty, then the sooner', () => {
    expect(
      vendors([
        offerOf(1, { availability: 'backorder' }),
        offerOf(2, { deliveryDays: null }),
        offerOf(3, { deliveryDays: 1 }),
        offerOf(4, { isFavorite: true, deliveryDays: 9 }),
        offerOf(5, { availability: 'low', isFavorite: true }),
      ]),
    ).toEqual([4, 5, 3, 2, 1]);
  });

  it('has what is on back order behind everything from stock, even where it costs less', () => {
    const late = offerOf(1, {
      tiers: [{ fromQuantity: 1, unitPriceCents: 400 }],
      availability: 'backorder',
      isFavorite: true,
    });
    const compared = compareOffers([late, offerOf(2)], 1);
    expect(compared).toMatchObject([
      { offer: { vendorId: 2 }, isBest: true, isCheapest: false },
      { offer: { vendorId: 1 }, isBest: false, isCheapest: true, moreThanBestCents: -600 },
    ]);
    expect(compareOffers([late], 1)).toMatchObject([{ isBest: true, isCheapest: true }]);
  });

  it('counts the minimum from what lies there', () => {
    const compared = only(
      offerOf(1, { minimumQuantity: 5, inCartPositions: 1, inCartQuantity: 5, inCartCents: 5000 }),
      1,
    );
    expect(compared).toMatchObject({ quantity: 1, goodsCents: 1000 });
  });

  it('leaves the given list as it was', () => {
    const offers = [offerOf(2), offerOf(1)];
    compareOffers(offers, 1);
    expect(offers.map(({ vendorId }) => vendorId)).toEqual([2, 1]);
  });
});

describe('the story of shipping', () => {
  const storyOf = (overrides: Partial<ProductOffer>, quantity = 1) =>
    shippingStory(only(offerOf(1, { terms: charging(), ...overrides }), quantity));

  it('tells why something is due or not', () => {
    expect(storyOf({ terms: charging({ shippingCents: 0 }) })).toBe('neverCharged');
    expect(storyOf({})).toBe('fallsDue');
    expect(storyOf({}, 10)).toBe('becomesFree');
    expect(storyOf({ inCartPositions: 1, inCartCents: 9500 })).toBe('becomesFree');
    expect(storyOf({ inCartPositions: 1, inCartCents: 12_000 })).toBe('staysFree');
    expect(storyOf({ inCartPositions: 1, inCartCents: 500 })).toBe('wasDue');
  });

  it('knows when shipping will never be free', () => {
    const terms = charging({ freeShippingFromCents: null });
    expect(only(offerOf(1, { terms }), 99).missingToFreeShippingCents).toBeNull();
  });
});
