// Catalogues of vendors go into a real database: whole or not at all, and again without a change.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anArticle } from './testing/articles.ts';
import { counts, Importer, imported, sample } from './testing/importer.ts';
import { asBmecat } from './testing/writers.ts';

let run: Importer;
beforeAll(async () => {
  run = await Importer.start();
  await run.newVendor('Dentalhandel Grünwald');
});
beforeEach(() => run.emptyCatalogue());
afterAll(() => run.close());

const productFields = `select p.name_de, p.name_en, p.description_de, m.name as manufacturer, p.manufacturer_number,
    p.gtin, p.pzn, c.slug as category, p.pack_size, p.unit_id, p.content_unit_id, p.pack_text_de, p.pack_text_en,
    o.order_number, o.tier_from, o.tier_price_cents, o.minimum_quantity, o.order_step, o.delivery_days, o.vat_class
  from product p join manufacturer m on m.id = p.manufacturer_id join category c on c.id = p.category_id
  join offer o on o.product_id = p.id order by p.id`;

test('BMEcat 1.2 in ISO-8859-1, with the vendor by its name', async () => {
  const told = await run.importFile(sample('bmecat-1.2.xml'));
  expect(counts(told)).toEqual(imported({ newOffers: 2, newProducts: 2, unmapped: 1 }));
  expect(told.rejected).toEqual([]);
  expect(await run.app.asOwner.rows(productFields)).toEqual([
    {
      name_de: 'Nitrilhandschuhe Größe M, grün',
      name_en: 'Nitrilhandschuhe Größe M, grün',
      description_de: 'Puderfrei & latexfrei.\nFür die tägliche Behandlung.\nStichwörter: Einmalhandschuh',
      manufacturer: 'Grünhand',
      manufacturer_number: 'NG-M-100',
      gtin: '2990010000016',
      pzn: null,
      category: 'einweg-handschuhe',
      pack_size: 100,
      unit_id: 3,
      content_unit_id: 1,
      pack_text_de: '100 Stück',
      pack_text_en: '100 pieces',
      order_number: 'GW-1001',
      tier_from: [1, 10],
      tier_price_cents: [890, 795],
      minimum_quantity: 2,
      order_step: 2,
      delivery_days: 2,
      vat_class: 'fullTax',
    },
    expect.objectContaining({
      name_de: 'Aufbewahrungslösung 500 ml',
      manufacturer: 'unknown',
      pzn: '91000017',
      category: 'endo-handinstrumente',
      pack_size: 1,
      unit_id: 4,
      pack_text_de: '500 ml',
      tier_price_cents: [1250],
      vat_class: 'reducedTax',
    }),
  ]);
});

test('BMEcat 2005 in UTF-8, with parties, languages, price quantity and validity', async () => {
  expect(counts(await run.importFile(sample('bmecat-2005.xml')))).toEqual(
    imported({ newOffers: 1, newProducts: 1 }),
  );
  expect(await run.app.asOwner.rows(productFields)).toEqual([
    expect.objectContaining({
      name_de: 'Mundschutz Typ IIR „weiß“',
      name_en: 'Face mask type IIR, white',
      manufacturer: 'Grünhand',
      manufacturer_number: 'MS-50',
      gtin: '2990010000030',
      category: 'einweg-masken',
      // 64.50 × 0.5 for ten of them.
      tier_price_cents: [323],
      vat_class: 'fullTax',
    }),
  ]);
});

test('CSV in Windows-1252: what is wrong is told with its line and reason', async () => {
  const told = await run.importFile(sample('catalogue.csv'), { vendorId: run.vendorId });
  expect(counts(told)).toEqual(imported({ newOffers: 2, newProducts: 2, rejected: 7, unmapped: 1 }));
  expect(told.rejected).toEqual([
    '5 GW-3003: wrong check digit in the GTIN 2990010000055',
    '6 GW-3004: unknown unit "Fass"',
    '8 GW-3005: missing name; negative price',
    '9 GW-3002: duplicate supplier article id, first on line 3',
    '11 GW-3007: no price',
    '12 GW-3008: "1.234" is no price, or could be read in two ways',
    '13 GW-3009: 6 columns where the header has 14',
  ]);
  expect(await run.app.asOwner.rows(productFields)).toEqual([
    expect.objectContaining({
      name_de: 'Prophybürsten "weich", 100 Stück',
      category: 'prophylaxe-buersten-kelche',
      tier_from: [1, 5],
      tier_price_cents: [123_450, 119_900],
    }),
    expect.objectContaining({ name_de: 'Watterollen', category: 'einweg-watterollen-tupfer', unit_id: 9 }),
  ]);
});

