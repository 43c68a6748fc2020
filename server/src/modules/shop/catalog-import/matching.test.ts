// Which product an article is, and what becomes of the vendor's offers.
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { aPractice } from '../../../testing/builders.ts';
import { anArticle } from './testing/articles.ts';
import { counts, Importer, imported } from './testing/importer.ts';
import { asBmecat } from './testing/writers.ts';

let run: Importer;
beforeAll(async () => {
  run = await Importer.start();
});
beforeEach(() => run.emptyCatalogue());
afterAll(() => run.close());

const history = (orderNumber: string) =>
  run.app.asOwner.rows(
    `select h.valid_from, h.unit_price_cents from offer_price_history h join offer o on o.id = h.offer_id
     where o.order_number = $1 and o.vendor_id = $2 order by 1`,
    [orderNumber, run.vendorId],
  );
const gtins = ['4006381333931', '2990010000016', '2990010000023'] as const;

test('changed prices go into the history, with the day', async () => {
  await run.importArticles([anArticle()], { today: '2026-05-01' });
  await run.importArticles([anArticle({ orderStep: '2' })], { today: '2026-05-02' });
  expect(counts(await run.importArticles([anArticle({ price: '12.00' })]))).toEqual(imported({ changed: 1 }));
  await run.importArticles([anArticle({ price: '12.50' })]);
  expect(await history('A-1')).toEqual([
    { valid_from: '2026-05-01', unit_price_cents: 1000 },
    { valid_from: '2026-05-04', unit_price_cents: 1250 },
  ]);
});

test('what a catalogue no longer lists is unavailable, unless it is kept, and comes back', async () => {
  const both = [anArticle(), anArticle({ orderNumber: 'A-2', name: { de: 'Sonde', en: '' } })];
  await run.importArticles(both);
  await run.importArticles(both.slice(0, 1), { keepMissing: true });
  expect(await run.offers()).toMatchObject([{ availability: 'available' }, { availability: 'available' }]);
  expect(counts(await run.importArticles(both.slice(0, 1)))).toEqual(
    imported({ unchanged: 1, unavailable: 1 }),
  );
  expect(await run.offers()).toMatchObject([{ availability: 'available' }, { availability: 'unavailable' }]);
  expect(counts(await run.importArticles(both))).toEqual(imported({ unchanged: 1, changed: 1 }));
  expect(await run.offers()).toMatchObject([{ availability: 'available' }, { availability: 'available' }]);
});

test('an offer whose article is rejected stays as it is', async () => {
  await run.importArticles([anArticle(), anArticle({ orderNumber: 'A-2', name: { de: 'Sonde', en: '' } })]);
  const told = await run.importArticles([anArticle({ price: '-1' }), anArticle({ orderNumber: 'A-2' })]);
  expect(counts(told)).toMatchObject({ outcome: 'imported', rejected: 1, unavailable: 0 });
  expect(await run.offers()).toMatchObject([{ number: 'A-1', cents: 1000, availability: 'available' }, {}]);
});

test('products of other vendors are found by GTIN, PZN, and manufacturer with number; nothing of them is rewritten', async () => {
  const theirs = [
    anArticle({ orderNumber: 'X1', name: { de: 'Eins', en: '' }, gtin: gtins[0] }),
    anArticle({ orderNumber: 'X2', name: { de: 'Zwei', en: '' }, pzn: '91000017' }),
    anArticle({
      orderNumber: 'X3',
      name: { de: 'Drei', en: '' },
      manufacturer: 'Acme',
      manufacturerNumber: 'ab-3',
    }),
  ];
  await run.importArticles(theirs);
  await run.newVendor();
  const long = { de: 'Aus Stahl.', en: '' };
  const told = await run.importArticles([
    anArticle({ orderNumber: 'Y1', name: { de: 'Uno', en: '' }, gtin: `0${gtins[0]}`, description: long }),
    anArticle({ orderNumber: 'Y2', name: { de: 'Due', en: '' }, pzn: '91000017', gtin: gtins[1] }),
    anArticle({
      orderNumber: 'Y3',
      name: { de: 'Tre', en: '' },
      manufacturer: 'ACME',
      manufacturerNumber: 'AB-3',
    }),
    // A pack with the same manufacturer number but a code of its own.
    anArticle({
      orderNumber: 'Y4',
      name: { de: 'Quattro', en: '' },
      manufacturer: 'Acme',
      manufacturerNumber: 'AB-3',
      gtin: gtins[2],
    }),
  ]);
  expect(counts(told)).toEqual(imported({ newOffers: 4, newProducts: 1 }));
  expect(await run.offers()).toMatchObject([
    { name: 'Eins' },
    { name: 'Zwei' },
    { name: 'Drei' },
    { name: 'Quattro' },
  ]);
  expect(
    await run.app.asOwner.rows('select gtin, description_de from product order by id limit 2'),
    'gaps are filled',
  ).toEqual([
    { gtin: gtins[0], description_de: 'Aus Stahl.' },
    { gtin: gtins[1], description_de: '' },
  ]);
});

