// Vendors' updates between whole catalogues: of articles and prices, each building on the one before.
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { counts, Importer, imported, sample } from './testing/importer.ts';

let run: Importer;
let grunwald: number;
beforeAll(async () => {
  run = await Importer.start();
  await run.newVendor('Dentalhandel Grünwald');
  grunwald = run.vendorId;
});
beforeEach(async () => {
  await run.emptyCatalogue();
  await run.app.asOwner.run('delete from vendor_catalogue');
  run.vendorId = grunwald;
});
afterAll(() => run.close());

const edited = (name: string, ...edits: readonly [string | RegExp, string][]): string =>
  run.file(
    'edited.xml',
    edits.reduce((text, [from, to]) => text.replace(from, to), readFileSync(sample(name), 'utf8')),
  );

const offers = () =>
  run.app.asOwner.rows(
    `select order_number, tier_from, tier_price_cents, minimum_quantity, delivery_days, o.vat_class, availability,
            c.slug as category
     from offer o join product p on p.id = o.product_id join category c on c.id = p.category_id
     order by order_number`,
  );

const history = (number: string) =>
  run.app.asOwner.rows(
    `select valid_from::text as day, unit_price_cents as cents from offer_price_history h join offer o on o.id = h.offer_id
     where order_number = $1 order by valid_from`,
    [number],
  );

test('BMEcat 1.2: articles are replaced, added and deleted, then prices follow', async () => {
  await run.importFile(sample('bmecat-1.2.xml'));
  const articles = await run.importFile(sample('update-products-1.2.xml'), { today: '2026-05-05' });
  expect(counts(articles)).toEqual(
    imported({ newOffers: 1, newProducts: 1, changed: 1, unavailable: 1, rejected: 1 }),
  );
  expect(articles.rejected).toEqual(['40 GW-7777: nothing to delete: the vendor has no such article']);
  expect(await offers()).toEqual([
    expect.objectContaining({
      order_number: 'GW-1001',
      // 92.00 for ten of them, from five on.
      tier_from: [1],
      tier_price_cents: [920],
      minimum_quantity: 5,
      delivery_days: 4,
      availability: 'available',
    }),
    expect.objectContaining({ order_number: 'GW-1002', availability: 'unavailable' }),
    // The group is described by the whole catalogue only.
    expect.objectContaining({ order_number: 'GW-1003', category: 'einweg-handschuhe' }),
  ]);

  const prices = await run.importFile(sample('update-prices-1.2.xml'), { today: '2026-05-06' });
  expect(counts(prices)).toEqual(imported({ changed: 1, rejected: 3 }));
  expect(prices.rejected).toEqual([
    '21 GW-1003: no price valid today (until 2026-04-30)',
    '29 GW-7777: not in the catalogue: the vendor has no such article',
    '35 GW-1001: duplicate supplier article id, first on line 14',
  ]);
  const [gloves, , vinyl] = await offers();
  // The prices are for ten still, and the minimum is the article's own again.
  expect(gloves).toMatchObject({ tier_from: [1, 20], tier_price_cents: [950, 890], minimum_quantity: 2 });
  expect(vinyl).toMatchObject({ tier_price_cents: [540] });
  expect(await history('GW-1001')).toEqual([
    { day: '2026-05-04', cents: 890 },
    { day: '2026-05-05', cents: 920 },
    { day: '2026-05-06', cents: 950 },
  ]);
});

test('BMEcat 2005: prices first, then articles', async () => {
  await run.importFile(sample('bmecat-2005.xml'));
  const prices = await run.importFile(sample('update-prices-2005.xml'));
  expect(counts(prices)).toEqual(imported({ changed: 1 }));
  expect(await offers()).toMatchObject([{ tier_price_cents: [300], vat_class: 'reducedTax' }]);
  const articles = await run.importFile(sample('update-products-2005.xml'));
  expect(counts(articles)).toEqual(imported({ newOffers: 1, newProducts: 1, unavailable: 1 }));
  expect(await offers()).toMatchObject([
    { order_number: 'GW-2001', availability: 'unavailable' },
    { order_number: 'GW-2002', availability: 'available', category: 'einweg-masken' },
  ]);
});

test('an update needs the whole catalogue, of its own version, and every update before it', async () => {
  const refusal = async (file: string) => {
    const before = await run.everything();
    const { result } = await run.importFile(file);
    expect(await run.everything()).toEqual(before);
    return result.outcome === 'refused' ? result.reason : result.outcome;
  };
  expect(await refusal(sample('update-products-1.2.xml'))).toBe(
    'This is an update, but the catalogue "2026-1" itself was never imported: import it whole (T_NEW_CATALOG) first.',
  );
  await run.importFile(sample('bmecat-1.2.xml'));
  expect(await refusal(edited('update-products-1.2.xml', ['001.000', '002.000']))).toContain(
    'import the whole catalogue (T_NEW_CATALOG) of version "002.000" first',
  );
  expect(await refusal(sample('update-prices-1.2.xml'))).toContain(
    'Updates are missing before this one: of the catalogue "2026-1" 0 update(s) were imported',
  );
  expect(await refusal(edited('update-products-1.2.xml', [' prev_version="0"', '']))).toContain(
    'prev_version is "", not a whole number',
  );
  await run.importFile(sample('update-products-1.2.xml'));
  expect(await refusal(sample('update-products-1.2.xml'))).toContain('This update was imported before');
  expect(counts(await run.importFile(sample('update-prices-1.2.xml'), { dryRun: true }))).toMatchObject({
    outcome: 'dry run',
  });
  expect(counts(await run.importFile(sample('update-prices-1.2.xml')))).toMatchObject({
    outcome: 'imported',
  });

  // A whole catalogue begins to count anew.
  await run.importFile(sample('bmecat-1.2.xml'));
  expect(counts(await run.importFile(sample('update-products-1.2.xml')))).toMatchObject({
    outcome: 'imported',
  });
});

