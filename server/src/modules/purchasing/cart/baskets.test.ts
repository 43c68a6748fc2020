// Reading the carts in the marketplace's words, notes, and what an order would say.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, anExampleCart, type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { anAddress, anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';

let app: TestApp;
let me: Buyer;
let stranger: Buyer;
let second: number;
let vendor: number;
let [gloves, masks]: number[] = [];
beforeAll(async () => {
  app = await startTestApp();
  [me, stranger] = [await aBuyer(app), await aBuyer(app)];
  second = await anAddress(app, me.user.practiceId);
  vendor = await aVendor(app, { name: 'Weserkontor', shipping: 690, surcharge: 490, surchargeBelow: 5000 });
  gloves = await aProduct(app, { name: 'Nitrila Blau M' });
  masks = await aProduct(app, { name: 'MaskoPro' });
  await anOffer(app, gloves, vendor, { tiers: [[1, 333]] });
  await anOffer(app, masks, vendor, { discountable: false });
  await me.call('PUT', `/pro/vendors/${vendor}/preferences`, {
    ownDiscount: 3,
    customerNumber: 'K-17',
    defaultMessage: 'Bitte klingeln.',
  });
});
afterAll(() => app.close());

const list = async (buyer: Buyer) => (await buyer.market('GET', 'wwarenkorb/list')).json().data.Warenkoerbe;
const write = (buyer: Buyer, place: string, text: string) =>
  buyer.market('POST', `wwarenkorb/mitteilung/${place}`, { Mitteilung: text });
const review = (buyer: Buyer, place: string) => buyer.market('GET', `wwarenkorb/schritt1/${place}`);

test('baskets by address and vendor, with notes, prices and costs', async () => {
  expect(await list(me)).toEqual([]);
  const far = await me.add({ productId: gloves, addressId: second, Anzahl: 1 });
  const first = await me.add({ productId: gloves, Anzahl: 3 });
  const gone = await me.add({ productId: masks, Anzahl: 2 });
  await app.asOwner.run(`update offer set availability = 'unavailable' where product_id = $1`, [masks]);
  const [basket, other, ...more] = await list(me);
  expect(more).toEqual([]);
  expect(basket).toEqual({
    Lieferant: { ID: vendor, Name: 'Weserkontor' },
    Adresse: { ID: me.address, Kurzname: 'Praxis' },
    Mitteilung: 'Bitte klingeln.',
    Positionen: [
      {
        wWarenkorbposition: { ID: first, Anzahl: 3 },
        EinkaufLink: `/inventory/product/${gloves}`,
        Titel: 'Nitrila Blau M',
        EinzelpreisCent: 323,
        // 999 less 29.97, rounded once.
        GesamtpreisCent: 969,
      },
      {
        wWarenkorbposition: { ID: gone, Anzahl: 2 },
        EinkaufLink: `/inventory/product/${masks}`,
        Titel: 'MaskoPro',
        EinzelpreisCent: null,
        GesamtpreisCent: null,
      },
    ],
    RabattProzent: 3,
    VersandkostenCent: 690,
    MindermengenzuschlagCent: 490,
    NettoCent: 969 + 690 + 490,
  });
  expect(other).toMatchObject({
    Adresse: { ID: second },
    Positionen: [{ wWarenkorbposition: { ID: far, Anzahl: 1 } }],
  });
  expect(await list(stranger)).toEqual([]);
});

test('counts the positions of every delivery address, empty ones too', async () => {
  const empty = await anAddress(app, me.user.practiceId);
  await anAddress(app, me.user.practiceId, 'DE', 'billing');
  const counts = async (buyer: Buyer) =>
    (await buyer.market('GET', 'wwarenkorb/addresses/items-count')).json().data;
  expect(await counts(me)).toEqual([
    { addressId: me.address, itemsCount: 2 },
    { addressId: second, itemsCount: 1 },
    { addressId: empty, itemsCount: 0 },
  ]);
  expect(await counts(stranger)).toEqual([{ addressId: stranger.address, itemsCount: 0 }]);
});

test('a note replaces the default message; an empty one stays empty', async () => {
  const notes = async () => (await list(me)).map(({ Mitteilung }: { Mitteilung: string }) => Mitteilung);
  const here = `${vendor}/${me.address}`;
  expect((await write(me, here, '  Lieferung bis Freitag  ')).json().data).toEqual({
    Mitteilung: 'Lieferung bis Freitag',
  });
  expect(await notes()).toEqual(['Lieferung bis Freitag', 'Bitte klingeln.']);
  await write(me, here, '');
  expect(await notes()).toEqual(['', 'Bitte klingeln.']);
  expect(readRefusal(await write(me, here, 'x'.repeat(2001)))).toEqual([422, 'INCORRECT_VALUE']);
  expect(await notes()).toEqual(['', 'Bitte klingeln.']);
  expect(readRefusal(await write(stranger, here, 'fremd'))).toEqual([404, 'NOT_FOUND']);
  expect(readRefusal(await write(stranger, `${vendor}/${stranger.address}`, 'leer'))).toEqual([
    404,
    'NOT_FOUND',
  ]);
});

test('the review says all that an order would', async () => {
  const here = `${vendor}/${me.address}`;
  const { data } = (await review(me, here)).json();
  expect(data).toMatchObject({
    Warenkorb: { Lieferant: { ID: vendor }, Mitteilung: '', NettoCent: 2149 },
    Kundennummer: 'K-17',
    Lieferadresse: { id: me.address, kind: 'shipping', street: 'Marktplatz 1', country: 'DE' },
    Rechnungsadressen: [{ kind: 'billing' }],
    basket: { totals: { goodsCents: 969, netCents: 2149, vatCents: 408, grossCents: 2557 } },
  });
  const billing = data.Rechnungsadressen[0].id;
  const notFound = [404, 'NOT_FOUND'];
  expect(readRefusal(await review(stranger, here))).toEqual(notFound);
  expect(readRefusal(await review(stranger, `${vendor}/${stranger.address}`))).toEqual(notFound);
  expect(readRefusal(await review(me, `${vendor}/${billing}`))).toEqual(notFound);
});

test('the worked-out cart costs in the marketplace’s words what it should', async () => {
  const buyer = await aBuyer(app);
  const { vendors } = await anExampleCart(app, buyer);
  const baskets = await list(buyer);
  const sum = (key: string) =>
    baskets.reduce((total: number, basket: Record<string, number>) => total + (basket[key] ?? 0), 0);
  expect(baskets).toHaveLength(vendors.length);
  expect([sum('VersandkostenCent'), sum('MindermengenzuschlagCent'), sum('NettoCent')]).toEqual([
    2030, 1140, 83_952,
  ]);
});
