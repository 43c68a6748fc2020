// A position that can no longer be bought where it lies is told with the vendor it lies with.
import type {
  CartVendor,
  OptimizedCart,
  OptimizedVendor,
} from '@praxora/contract/purchasing/optimizer.calls';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pageText, prepareTexts, show, takeDown } from '../../../lib/testing/screen.tsx';
import { MovesPanel } from './MovesPanel.tsx';

const totals = {
  goodsCents: 1000,
  shippingCents: 0,
  surchargeCents: 0,
  netCents: 1000,
  vat: [],
  vatCents: 0,
  grossCents: 1000,
  packages: 1,
};

const linea: OptimizedVendor = {
  vendorId: 2,
  vendorName: 'Linea',
  vendorRating: null,
  vendorHue: 200,
  isFavorite: false,
  addressId: 1,
  goodsCents: 1000,
  shippingFee: 0,
  freeShippingFromCents: null,
  minQuantitySurcharge: 0,
  cartPositions: [
    {
      positionId: 1,
      productId: 5,
      productSlug: 'mask',
      productTitle: 'Maske',
      names: { de: 'Maske', en: 'Mask' },
      packText: { de: '50 Stk', en: '50 pcs' },
      manufacturerName: 'Isarmed',
      itemPrice: 1000,
      lineCents: 1000,
      quantity: 1,
      image: 'einweg',
      availability: 'available',
      deliveryDays: 1,
      shippingFee: 0,
      minQuantitySurcharge: 0,
      vatPercentage: 19,
    },
  ],
};

const moved = (cartVendors: CartVendor[]): OptimizedCart => ({
  vendors: [linea],
  current: [linea],
  moves: [{ positionId: 1, fromVendorId: 1, toVendorId: 2 }],
  cartVendors,
  unavailable: [],
  added: [],
  larger: [],
  cartPriceDetail: {
    before: totals,
    after: totals,
    savingCents: 0,
    savingPercent: 0,
    isProven: true,
    boundCents: 1000,
  },
});
const nordlicht = { vendorId: 1, vendorName: 'Nordlicht', vendorHue: 10 };

beforeEach(() => prepareTexts());
afterEach(takeDown);

it.each([
  ['hidden', [{ ...nordlicht, isHidden: true }], 'Nordlicht is hidden, now from Linea'],
  ['sold out', [{ ...nordlicht, isHidden: false }], 'no longer available from Nordlicht, now from Linea'],
  ['of a list', [], 'no longer sold where it was, now from Linea'],
])('%s', async (_, cartVendors, text) => {
  await show(<MovesPanel result={moved(cartVendors)} />, '/optimizer');
  expect(pageText()).toContain(text);
});

it('draws the mark of the vendor before', async () => {
  await show(<MovesPanel result={moved([{ ...nordlicht, isHidden: true }])} />, '/optimizer');
  expect(pageText()).toContain('NoLi');
});
