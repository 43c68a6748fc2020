// Reading of price list columns whose heading is ambiguous, and prices that must be confirmed.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anAddress, anOffer, aVendor } from '../../../testing/catalog-builders.ts';
import { anOrder } from '../../../testing/order-builders.ts';
import { aLister, asCsv } from './testing/lister.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('reads a column of article numbers as those that most lines match: the vendor’s, the manufacturer’s, GTINs or PZNs', async () => {
  const me = await aLister(app);
  const vendorId = await aVendor(app);
  const articles = [
    await me.aCodedArticle({ name: 'Gips', manufacturerNumber: 'MN-1', pzn: '01234562' }),
    await me.aCodedArticle({ name: 'Wachs', manufacturerNumber: 'MN-2', pzn: '90000966' }),
  ];
  for (const [at, { productId }] of articles.entries()) {
    await anOffer(app, productId, vendorId, { tiers: [[1, 700]] });
    await app.asOwner.run('update offer set order_number = $2 where product_id = $1', [
      productId,
      `V-${at + 1}`,
    ]);
  }
  const read = async (heading: string, ...numbers: string[]) => {
    const lines = numbers.map((number) => `${number};7,45`);
    const { data } = await me.upload(asCsv(`${heading};Preis`, ...lines), vendorId);
    return [data.columns[0]?.field, data.counts.ready];
  };
  expect(await read('Artikelnummer', 'MN-1', 'MN-2', 'MN-9')).toEqual(['manufacturerNumber', 2]);
  expect(await read('Art.-Nr.', ...articles.map(({ gtin }) => gtin))).toEqual(['gtin', 2]);
  expect(await read('Bestellnummer', '01234562', '90000966')).toEqual(['pzn', 2]);
  expect(await read('Artikelnummer', 'V-1', 'V-2')).toEqual(['orderNumber', 2]);
  expect(await read('Artikelnummer', 'X-1', 'X-2')).toEqual(['orderNumber', 0]);
});

it('asks for a word about a price that differs by more than half from the last paid or the lowest known one', async () => {
  const me = await aLister(app);
  const vendorId = await aVendor(app);
  const paid = await me.aCodedArticle({ name: 'Bezahlt' });
  const offered = await me.aCodedArticle({ name: 'Angeboten' });
  const unknown = await me.aCodedArticle({ name: 'Unbekannt' });
  await anOffer(app, offered.productId, vendorId, { tiers: [[1, 1000]] });
  await anOrder(app, {
    user: me.user,
    vendor: vendorId,
    address: await anAddress(app, me.user.practiceId),
    state: 'ordered',
    positions: [{ productId: paid.productId, quantity: 2 }],
  });
  const file = asCsv('GTIN;Preis', `${paid.gtin};50,00`, `${offered.gtin};4,90`, `${unknown.gtin};9999,00`);
  const { data: list } = await me.upload(file, vendorId);
  expect(list.counts).toMatchObject({ ready: 1, wrong: 2 });
  expect((await me.lines(list.id, '?status=wrong')).items).toMatchObject([
    {
      problems: [{ field: 'price', code: 'PRICE_LIST_UNLIKE_LAST_PAID', params: { known: '10,00\u00a0€' } }],
    },
    { problems: [{ field: 'price', code: 'PRICE_LIST_UNLIKE_LOWEST', params: { known: '10,00\u00a0€' } }] },
  ]);
  expect((await me.commit(list.id, vendorId)).status).toBe(409);

  const confirmed = await me.correct(list.id, 0, { isPriceConfirmed: true });
  expect(confirmed.data.line).toMatchObject({ status: 'ready', priceCents: 5000, isCorrected: true });
  const other = await me.correct(list.id, 0, { values: { price: '60,00' } });
  expect(other.data.line, 'another price asks again').toMatchObject({ status: 'wrong' });
  await me.correct(list.id, 0, { values: { price: '10,10' } });
  await me.correct(list.id, 1, { isPriceConfirmed: true });
  expect((await me.commit(list.id, vendorId)).data).toEqual({ added: 3, changed: 0, same: 0 });
});
