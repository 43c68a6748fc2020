import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatMoney } from '../../../lib/format.ts';
import type { SentRequest } from '../../../lib/testing/fake-server.ts';
import { pageText, settle } from '../../../lib/testing/screen.tsx';
import { optimized } from './testing/cart-page.ts';
import { leaveCartPage, openCartPage, pause, prepareCartPage } from './testing/open-cart-page.tsx';

beforeEach(prepareCartPage);
afterEach(leaveCartPage);

const applied = {
  appliedAt: '2026-11-15T10:00:00.000Z',
  savingCents: 7140,
  packagesBefore: 6,
  packagesAfter: 3,
  undoId: '7b0d1c3e-6a54-4f0e-9c5e-0d8a5a1f4b11',
  rules: {
    hasBuyFromFavoriteVendor: true,
    alsoOnBackorder: false,
    parcelWorthCents: 500,
    pinnedPositionIds: [1001],
  },
};
const optimizerWishes = (requests: readonly SentRequest[]) =>
  requests
    .filter(({ url }) => url.endsWith('/basket/optimiser'))
    .map(({ body }) => (body as { data: { controlParameters: object } }).data.controlParameters);

it('speaks of the rules that were applied, and takes the optimization back', async () => {
  const requests = await openCartPage([2], {
    'GET /pro/cart/optimization/1': { body: { data: applied } },
    [`POST /pro/cart/undo/${applied.undoId}`]: { body: { data: { restored: 2, positions: [] } } },
  });
  await pause(300);
  await settle();
  const rules = {
    hasDebugInformation: false,
    parcelWorthCents: 500,
    pinnedPositionIds: [1001],
    excludedPositionIds: [],
  };
  expect(optimizerWishes(requests)).toMatchObject([
    { ...rules, hasBuyFromFavoriteVendor: false },
    { ...rules, hasBuyFromFavoriteVendor: true },
  ]);
  for (const said of [
    `${formatMoney(7140)} saved`,
    '3 parcels instead of 6',
    'This is as cheap as it gets',
    'favourites preferred',
    '1 item stays with its vendor',
    `one parcel fewer is worth ${formatMoney(500)}`,
  ])
    expect(pageText()).toContain(said);
  const undo = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo');
  act(() => undo?.click());
  await settle();
  expect(requests.map(({ url }) => url)).toContain(`/pro/cart/undo/${applied.undoId}`);
});

it('says that more can be bought than before, and calls it neither a saving nor the cheapest', async () => {
  const added = [
    {
      positionId: 1001,
      productTitle: 'Maske',
      names: { de: 'Maske', en: 'Mask' },
      vendorId: 8,
      vendorName: 'Depotia',
      lineCents: 1100,
    },
  ];
  const cartPriceDetail = { ...optimized.cartPriceDetail, savingCents: -1300, savingPercent: -65 };
  await openCartPage([2], {
    'POST /api/marketplace/v1/middleware/basket': {
      body: { data: { ...optimized, added, cartPriceDetail } },
    },
  });
  await pause(300);
  await settle();
  expect(pageText()).toContain(`Mask can be bought after all. The sum rises by ${formatMoney(1300)}`);
  expect(pageText()).toContain('See the proposal');
  expect(pageText()).not.toContain('It does not get cheaper');
});