test('two articles of one product: the surest has it', async () => {
  const told = await run.importArticles([
    anArticle({ orderNumber: 'A', gtin: gtins[0] }),
    anArticle({ orderNumber: 'B', gtin: gtins[0] }),
    anArticle({ orderNumber: 'C', manufacturer: 'Acme', manufacturerNumber: '1' }),
    anArticle({ orderNumber: 'D', manufacturer: 'Acme', manufacturerNumber: '1' }),
  ]);
  expect(told.rejected).toEqual([
    '4 B: the same product as the article on line 3',
    '6 D: the same product as the article on line 5',
  ]);
  const before = await run.everything();
  const again = await run.importArticles([
    anArticle({ orderNumber: 'B', gtin: gtins[0] }),
    anArticle({ orderNumber: 'C', manufacturer: 'Acme', manufacturerNumber: '1' }),
    anArticle({ orderNumber: 'D', manufacturer: 'Acme', manufacturerNumber: '1' }),
  ]);
  expect(again.rejected).toEqual(['5 D: the same product as the article on line 4']);
  expect((await run.everything()).products).toEqual(before.products);
});

test('order numbers may change hands between products', async () => {
  const articles = (first: string, second: string, third: string) => [
    anArticle({ orderNumber: first, gtin: gtins[0], name: { de: 'Eins', en: '' } }),
    anArticle({ orderNumber: second, gtin: gtins[1], name: { de: 'Zwei', en: '' } }),
    anArticle({ orderNumber: third, gtin: gtins[2], name: { de: 'Drei', en: '' } }),
  ];
  await run.importArticles(articles('N1', 'N2', 'N3'));
  expect(counts(await run.importArticles(articles('N2', 'N1', 'N3')))).toEqual(
    imported({ changed: 2, unchanged: 1 }),
  );
  expect(await run.offers()).toMatchObject([{ name: 'Zwei' }, { name: 'Eins' }, { name: 'Drei' }]);
  // The number of a product that is gone goes to another one, and stands twice in the file at that.
  const [one] = articles('N3', '', '');
  await run.importArticles(one ? [one, { ...one, gtin: '' }] : []);
  expect(await run.offers()).toMatchObject([
    { number: 'N1', name: 'Zwei', availability: 'unavailable' },
    { number: 'N3', name: 'Eins', availability: 'available' },
  ]);
});

test('the search index hears of what changed, and only of that', async () => {
  await run.importArticles([anArticle(), anArticle({ orderNumber: 'A-2', name: { de: 'Sonde', en: '' } })]);
  await run.app.asOwner.run('delete from catalog_change');
  await run.importArticles([
    anArticle({ price: '12.00' }),
    anArticle({ orderNumber: 'A-2', name: { de: 'Sonde', en: '' } }),
  ]);
  const { changes, offers: all } = await run.everything();
  expect(changes).toEqual([
    { product_id: all.find(({ order_number }) => order_number === 'A-1')?.product_id },
  ]);
});

test('a huge catalogue leaves one note for the search index, and names may repeat', async () => {
  const articles = Array.from({ length: 30 }, (_, i) => anArticle({ orderNumber: `H-${i}` }));
  const told = await run.importArticles(articles, { bulk: 29 });
  expect(counts(told)).toEqual(imported({ newOffers: 30, newProducts: 30 }));
  const { changes, products } = await run.everything();
  expect(changes).toEqual([{ product_id: null }]);
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(30);
});

test('two imports at once: the second waits for the first, and finds its products', async () => {
  const other = new Client(run.app.owner);
  await other.connect();
  onTestFinished(() => other.end());
  await run.client.query('begin');
  await run.client.query("select pg_advisory_xact_lock(hashtext('praxora catalogue import'))");
  const file = run.file('second.xml', asBmecat([anArticle({ gtin: gtins[0] })]));
  const second = run.importFile(file, { vendorId: run.vendorId, category: 'buero-handinstrumente' }, other);
  const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`;
  while ((await run.app.asOwner.rows(waiting)).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await run.client.query(
    `insert into product (slug, name_de, name_en, gtin, category_id) values ('first', 'Erster', 'First', $1, 101)`,
    [gtins[0]],
  );
  await run.client.query('commit');
  expect(counts(await second)).toEqual(imported({ newOffers: 1 }));
  expect(await run.offers()).toMatchObject([{ name: 'Erster' }]);
});

test('products, vendors and prices of practices are left alone', async () => {
  const { asOwner } = run.app;
  const practiceId = await aPractice(run.app);
  const own = anArticle({ manufacturer: 'Acme', manufacturerNumber: 'ab-3' });
  await run.importArticles([own]);
  const { product_id: common } = await asOwner.one<{ product_id: number }>('select product_id from offer');
  await asOwner.run(
    `insert into product (practice_id, slug, name_de, name_en, manufacturer_id, manufacturer_number)
     select $1, 'own', 'Eigenes', 'Own', manufacturer_id, 'ab-9' from product`,
    [practiceId],
  );
  await asOwner.run(
    `insert into offer (practice_id, product_id, vendor_id, order_number, tier_from, tier_price_cents)
     select $1, id, $2, 'A-9', '{1}', '{1}' from product`,
    [practiceId, run.vendorId],
  );
  await asOwner.run(`insert into vendor (practice_id, name, slug) values ($1, 'Eckladen', 'own')`, [
    practiceId,
  ]);
  const ours = () => asOwner.rows('select * from offer where practice_id is not null order by id');
  const before = await ours();
  const told = await run.importArticles([
    own,
    anArticle({ orderNumber: 'A-9', manufacturer: 'Acme', manufacturerNumber: 'ab-9' }),
  ]);
  expect(counts(told)).toEqual(imported({ unchanged: 1, newOffers: 1, newProducts: 1 }));
  expect(await ours()).toEqual(before);
  expect(
    await asOwner.rows('select product_id from offer where practice_id is null order by id'),
  ).toMatchObject([{ product_id: common }, {}]);
  await run.newVendor('Eckladen');
});