test('variants of one product are one family: by its features where the file has some, else by name and manufacturer', async () => {
  const families = () => run.app.asOwner.rows('select name_de, family, variant from product order by id');
  const glove = (orderNumber: string, de: string) =>
    anArticle({ orderNumber, name: { de, en: '' }, manufacturer: 'Grünhand' });
  const articles = [
    glove('A-1', 'Handschuh Softa Gr. M'),
    glove('A-2', 'Handschuh Softa Gr. M 10x100 Stk'),
    glove('A-3', 'Handschuh Softa Gr. L'),
    anArticle({ orderNumber: 'A-4', name: { de: 'Handschuh M', en: '' } }),
  ];
  await run.importArticles(articles);
  const made = [
    { name_de: 'Handschuh Softa Gr. M', family: 'gruenhand-handschuh-softa', variant: 'gr-m' },
    { name_de: 'Handschuh Softa Gr. M 10x100 Stk', family: 'gruenhand-handschuh-softa', variant: 'gr-m' },
    { name_de: 'Handschuh Softa Gr. L', family: 'gruenhand-handschuh-softa', variant: 'gr-l' },
    { name_de: 'Handschuh M', family: '', variant: '' },
  ];
  expect(await families()).toEqual(made);
  // Imported before there were families: the next import adds them, and rewrites none.
  await run.app.asOwner.run(`update product set family = '', variant = '' where variant = 'gr-l'`);
  await run.app.asOwner.run(`update product set family = 'kept' where name_de = 'Handschuh Softa Gr. M'`);
  expect(counts(await run.importArticles(articles))).toEqual(imported({ changed: 1, unchanged: 3 }));
  expect(await families()).toEqual([{ ...made[0], family: 'kept' }, ...made.slice(1)]);
  const csv =
    'Artikelnummer;Bezeichnung;Hersteller;Preis;Farbe;Produktfamilie\nB-1;Softa lavendel;Grünhand;5;Lavendel;Softa fein\n';
  await run.importFile(run.file('families.csv', csv), {
    vendorId: run.vendorId,
    category: 'einweg-handschuhe',
  });
  expect((await families()).at(-1)).toEqual({
    name_de: 'Softa lavendel',
    family: 'gruenhand-softa-fein',
    variant: 'lavendel',
  });
});

test('a second import of the same file changes nothing', async () => {
  for (const [file, wish, articles, rejected] of [
    [sample('bmecat-1.2.xml'), {}, 2, 0],
    [sample('catalogue.csv'), { vendorId: run.vendorId }, 2, 7],
  ] as const) {
    await run.importFile(file, wish);
    const before = await run.everything();
    const again = await run.importFile(file, { ...wish, today: '2026-05-05' });
    expect(counts(again)).toEqual(imported({ unchanged: articles, rejected, unmapped: 1 }));
    expect(await run.everything()).toEqual(before);
  }
});

test('a dry run reports and changes nothing', async () => {
  await run.importArticles([anArticle(), anArticle({ orderNumber: 'A-2', name: { de: 'Sonde', en: '' } })]);
  const before = await run.everything();
  const told = await run.importArticles(
    [anArticle({ price: '11.00' }), anArticle({ orderNumber: 'A-3', name: { de: 'Zange', en: '' } })],
    { dryRun: true },
  );
  expect(counts(told)).toEqual({
    ...imported({ newOffers: 1, newProducts: 1, changed: 1, unavailable: 1 }),
    outcome: 'dry run',
  });
  expect(await run.everything()).toEqual(before);
});

test('a file that breaks at its end changes nothing', async () => {
  await run.importArticles([anArticle()]);
  const before = await run.everything();
  const whole = asBmecat(Array.from({ length: 3000 }, (_, i) => anArticle({ orderNumber: `B-${i}` })));
  const file = run.file('broken.xml', whole.slice(0, -20));
  const { result } = await run.importFile(file, {
    vendorId: run.vendorId,
    category: 'buero-handinstrumente',
  });
  expect(result).toEqual({ outcome: 'refused', reason: expect.stringContaining('unclosed tag') });
  expect(await run.everything()).toEqual(before);
});

test('an entity bomb and an outside entity are refused', async () => {
  const xml = readFileSync(sample('bmecat-1.2.xml'), 'latin1');
  for (const inside of [
    '<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">',
    '<!ENTITY f SYSTEM "file:///etc/hostname">',
  ]) {
    const file = run.file('bomb.xml', xml.replace('_1_2.dtd"', `_1_2.dtd" [${inside}]`), 'latin1');
    const { result } = await run.importFile(file);
    expect(result).toEqual({ outcome: 'refused', reason: expect.stringContaining('Declarations inside') });
  }
  expect((await run.everything()).products).toEqual([]);
});

test('a catalogue without one good article leaves the vendor alone', async () => {
  await run.importArticles([anArticle()]);
  const told = await run.importArticles([anArticle({ orderNumber: 'A-9', price: '-1' })]);
  expect(counts(told)).toEqual({ ...imported({ rejected: 1 }), outcome: 'nothing to import' });
  expect(await run.offers()).toMatchObject([{ availability: 'available' }]);
});

test('more rejected articles than allowed stop the import', async () => {
  const articles = [anArticle(), anArticle({ orderNumber: 'A-2', price: '' })];
  expect(counts(await run.importArticles(articles, { maxRejected: 0 }))).toMatchObject({
    outcome: 'too many rejected',
    rejected: 1,
  });
  expect(await run.offers()).toEqual([]);
  expect(counts(await run.importArticles(articles, { maxRejected: 1 }))).toMatchObject({
    outcome: 'imported',
  });
});

test.each([
  [{ vendorId: 999_999 }, 'There is no vendor 999999.'],
  [{ file: sample('catalogue.csv'), vendorId: undefined }, 'A CSV file does not name its vendor'],
  [{ vendorId: undefined }, 'The file does not name its supplier'],
  [{ category: 'einweg' }, 'There is no category "einweg" that products can be in.'],
  [{ file: sample('nowhere.xml') }, 'cannot be read: ENOENT'],
])('%j is told', async (wish, reason) => {
  const { result } = await run.importArticles([anArticle()], wish);
  expect(result).toEqual({ outcome: 'refused', reason: expect.stringContaining(reason) });
});

test('a supplier nobody knows is told', async () => {
  const file = run.file('stranger.xml', asBmecat([anArticle()], 'Unbekannt GmbH'));
  const { result } = await run.importFile(file);
  expect(result).toEqual({
    outcome: 'refused',
    reason: expect.stringContaining('No vendor is named "Unbekannt GmbH"'),
  });
});
