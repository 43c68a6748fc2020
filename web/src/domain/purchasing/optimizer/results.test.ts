import type { OptimizedCart, OptimizedVendor } from '@praxora/contract/purchasing/optimizer.calls';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheaperLargerOffers, distanceToBound, listMoves, namedFeeChanges, stayingPairs } from './results.ts';

type Position = OptimizedVendor['cartPositions'][number];

function position(positionId: number, quantity: number, itemPrice: number, productId = positionId): Position {
  return {
    positionId,
    productId,
    productSlug: `p${productId}`,
    productTitle: `Artikel ${productId}`,
    names: { de: `Artikel ${productId}`, en: `Article ${productId}` },
    packText: { de: '1 Stk', en: '1 pc' },
    manufacturerName: 'Weiler',
    itemPrice,
    lineCents: itemPrice * quantity,
    quantity,
    image: 'einweg',
    availability: 'available',
    deliveryDays: 2,
    shippingFee: 0,
    minQuantitySurcharge: 0,
    vatPercentage: 19,
  };
}

function vendor(vendorId: number, fees: number, cartPositions: Position[]): OptimizedVendor {
  return {
    vendorId,
    vendorName: `Vendor ${vendorId}`,
    vendorRating: null,
    vendorHue: 200,
    isFavorite: false,
    addressId: 1,
    goodsCents: cartPositions.reduce((sum, { lineCents }) => sum + lineCents, 0),
    shippingFee: fees,
    freeShippingFromCents: null,
    minQuantitySurcharge: 0,
    cartPositions,
  };
}

const totals = {
  goodsCents: 0,
  shippingCents: 0,
  surchargeCents: 0,
  netCents: 1000,
  vat: [],
  vatCents: 0,
  grossCents: 0,
  packages: 1,
};

function result(parts: Partial<OptimizedCart>): OptimizedCart {
  return {
    vendors: [],
    current: [],
    moves: [],
    unavailable: [],
    added: [],
    larger: [],
    cartVendors: [],
    cartPriceDetail: {
      before: totals,
      after: totals,
      savingCents: 0,
      savingPercent: 0,
      isProven: true,
      boundCents: 1000,
    },
    ...parts,
  };
}

const move = (positionId: number, fromVendorId: number, toVendorId: number) => ({
  positionId,
  fromVendorId,
  toVendorId,
});

describe('what moves', () => {
  it('is told with what each line saves, the most first', () => {
    const moves = listMoves(
      result({
        current: [
          vendor(1, 690, [position(1, 20, 629), position(2, 1, 5990)]),
          vendor(2, 0, [position(3, 1, 10)]),
        ],
        vendors: [vendor(2, 0, [position(1, 20, 545), position(2, 1, 6390), position(3, 1, 10)])],
        moves: [move(2, 1, 2), move(1, 1, 2)],
      }),
    );
    expect(moves.map(({ positionId, differenceCents }) => [positionId, differenceCents])).toEqual([
      [1, -1680],
      [2, 400],
    ]);
    expect(moves.every(({ isReplaced }) => !isReplaced)).toBe(true);
  });

  it('leaves apart what is of the same product, and shows what stays at another price', () => {
    const joined = result({
      current: [vendor(1, 0, [position(1, 3, 100, 9)]), vendor(2, 0, [position(2, 1, 120, 9)])],
      vendors: [vendor(2, 0, [position(1, 3, 90, 9), position(2, 1, 90, 9)])],
      moves: [move(1, 1, 2)],
    });
    expect(listMoves(joined)).toMatchObject([
      { positionId: 1, to: { position: { quantity: 3 } }, differenceCents: -30 },
    ]);
    expect(stayingPairs(joined)).toMatchObject([{ positionId: 2, differenceCents: -30 }]);
  });

  it('from a vendor that sells it no more is marked', () => {
    const hidden = { vendorId: 1, vendorName: 'Nordlicht', vendorHue: 10, isHidden: true };
    const [only] = listMoves(
      result({
        current: [vendor(2, 0, [position(1, 1, 100)])],
        vendors: [vendor(2, 0, [position(1, 1, 100)])],
        moves: [move(1, 1, 2)],
        cartVendors: [hidden],
      }),
    );
    expect(only).toMatchObject({ isReplaced: true, differenceCents: 0, source: hidden });
  });
});

