// Hiding a vendor: at once where nothing of it lies in a cart, else after what lies there was named.
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadAppConfig } from '../../lib/config.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { aBasket, aCart, anItem } from '../../lib/testing/carts.ts';
import { bareUser, type SentRequest, serve } from '../../lib/testing/fake-server.ts';
import { find, pageText, prepareTexts, settle, show, submit, takeDown } from '../../lib/testing/screen.tsx';
import { PurchasingSwitch } from './PurchasingSwitch.tsx';
import { aVendor } from './vendors.fixture.ts';

const engine = '/services/price-engine';
const basket = (vendorId: number, addressId: number, name: string, ids: readonly number[]) => ({
  Lieferant: { ID: vendorId, Name: `Vendor ${vendorId}` },
  Adresse: { ID: addressId, Kurzname: name },
  Mitteilung: '',
  Positionen: ids.map((ID) => ({
    wWarenkorbposition: { ID, Anzahl: 1 },
    EinkaufLink: '/inventory/product/1',
    Titel: 'x',
    EinzelpreisCent: 1,
    GesamtpreisCent: 1,
  })),
  RabattProzent: 0,
  VersandkostenCent: 0,
  MindermengenzuschlagCent: 0,
  NettoCent: 0,
});

const depotia = aVendor({ id: 7, name: 'Depotia' });

async function switchOff(vendor = depotia): Promise<SentRequest[]> {
  const requests = serve({
    'GET /api/marketplace/v1/config': { body: { data: { services: { priceEngine: engine } } } },
    'GET /api/marketplace/v1/wwarenkorb/list': {
      body: { data: { Warenkoerbe: [basket(7, 1, 'Praxis', [11, 12]), basket(7, 2, 'Labor', [21])] } },
    },
    [`GET ${engine}?addressId=1&`]: {
      body: { data: aCart(1, [aBasket(7, [anItem(11), anItem(12)]), aBasket(8, [anItem(13)])]) },
    },
    [`GET ${engine}?addressId=2&`]: { body: { data: aCart(2, [aBasket(7, [anItem(21)])]) } },
    [`PUT /pro/vendors/${vendor.id}/preferences`]: { body: { data: {} } },
  });
  await loadAppConfig();
  await show(<PurchasingSwitch vendor={vendor} />, '/vendors');
  await settle();
  await act(async () => find<HTMLInputElement>('input[role="switch"]').click());
  await settle();
  return requests;
}

const changes = (requests: readonly SentRequest[]) =>
  requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);

beforeEach(async () => {
  await prepareTexts();
  sessionStore.set({ token: 'secret', user: bareUser, meta: { is_pro20: true, basket_counter: 4 } });
});
afterEach(takeDown);

it('names what lies in the carts and waits for the answer', async () => {
  const requests = await switchOff();
  const words = document.body.textContent;
  expect(words).toContain('Hide Depotia in purchasing?');
  expect(words).toContain('3 items in the cart come from Depotia.');
  expect(words).toMatch(/Product 11, Praxis.*Product 12, Praxis.*Product 21, Labor/);
  expect(words).not.toContain('Product 13');
  expect(changes(requests)).toEqual([]);
  await submit();
  await settle();
  expect(changes(requests)).toEqual([{ isHidden: true }]);
});

it('asks nothing where nothing of the vendor lies in a cart, and nothing to show one again', async () => {
  expect(changes(await switchOff(aVendor({ id: 9 })))).toEqual([{ isHidden: true }]);
  takeDown();
  expect(changes(await switchOff({ ...depotia, isHidden: true }))).toEqual([{ isHidden: false }]);
  expect(pageText()).not.toContain('Hide');
});
