import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve } from '../../../lib/testing/fake-server.ts';
import { addressNow, find, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { OrderAmountButton } from './OrderAmountButton.tsx';

const amount = {
  articleId: 4,
  orderUnit: { id: 2, de: 'Packung', en: 'pack' },
  needed: 3,
  amount: 12,
  onTheirWay: 0,
  inCarts: 0,
  bestVendorId: 9,
};
const added = {
  wWarenkorbposition: { ID: 1, Anzahl: 12 },
  lieferantId: 9,
  lieferant: 'Depotia',
  addressId: 1,
  Hinzugefuegt: 12,
  ZuwachsCent: 2590,
  VersandCent: 0,
  MindermengenzuschlagCent: 0,
  availability: 'available',
  deliveryDays: 2,
  undoId: '7b0d1c3e-6a54-4f0e-9c5e-0d8a5a1f4b11',
};

const answering = (change: Partial<typeof amount>) =>
  serve({
    'GET /pro/reorder/amounts?ids=4': { body: { data: [{ ...amount, ...change }] } },
    'POST /api/marketplace/v1/wwarenkorbposition': { body: { data: added } },
  });
const button = () =>
  show(
    <OrderAmountButton
      article={{ id: 4, productId: 5, name: 'Handschuh' }}
      offers={{ search: '?tab=offers' }}
    />,
    '/',
  );

beforeEach(() => prepareTexts());
afterEach(takeDown);

it('says what the server says is missing, and orders just that from whom it was rounded for', async () => {
  const requests = answering({});
  await button();
  expect(find('button').textContent).toBe('Order 12 packs');
  act(() => find<HTMLButtonElement>('button').click());
  await settle();
  const sent = requests.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ data: { productId: 5, lieferantId: 9, Anzahl: 12 } });
});

it('leads to the offers where nothing is missing', async () => {
  answering({ needed: 0, amount: 0 });
  await button();
  const link = find<HTMLAnchorElement>('a');
  expect(link.textContent).toBe('Order more');
  act(() => link.click());
  await settle();
  expect(addressNow()).toBe('/?tab=offers');
});
