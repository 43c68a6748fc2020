import type { OptimizedCart, OptimizedVendor } from '@praxora/contract/purchasing/optimizer.calls';
import { expect, it } from 'vitest';
import { countInCart, countOfList, toParcels } from './parcels.ts';

type Position = OptimizedVendor['cartPositions'][number];

const position = (positionId: number, lineCents: number): Position => ({
  positionId,
  productId: Math.abs(positionId),
  productSlug: '',
  productTitle: '',
  names: { de: '', en: '' },
  packText: { de: '', en: '' },
  manufacturerName: '',
  itemPrice: lineCents,
  lineCents,
  quantity: 1,
  image: 'einweg',
  availability: 'available',
  deliveryDays: 2,
  shippingFee: 0,
  minQuantitySurcharge: 0,
  vatPercentage: 19,
});

const vendor = (vendorId: number, shippingFee: number, cartPositions: Position[]): OptimizedVendor => ({
  vendorId,
  vendorName: `Vendor ${vendorId}`,
  vendorRating: null,
  vendorHue: 200,
  isFavorite: false,
  addressId: 1,
  goodsCents: cartPositions.reduce((sum, { lineCents }) => sum + lineCents, 0),
  shippingFee,
  freeShippingFromCents: null,
  minQuantitySurcharge: 0,
  cartPositions,
});

/** Two lines of the list, one of which moves to where something lies in the cart already and makes that cheaper. */
const result = {
  current: [
    vendor(1, 500, [position(-11, 1000)]),
    vendor(2, 0, [position(5, 4000)]),
    vendor(3, 0, [position(-12, 9000)]),
  ],
  vendors: [vendor(2, 0, [position(5, 3990), position(-11, 1200)]), vendor(3, 0, [position(-12, 9000)])],
  moves: [{ positionId: -11, fromVendorId: 1, toVendorId: 2 }],
  cartVendors: [],
} as unknown as OptimizedCart;

it('is a parcel a vendor, the dearest first, with what lies in the cart at its end', () => {
  const parcels = toParcels(result);
  expect(parcels.map(({ vendor: { vendorId }, netCents }) => [vendorId, netCents])).toEqual([
    [3, 9000],
    [2, 5190],
  ]);
  expect(parcels[1]?.lines.map(({ position: { positionId }, ...line }) => ({ positionId, ...line }))).toEqual(
    [
      { positionId: -11, isInCart: false, fromVendorName: 'Vendor 1', differenceCents: 200 },
      { positionId: 5, isInCart: true, fromVendorName: null, differenceCents: -10 },
    ],
  );
});

it('counts what is of the list and what is of the cart', () => {
  expect([countOfList(result), countInCart(result)]).toEqual([2, 1]);
});