/** Positions at vendors, the same ones on both sides but for one that can only be bought afterwards. */
const splits = fc
  .record({
    placed: fc.array(
      fc.record({
        before: fc.nat(3),
        after: fc.nat(3),
        product: fc.nat(2),
        quantity: fc.integer({ min: 1, max: 9 }),
        beforePrice: fc.integer({ min: 0, max: 9999 }),
        afterPrice: fc.integer({ min: 0, max: 9999 }),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    feesBefore: fc.array(fc.nat(900), { minLength: 4, maxLength: 4 }),
    feesAfter: fc.array(fc.nat(900), { minLength: 4, maxLength: 4 }),
    isLastAdded: fc.boolean(),
  })
  .map(({ placed, feesBefore, feesAfter, isLastAdded }) => {
    const side = (fees: number[], which: 'before' | 'after') =>
      fees.flatMap((fee, vendorId) => {
        const own = placed.flatMap((one, index) =>
          one[which] !== vendorId || (which === 'before' && isLastAdded && index === placed.length - 1)
            ? []
            : position(
                index,
                one.quantity,
                which === 'before' ? one.beforePrice : one.afterPrice,
                one.product,
              ),
        );
        return own.length > 0 ? vendor(vendorId, fee, own) : [];
      });
    const [current, vendors] = [side(feesBefore, 'before'), side(feesAfter, 'after')];
    const cost = (all: OptimizedVendor[]) =>
      all.reduce((sum, { goodsCents, shippingFee }) => sum + goodsCents + shippingFee, 0);
    const last = placed.at(-1);
    const added = isLastAdded && last ? last.quantity * last.afterPrice : null;
    return {
      added,
      savingCents: cost(current) - cost(vendors),
      split: result({
        current,
        vendors,
        moves: placed.flatMap(({ before, after }, index) =>
          before === after || (isLastAdded && index === placed.length - 1) ? [] : move(index, before, after),
        ),
      }),
    };
  });

it('shows changes that add up to the saving: lines that move or stay, what is bought in addition, and fees', () => {
  fc.assert(
    fc.property(splits, ({ split, savingCents, added }) => {
      const shown = [...listMoves(split), ...stayingPairs(split), ...namedFeeChanges(split)];
      const sum = shown.reduce((total, { differenceCents }) => total + differenceCents, added ?? 0);
      expect(sum + savingCents).toBe(0);
    }),
  );
});

it('says whose shipping and surcharge fall or rise', () => {
  const changes = namedFeeChanges(
    result({
      current: [vendor(1, 590, []), vendor(2, 490, []), vendor(3, 300, [])],
      vendors: [vendor(2, 990, []), vendor(3, 300, [])],
    }),
  );
  expect(changes.map(({ vendorId, differenceCents }) => [vendorId, differenceCents])).toEqual([
    [1, -590],
    [2, 500],
  ]);
});

it('knows how far a result that is not proven can lie above the optimum', () => {
  const { cartPriceDetail } = result({});
  const bounded = { ...cartPriceDetail, isProven: false, boundCents: 940 };
  expect(distanceToBound(result({ cartPriceDetail: bounded }))).toBe(60);
  expect(distanceToBound(result({}))).toBe(0);
});

it('names larger offers only where a unit would cost less', () => {
  const offer = (positionId: number, unitPriceCents: number) => ({
    positionId,
    vendorId: 5,
    vendorName: 'Vendor 5',
    missingQuantity: 2,
    unitPriceCents,
  });
  const larger = cheaperLargerOffers(
    result({
      vendors: [vendor(1, 0, [position(1, 1, 100), position(2, 10, 100)])],
      larger: [offer(1, 80), offer(2, 90), offer(2, 100), offer(3, 1)],
    }),
  );
  expect(larger.map(({ positionId, unitPriceCents }) => [positionId, unitPriceCents])).toEqual([
    [2, 90],
    [1, 80],
  ]);
});
