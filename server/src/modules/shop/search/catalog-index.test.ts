// The index's life: in step with the catalogue in every process, quick to come back, never stuck.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, loginAs } from '../../../testing/builders.ts';
import { anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';
import { postQueries, searchKey } from '../../../testing/searching.ts';
import { CatalogCards } from './cards.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'praxora-search-'));
const snapshot = join(dataDir, 'search/products.snapshot');
let app: TestApp;
let key: string;
let vendor: number;
let product: number;

beforeAll(async () => {
  app = await startTestApp({ DATA_DIR: dataDir });
  vendor = await aVendor(app, { name: 'Depot Nord' });
  product = await aProduct(app, { name: 'Kugelstopfer' });
  await anOffer(app, product, vendor, { tiers: [[1, 1000]] });
  key = await searchKey(app, await loginAs(app, await aUser(app)));
  await app.search.engine.start();
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

interface Hit {
  readonly titel: string;
  readonly preis: number;
  readonly packung: { readonly de: string };
  readonly angebote: number;
  readonly lieferant: string;
}
const hits = async (process: TestApp, query: string) => {
  const { body } = await postQueries(process, key, [{ indexName: 'products', query }]);
  return body.results?.[0].hits as Hit[] | undefined;
};
const priceIn = async (process: TestApp, query = 'kugelstopfer') => (await hits(process, query))?.[0]?.preis;
const setPrice = (id: number, cents: number) =>
  app.asOwner.run('update offer set tier_price_cents = array[$2::integer] where product_id = $1', [
    id,
    cents,
  ]);
const soon = { timeout: 28_000, interval: 200 };

test('a change shows within seconds on every process', async () => {
  const other = await app.another();
  await other.search.engine.start();
  expect([await priceIn(app), await priceIn(other)]).toEqual([10, 10]);
  await setPrice(product, 1234);
  for (const process of [app, other]) await expect.poll(() => priceIn(process), soon).toBe(12.34);

  const fresh = await aProduct(app, { name: 'Heidemannspatel' });
  await anOffer(app, fresh, vendor, { tiers: [[1, 200]] });
  for (const process of [app, other]) await expect.poll(() => priceIn(process, 'heidemann'), soon).toBe(2);

  await app.asOwner.run('delete from product where id = $1', [fresh]);
  for (const process of [app, other]) await expect.poll(() => hits(process, 'heidemann'), soon).toEqual([]);
  await other.close();
});

/** The index's own prices follow within seconds; those of a product the practice has a price of its own for hold at once. */
test('what the practice pays beside its own price is never older than the search', async () => {
  const other = await app.another();
  await other.search.engine.start();
  const everywhere = async (euros: number) => {
    for (const process of [app, other]) expect(await priceIn(process)).toBe(euros);
  };
  const rival = await aVendor(app, { name: 'Depot West' });
  await app.asOwner.run(
    `insert into offer (practice_id, product_id, vendor_id, order_number, tier_from, tier_price_cents)
     select max(practice_id), $1, $2, '', '{1}', '{500}' from session`,
    [product, rival],
  );
  await everywhere(5);
  await app.asOwner.run(
    'update offer set tier_price_cents = array[$2::integer] where product_id = $1 and practice_id is null',
    [product, 400],
  );
  await everywhere(4);
  await app.asOwner.run('delete from offer where product_id = $1 and practice_id is not null', [product]);
  await app.asOwner.run('delete from vendor where id = $1', [rival]);
  await setPrice(product, 1234);
  await other.close();
});

describe('what a hit shows beside its price', () => {
  const shown = async (process: TestApp) => {
    const hit = (await hits(process, 'kugelstopfer'))?.[0];
    return [hit?.packung.de, hit?.angebote, hit?.lieferant];
  };
  /** No process may show what was true at an earlier search. */
  const everywhere = async (processes: readonly TestApp[], expected: unknown) => {
    for (const process of processes) expect(await shown(process)).toEqual(expected);
  };

  test('is never older than the search, whoever changed it', async () => {
    const other = await app.another();
    await other.search.engine.start();
    const both = [app, other];
    await everywhere(both, ['', 1, 'Depot Nord']);
    await app.asOwner.run("update product set pack_text_de = '5 Stück' where id = $1", [product]);
    await everywhere(both, ['5 Stück', 1, 'Depot Nord']);

    const rival = await aVendor(app, { name: 'Depot West' });
    const offer = await anOffer(app, product, rival, { tiers: [[1, 300]], availability: 'unavailable' });
    await everywhere(both, ['5 Stück', 2, 'Depot Nord']);
    await app.asOwner.run("update offer set availability = 'low' where id = $1", [offer]);
    await everywhere(both, ['5 Stück', 2, 'Depot West']);
    // Where all others are hidden it is found only once the index has the new one.
    for (const process of both) await expect.poll(() => priceIn(process), soon).toBe(3);

    // The practice's own: a price, a discount, a vendor that is hidden.
    const { practice_id: mine } = await app.asOwner.one<{ practice_id: number }>(
      `insert into offer (practice_id, product_id, vendor_id, order_number, tier_from, tier_price_cents)
       select max(practice_id), $1, $2, '', '{1}', '{1}' from session returning practice_id`,
      [product, vendor],
    );
    await everywhere(both, ['5 Stück', 2, 'Depot Nord']);
    await app.asOwner.run('delete from offer where practice_id = $1', [mine]);
    await everywhere(both, ['5 Stück', 2, 'Depot West']);
    await app.asOwner.run(
      'insert into vendor_preference (practice_id, vendor_id, discount_basis_points) values ($1, $2, 9900)',
      [mine, vendor],
    );
    await everywhere(both, ['5 Stück', 2, 'Depot Nord']);
    await app.asOwner.run('update vendor_preference set is_hidden = true where practice_id = $1', [mine]);
    await everywhere(both, ['5 Stück', 1, 'Depot West']);
    await app.asOwner.run('delete from vendor_preference where practice_id = $1', [mine]);

    // A vendor that no longer delivers here, a new name, a whole catalogue that came in.
    await app.asOwner.run('delete from vendor_condition where vendor_id = $1', [rival]);
    await everywhere(both, ['5 Stück', 1, 'Depot Nord']);
    await app.asOwner.run("update vendor set name = 'Depot Ost' where id = $1", [vendor]);
    await everywhere(both, ['5 Stück', 1, 'Depot Ost']);
    await app.asOwner.run("update vendor set name = 'Depot Nord' where id = $1", [vendor]);
    await app.asOwner.run('begin');
    await app.asOwner.run("select set_config('app.bulk_load', 'on', true)");
    await app.asOwner.run("update product set pack_text_de = '' where id = $1", [product]);
    await app.asOwner.run('delete from vendor where id = $1', [rival]);
    await app.asOwner.run('insert into catalog_change (product_id) values (null)');
    await app.asOwner.run('commit');
    await everywhere(both, ['', 1, 'Depot Nord']);
    await other.close();
  });

  test('is not kept where it may have changed while it was read', async () => {
    const { plain } = app.platform.database;
    const cards = new CatalogCards();
    /** Whether it is kept shows by a change that nobody tells of. */
    const isKept = async () => {
      const text = `${Math.random()}`;
      await app.asOwner.run('begin');
      await app.asOwner.run("select set_config('app.bulk_load', 'on', true)");
      await app.asOwner.run('update product set pack_text_en = $2 where id = $1', [product, text]);
      await app.asOwner.run('commit');
      return (await cards.of(plain, [product])).get(product)?.pack_text_en !== text;
    };
    const { position } = await plain.one<{ position: string }>(
      'select pg_current_snapshot()::text as position',
    );
    expect(await isKept(), 'nobody has looked at the catalogue yet').toBe(false);
    cards.take(null, { position, changed: [] });
    expect([await isKept(), await isKept()]).toEqual([false, true]);
    const told: [string | null, (number | null)[]][] = [
      [position, [product]],
      [position, [null]],
      // Two that look for the first time at once: neither is told what the other has missed.
      [null, []],
    ];
    for (const [since, changed] of told) {
      cards.take(position, { position, changed: [product] });
      const reading = cards.of(plain, [product]);
      cards.take(since, { position, changed });
      await reading;
      expect([await isKept(), await isKept()], `told of ${changed} since ${since}`).toEqual([false, true]);
    }
    cards.take(position, { position, changed: [product + 1] });
    expect(await isKept(), 'another product changed').toBe(true);
  });
});

test('an offer that moves leaves one product and comes to the other', async () => {
  const from = await aProduct(app, { name: 'Wanderstart' });
  const to = await aProduct(app, { name: 'Wanderziel' });
  await anOffer(app, from, vendor, { tiers: [[1, 700]] });
  await expect.poll(() => priceIn(app, 'wanderstart'), soon).toBe(7);
  await app.asOwner.run('update offer set product_id = $2 where product_id = $1', [from, to]);
  await expect.poll(() => priceIn(app, 'wanderziel'), soon).toBe(7);
  expect(await priceIn(app, 'wanderstart')).toBeNull();
  await app.asOwner.run('delete from product where id = any($1)', [[from, to]]);
});

test('a transaction that ends late is not missed', async () => {
  const late = await app.another();
  await late.asOwner.run('begin');
  await late.asOwner.run('update offer set tier_price_cents = array[4000] where product_id = $1', [product]);
  const other = await aProduct(app, { name: 'Zwischendurch' });
  // The open transaction holds up nobody else.
  await expect.poll(async () => (await hits(app, 'zwischendurch'))?.length, soon).toBe(1);
  await late.asOwner.run('commit');
  await expect.poll(() => priceIn(app), soon).toBe(40);
  await app.asOwner.run('delete from product where id = $1', [other]);
  await late.close();
});

test('a name that stands in many products is built anew', async () => {
  await app.asOwner.run("update manufacturer set name = 'Nordstern' where id = 1");
  await expect
    .poll(async () => (await hits(app, 'nordstern'))?.map(({ titel }) => titel), soon)
    .toEqual(['Kugelstopfer']);
});

test('a restart takes the saved index and catches up', async () => {
  const unnoticed = await aProduct(app, { name: 'Unbemerkt' });
  await anOffer(app, unnoticed, vendor, { tiers: [[1, 500]] });
  await app.asOwner.run("update vendor set name = 'Depot Süd'");
  // The name is everywhere once the index was built anew and saved.
  await expect.poll(() => readFileSync(snapshot, 'latin1').includes('Depot S'), soon).toBe(true);
  const restarted = await app.another();
  // A change without an entry cannot be noticed: only an index built from the catalogue would have it.
  await app.asOwner.run('begin');
  await app.asOwner.run("select set_config('app.bulk_load', 'on', true)");
  await setPrice(unnoticed, 900);
  await app.asOwner.run('commit');
  await setPrice(product, 5000);
  await restarted.search.engine.start();
  expect([await priceIn(restarted, 'unbemerkt'), await priceIn(restarted)]).toEqual([5, 50]);
  await restarted.close();
});

test.each<[what: string, change: (good: Buffer) => Buffer]>([
  ['damaged', (good) => good.map((byte, at) => (at === good.length - 100 ? byte ^ 0xff : byte)) as Buffer],
  [
    'of another database',
    (good) =>
      Buffer.from(
        good
          .toString('latin1')
          .replace(/"place":"(\d)/, (_, digit) => `"place":"${(Number(digit) + 1) % 10}`),
        'latin1',
      ),
  ],
  ['cut off', (good) => good.subarray(0, 50)],
  ['something else', () => Buffer.from('{}')],
])('a saved index that is %s is built anew', async (_, change) => {
  writeFileSync(snapshot, change(readFileSync(snapshot)));
  const restarted = await app.another();
  await restarted.search.engine.start();
  expect(await priceIn(restarted, 'unbemerkt')).toBe(9);
  await restarted.close();
});

test('a folder that cannot be written costs the snapshot, not the search', async () => {
  const notAFolder = join(dataDir, 'file');
  writeFileSync(notAFolder, '');
  const process = await app.another({ DATA_DIR: notAFolder });
  await process.search.engine.start();
  expect(await priceIn(process)).toBe(50);
  await process.close();
});

test('many changes at once are built anew', async () => {
  await app.asOwner.run(
    `insert into product (slug, name_de, name_en, category_id)
     select 'bulk-' || n, 'Massenware ' || n, 'Bulk ' || n, 1201 from generate_series(1, 5200) n`,
  );
  await expect
    .poll(async () => {
      const { body } = await postQueries(app, key, [{ indexName: 'products', query: 'massenware' }]);
      return body.results[0].nbHits;
    }, soon)
    .toBe(5200);
});