test('a file that replaces all of the vendor leaves nothing to update; one that keeps the rest does', async () => {
  await run.importFile(sample('bmecat-1.2.xml'));
  await run.importFile(sample('catalogue.csv'), { vendorId: grunwald, keepMissing: true });
  await run.importFile(sample('bmecat-2005.xml'), { keepMissing: true });
  expect(counts(await run.importFile(sample('update-products-1.2.xml')))).toMatchObject({
    outcome: 'imported',
  });
  await run.importFile(sample('catalogue.csv'), { vendorId: grunwald });
  const { result } = await run.importFile(sample('update-prices-1.2.xml'));
  expect(result).toEqual({ outcome: 'refused', reason: expect.stringContaining('never imported') });
});

test('an update of nothing we have counts all the same, since the next one builds on it', async () => {
  await run.importFile(sample('bmecat-1.2.xml'));
  const unknown = edited(
    'update-prices-1.2.xml',
    ['prev_version="1"', 'prev_version="0"'],
    [/GW-1/g, 'XX-1'],
  );
  expect(counts(await run.importFile(unknown, { maxRejected: 3 }))).toMatchObject({
    outcome: 'too many rejected',
  });
  expect(counts(await run.importFile(unknown))).toEqual(imported({ rejected: 4 }));
  expect(counts(await run.importFile(sample('update-prices-1.2.xml')))).toMatchObject({ changed: 1 });
});

test('an article that moves to another number is not lost with its old one', async () => {
  await run.importFile(sample('bmecat-1.2.xml'));
  const moved = edited(
    'update-products-1.2.xml',
    ['<SUPPLIER_AID>GW-1001<', '<SUPPLIER_AID>GW-1001-N<'],
    ['<SUPPLIER_AID>GW-7777<', '<SUPPLIER_AID>GW-1001<'],
  );
  expect(counts(await run.importFile(moved))).toMatchObject({ changed: 1, unavailable: 1, rejected: 0 });
  expect(await offers()).toMatchObject([
    { order_number: 'GW-1001-N', availability: 'available' },
    { order_number: 'GW-1002', availability: 'unavailable' },
    { order_number: 'GW-1003' },
  ]);
});

test.each([
  [/<ARTICLE mode="new">/, '<ARTICLE mode="replace">', 'unknown mode "replace"'],
  [/GW-7777/, 'GW-1003', 'deleted here, but listed on line 32'],
  [/GW-7777/, '', 'missing supplier article id'],
  [/GW-7777/, 'GW-1002', 'duplicate supplier article id, first on line 29'],
])('%s as %s: %s', async (from, to, reason) => {
  await run.importFile(sample('bmecat-1.2.xml'));
  const { rejected } = await run.importFile(edited('update-products-1.2.xml', [from, to]));
  expect(rejected.join()).toContain(reason);
});

test('a price that is not valid yet, or no longer, is told with its days in a whole catalogue too', async () => {
  const dated = (from: string, until: string) =>
    `<DATETIME type="valid_start_date"><DATE>${from}</DATE></DATETIME><DATETIME type="valid_end_date"><DATE>${until}</DATE></DATETIME>`;
  const xml = readFileSync(sample('bmecat-1.2.xml'), 'latin1');
  const withDates = (dates: string) =>
    run.file(
      'dated.xml',
      xml.replaceAll('<ARTICLE_PRICE_DETAILS>', `<ARTICLE_PRICE_DETAILS>${dates}`),
      'latin1',
    );
  const told = async (dates: string) => (await run.importFile(withDates(dates))).rejected[0];
  expect(await told(dated('2026-01-01', '2026-05-03'))).toBe(
    '24 GW-1001: no price valid today (until 2026-05-03)',
  );
  expect(await told(dated('2026-05-05', '2026-12-31'))).toBe(
    '24 GW-1001: no price valid today (from 2026-05-05 on)',
  );
  expect(await told(dated('2026-05-04', '2026-05-04'))).toBeUndefined();
});

test('two updates at once: the second is refused, not doubled', async () => {
  await run.importFile(sample('bmecat-1.2.xml'));
  const other = new Client(run.app.owner);
  await other.connect();
  const results = await Promise.all([
    run.importFile(sample('update-products-1.2.xml')),
    run.importFile(sample('update-products-1.2.xml'), {}, other),
  ]);
  await other.end();
  expect(results.map(({ result }) => result.outcome).sort()).toEqual(['imported', 'refused']);
});
