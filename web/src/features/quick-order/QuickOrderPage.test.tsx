import type { LineMatch } from '@praxora/contract/quick-order/quick-order.calls';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Answer, refusal, serve } from '../../lib/testing/fake-server.ts';
import {
  find,
  pageText,
  prepareTexts,
  settle,
  show,
  submit,
  takeDown,
  type,
} from '../../lib/testing/screen.tsx';
import { newLine, withScan } from './line.ts';
import { QuickOrderPage } from './QuickOrderPage.tsx';

const product = (id: number, name: string, timesBought = 0) => ({
  id,
  slug: `p-${id}`,
  name: { de: name, en: name },
  manufacturer: 'Sanaris',
  manufacturerNumber: `SN-${id}`,
  packText: { de: '100 St.', en: '100 pcs' },
  picture: 'einweg',
  lowestPriceCents: 529,
  offerCount: 1,
  bestVendorId: 3,
  atHand: null,
  unit: { id: 3, de: 'Box', en: 'box' },
  timesBought,
});
const offer = {
  offerId: 1,
  vendorId: 3,
  vendorName: 'Havelmed',
  vendorHue: 90,
  isFavorite: false,
  orderNumber: 'N-1',
  tiers: [{ fromQuantity: 1, unitPriceCents: 529 }],
  minimumQuantity: 1,
  orderStep: 1,
  availability: 'available',
  deliveryDays: 2,
  discountable: true,
  ownDiscountPercent: 0,
  vatClass: 'fullTax',
};
const order = {
  vendorId: 3,
  quantity: 20,
  unitPriceCents: 529,
  goodsCents: 10_580,
  shippingCents: 650,
  surchargeCents: 0,
  growsByCents: 11_230,
};
const found: LineMatch = {
  by: 'number',
  amount: 20,
  products: [product(1, 'Nitrila Blau M')],
  fits: 1,
  nearer: [],
};
const several: LineMatch = {
  by: 'name',
  amount: null,
  products: [product(2, 'Nitrila Blau S', 7), product(3, 'Nitrila Schwarz S')],
  fits: 259,
  nearer: [],
};
const missing: LineMatch = { by: null, amount: null, products: [], fits: 0, nearer: ['sterilisation rolls'] };

const data = (value: unknown): Answer => ({ body: { data: value } });
const matches = (...lines: LineMatch[]) => data({ lines });

beforeEach(() => prepareTexts());
afterEach(() => {
  takeDown();
  window.sessionStorage.clear();
});

const open = async (match: Answer, more: Readonly<Record<string, Answer>> = {}) => {
  const requests = serve({
    ...more,
    'POST /pro/quick-order/match': match,
    'POST /pro/quick-order/prices': data({ addressId: 5, lines: [{ offers: [offer], order }] }),
    'GET /pro/quick-order/lists': data([]),
    'GET /pro/addresses': data([]),
  });
  await show(<QuickOrderPage />, '/quick-order');
  await settle();
  return requests;
};
const write = async (text: string) => {
  type('form input', text);
  await submit();
};

it('a line is looked up with its amount, priced, and still there after a reload', async () => {
  const requests = await open(matches(found));
  await write('SN-1 20');
  expect(pageText()).toContain('1 of 1 line is ready');
  for (const text of ['Nitrila Blau M', 'item number', '112,30', '6,50', 'Havelmed'])
    expect(pageText()).toContain(text);
  expect(requests.find(({ url }) => url.includes('/match'))?.body).toEqual({
    lines: [{ text: 'SN-1 20', mayHoldAmount: true }],
  });
  expect(requests.findLast(({ url }) => url.includes('/prices'))?.body).toEqual({
    addressId: null,
    lines: [{ productId: 1, quantity: 20, vendorId: null }],
  });
  takeDown();
  // The amount was taken off the text, and stays.
  const again = await open(matches({ ...found, amount: null }));
  expect(again.find(({ url }) => url.includes('/match'))?.body).toEqual({
    lines: [{ text: 'SN-1', mayHoldAmount: false }],
  });
  expect(find<HTMLInputElement>('ol fieldset input').value).toBe('20');
});

it('of several one is chosen in place; what is not found offers nearer words and the shop', async () => {
  await open(matches(several));
  await write('nitrile S');
  expect(pageText()).toContain('Which one do you mean?');
  expect(pageText()).toContain('7 × bought');
  expect(pageText()).toContain('2 of 259 that fit.');
  await act(async () => find<HTMLElement>('ol fieldset button').click());
  await settle();
  expect(pageText()).toContain('1 of 1 line is ready');
  takeDown();
  window.sessionStorage.clear();
  await open(matches(missing));
  await write('steri rols');
  expect(pageText()).toContain('Nothing is called that.');
  expect(find<HTMLAnchorElement>('ol[aria-label] a').getAttribute('href')).toBe('/search?query=steri+rols');
  expect(find('ol input').getAttribute('aria-invalid')).toBe('true');
});

it('what could not be looked up stays and can be tried again', async () => {
  await open(refusal(503, 'UNAVAILABLE', 'Service error. Please try again later'));
  await write('masks');
  expect(pageText()).toContain('Could not be looked up.');
});

it('a code scanned again is one more of it', () => {
  const first = withScan([newLine({ text: '0401', quantity: 4 })], '0401');
  expect(first.lines.map(({ quantity, isScanned }) => [quantity, isScanned])).toEqual([
    [4, false],
    [1, true],
  ]);
  const again = withScan(first.lines, '0401');
  expect([again.added, ...again.lines.map(({ quantity }) => quantity)]).toEqual([null, 4, 2]);
});
