// Search by meaning: learned from people's choices, and from their words for things.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { anAddress, anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';
import { aStoreKeeper } from '../../../testing/inventory-builders.ts';
import { anOrder } from '../../../testing/order-builders.ts';
import { postQueries, searchKey } from '../../../testing/searching.ts';
import { newQueryId } from './query-id.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'praxora-search-'));
let app: TestApp;
let token: string;
let key: string;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await startTestApp({ DATA_DIR: dataDir });
  const vendor = await aVendor(app, { name: 'Depot Nord' });
  await gloves(vendor);
  for (const name of [
    'Scaler rot',
    'Scaler blau',
    'Scaler grün',
    'Scaler grau',
    'Scaler',
    'Spitzen passend zum Scaler mit langem Griff',
    'Winkelstück lang',
    'Öl für Winkelstück',
    'Ring für Winkelstück',
  ]) {
    ids[name] = await aProduct(app, { name });
    await anOffer(app, ids[name], vendor);
  }
  mkdirSync(join(dataDir, 'search'));
  writeFileSync(join(dataDir, 'search', 'synonyms.txt'), '# of this house\nSchnurri, scaler\n,,\nlone\n');
  token = await loginAs(app, await aUser(app));
  key = await searchKey(app, token);
  await sent('Scaler grün', { people: 20, type: 'click' });
  await sent('Scaler blau', { people: 20, type: 'conversion', subtype: 'purchase' });
  // Clicks of one user count once; clicks on suggestions and old clicks do not count at all.
  await sent('Scaler rot', { people: 1, times: 400, type: 'click' });
  await sent('Scaler rot', { people: 400, type: 'click', index: 'query_suggestions' });
  await sent('Scaler rot', { people: 400, type: 'click', daysAgo: 100 });
  await sent('Spitzen passend zum Scaler mit langem Griff', {
    people: 30_000,
    type: 'conversion',
    subtype: 'purchase',
  });
  await app.asOwner.run(
    `insert into search_query (query, searches, language)
     values ('winkelstück', 1, 'de'), ('winkelstück lang', 60, 'de'), ('winkelstück ring', 10, 'de')`,
  );
  const query = 'winkelstück';
  await sent('Öl für Winkelstück', { people: 4, type: 'click', query });
  await sent('Ring für Winkelstück', { people: 5, type: 'click', query });
  const purchase = { type: 'conversion', subtype: 'purchase', query: 'winkelstück ring' } as const;
  await sent('Ring für Winkelstück', { people: 2, times: 9, ...purchase });
  await app.search.engine.start();
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

interface Sent {
  readonly people: number;
  readonly times?: number;
  readonly type: 'click' | 'conversion';
  readonly subtype?: 'purchase';
  readonly index?: string;
  readonly daysAgo?: number;
  /** After which search. */
  readonly query?: string;
}

const sent = (
  name: string,
  { people, times = 1, type, subtype, index = 'products', daysAgo = 1, query }: Sent,
): Promise<number> =>
  app.asOwner.run(
    `insert into search_event (received_at, event_type, event_subtype, event_name, index_name, object_ids, user_token, query_id)
     select now() - make_interval(days => $1), $2, $3, 'Chosen', $4, array[$5::text], 'person-' || person, $8
     from generate_series(1, $6) person, generate_series(1, $7)`,
    [
      daysAgo,
      type,
      subtype ?? null,
      index,
      String(ids[name]),
      people,
      times,
      query ? newQueryId(query) : null,
    ],
  );

const titlesFor = async (query: string, asKey = key): Promise<string[]> => {
  const { body } = await postQueries(app, asKey, [{ indexName: 'products', query }]);
  return (body.results[0].hits as { titel: string }[]).map(({ titel }) => titel);
};

test('what five people chose after a search is what that search means; four are not enough', async () => {
  expect(await titlesFor('winkelstück')).toEqual([
    'Ring für Winkelstück',
    'Winkelstück lang',
    'Öl für Winkelstück',
  ]);
});

test('searches that led to orders are suggested before those that are only made often', async () => {
  const asked = { indexName: 'query_suggestions', query: 'winkel', queryLanguages: ['de'] };
  const { body } = await postQueries(app, key, [asked, { ...asked, queryLanguages: ['en'] }]);
  const [german, english] = body.results as { hits: { query: string }[] }[];
  expect(german?.hits.map(({ query }) => query)).toEqual(['winkelstück ring', 'winkelstück lang']);
  expect(english?.hits).toEqual([]);
});

test('bought before clicked before neither; a better match before both', async () => {
  expect(await titlesFor('scaler')).toEqual([
    'Scaler',
    'Scaler blau',
    'Scaler grün',
    'Scaler rot',
    'Scaler grau',
    'Spitzen passend zum Scaler mit langem Griff',
  ]);
});

describe('words that mean the same', () => {
  const own = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    id: number | '' = '',
    payload?: object,
    as = token,
  ) =>
    app.request({
      method,
      url: `/pro/search/synonyms${id === '' ? '' : `/${id}`}`,
      headers: bearer(as),
      ...(payload ? { payload } : {}),
    });
  const add = (...words: string[]) => own('POST', '', { words });

  test('of the operator hold for everybody', async () => {
    expect(await titlesFor('schnurri')).toContain('Scaler');
    expect(await titlesFor('lone')).toEqual([]);
  });

  test('of a practice hold for it alone, from the next search on, until it takes them away', async () => {
    const neighbour = await loginAs(app, await aUser(app));
    const foreignKey = await searchKey(app, neighbour);
    expect(await titlesFor('bohrdings')).toEqual([]);
    const added = (await add('Bohrdings', 'winkelstück')).json().data;
    expect(added.words).toEqual(['bohrdings', 'winkelstück']);
    expect(await titlesFor('bohrdings')).toContain('Winkelstück lang');
    expect(await titlesFor('bohrdings', foreignKey)).toEqual([]);
    expect((await own('GET', '', undefined, neighbour)).json().data).toEqual([]);
    expect((await own('DELETE', added.id, undefined, neighbour)).statusCode).toBe(404);
    expect((await own('GET')).json().data).toEqual([added]);
    expect((await add('winkelstück', 'bohrdings')).json().errors.code).toBe('RESOURCE_EXISTS');
    expect((await own('DELETE', added.id)).statusCode).toBe(200);
    expect(await titlesFor('bohrdings')).toEqual([]);
  });

  test('of a practice can be changed; where the new ones are there already, nothing is', async () => {
    const words = async () => (await own('GET')).json().data.map((group: { words: string[] }) => group.words);
    const { id } = (await add('bohrdings', 'winkelstück')).json().data;
    const other = (await add('putzi', 'scaler')).json().data;
    const change = (to: string[], as = token) => own('PUT', id, { words: to }, as);
    expect((await change(['scaler', 'Putzi'])).json().errors.code).toBe('RESOURCE_EXISTS');
    expect((await change(['nur'])).statusCode).toBe(422);
    expect((await change(['x1', 'x2'], await loginAs(app, await aUser(app)))).statusCode).toBe(404);
    expect(await words()).toEqual([['bohrdings', 'winkelstück'], other.words]);
    const changed = (await change(['Drehdings', 'winkelstück'])).json().data;
    expect(await words()).toEqual([['drehdings', 'winkelstück'], other.words]);
    expect(await titlesFor('bohrdings')).toEqual([]);
    expect(await titlesFor('drehdings')).toContain('Winkelstück lang');
    expect((await own('PUT', id, { words: ['x1', 'x2'] })).statusCode).toBe(404);
    for (const gone of [changed.id, other.id]) await own('DELETE', gone);
  });

  test('are two to ten different ones, and 500 at most', async () => {
    const refused = [
      ['a1'],
      ['a1', 'A1'],
      ['a1', ' '],
      ['a1', 'b,c'],
      ['a1', 'x'.repeat(61)],
      Array(11).fill('a1'),
    ];
    for (const words of refused) expect((await add(...words)).statusCode, words.join()).toBe(422);
    await app.asOwner.run(
      `insert into search_synonym (practice_id, words)
       select u.practice_id, array['a' || n, 'b' || n] from app_user u, generate_series(1, 249) n`,
    );
    const last = (await add('last', 'one')).json().data;
    const tooMany = await add('too', 'many');
    expect(tooMany.statusCode).toBe(409);
    expect(tooMany.json().errors).toMatchObject({ code: 'TOO_MANY_SYNONYMS', params: { maximum: 500 } });
    const change = (...words: string[]) => own('PUT', last.id, { words });
    expect((await change('one', 'too', 'many')).json().errors.code).toBe('TOO_MANY_SYNONYMS');
    expect((await change('other', 'ones')).statusCode).toBe(200);
  });
});

/** Three variants in two packs, one of them on back order, and a dangerous good. */
async function gloves(vendor: number): Promise<void> {
  const add = async (name: string, packSize: number, cents: number, availability = 'available') => {
    ids[name] = await aProduct(app, { name, family: 'softa', packSize });
    await anOffer(app, ids[name], vendor, { tiers: [[1, cents]], availability });
  };
  await add('Softa Fingerling S', 100, 500);
  await add('Softa Fingerling M', 100, 400, 'backorder');
  await add('Softa Fingerling M 1000', 1000, 3000, 'low');
  const alcohol = await aProduct(app, { name: 'Alkohol für Fingerling' });
  ids['Alkohol für Fingerling'] = alcohol;
  await anOffer(app, alcohol, vendor);
  await app.asOwner.run('update product set is_dangerous_good = true where id = $1', [alcohol]);
}

describe('variants of one product', () => {
  const cards = { query: 'fingerling', distinct: true, facetingAfterDistinct: true, facets: ['lieferanten'] };
  const answer = async (params: object, asKey = key) =>
    (await postQueries(app, asKey, [{ indexName: 'products', ...params }])).body.results[0];
  const names = async (params: object, asKey = key) =>
    (await answer({ query: 'fingerling', ...params }, asKey)).hits
      .map(({ titel }: { titel: string }) => titel)
      .sort();

  test('are one card with a choice where a request says so, else as ever', async () => {
    expect(await answer({ ...cards, distinct: undefined })).toMatchObject({
      nbHits: 4,
      facets: { lieferanten: { 'Depot Nord': 4 } },
    });
    const { hits, ...grouped } = await answer(cards);
    expect(grouped).toMatchObject({ nbHits: 2, facets: { lieferanten: { 'Depot Nord': 2 } } });
    const card = hits.find(({ titel }: { titel: string }) => titel.startsWith('Softa'));
    expect(card.varianten).toMatchObject([
      { titel: 'Softa Fingerling S', preis: 5, angebote: 1, packungsgroesse: 100 },
      { titel: 'Softa Fingerling M', url: `/inventory/product/${ids['Softa Fingerling M']}` },
      { titel: 'Softa Fingerling M 1000', preis: 30, inhaltseinheit: { de: 'Stück', en: 'piece' } },
    ]);
    expect(card.gemerkteVarianten).toEqual([]);
    const watched = ids['Softa Fingerling M'];
    const url = `/pro/catalog/product/${watched}/watch`;
    await app.request({ method: 'PUT', url, headers: bearer(token), payload: { isWatched: true } });
    const again = (await answer(cards)).hits.find(({ varianten }: { varianten?: unknown }) => varianten);
    expect(again.gemerkteVarianten).toEqual([String(watched)]);
    for (const hit of (await answer({ ...cards, distinct: false })).hits) {
      expect(hit).not.toHaveProperty('varianten');
      expect(hit).not.toHaveProperty('gemerkteVarianten');
    }
  });

  test('are ordered by the price of a piece', async () => {
    const { body } = await postQueries(app, key, [{ indexName: 'products_unit_price_asc', query: 'softa' }]);
    expect(body.results[0].hits.map(({ preis }: { preis: number }) => preis)).toEqual([30, 4, 5]);
  });

  test('are narrowed to what is in stock, dangerous, bought before, or in the inventory of whoever asks', async () => {
    const keeper = await aStoreKeeper(app);
    const own = await searchKey(app, keeper.headers.authorization.replace('Bearer ', ''));
    const filtered = (filters: string) => names({ filters }, own);
    expect(await filtered('lieferbar:true')).toEqual([
      'Alkohol für Fingerling',
      'Softa Fingerling M 1000',
      'Softa Fingerling S',
    ]);
    expect(await filtered('gefahrgut:true')).toEqual(['Alkohol für Fingerling']);
    expect(await filtered('gekauft:true')).toEqual([]);
    expect(await filtered('imBestand:true')).toEqual([]);
    const { slug } = await app.asOwner.one<{ slug: string }>('select slug from product where id = $1', [
      ids['Softa Fingerling S'],
    ]);
    await keeper.anArticle({ catalogOrigin: { catalogProductSlug: slug } });
    const address = await anAddress(app, keeper.user.practiceId);
    const vendor = (await app.asOwner.one<{ id: number }>(`select id from vendor where name = 'Depot Nord'`))
      .id;
    const ordered = (name: string, state: 'ordered' | 'cancelled') =>
      anOrder(app, {
        user: keeper.user,
        vendor,
        address,
        state,
        positions: [{ productId: ids[name] as number }],
      });
    await ordered('Alkohol für Fingerling', 'cancelled');
    await ordered('Softa Fingerling M', 'cancelled');
    await ordered('Softa Fingerling M', 'ordered');
    await ordered('Softa Fingerling M 1000', 'ordered');
    expect(await filtered('gekauft:true')).toEqual(['Softa Fingerling M', 'Softa Fingerling M 1000']);
    expect(await filtered('gekauft:true AND lieferbar:true')).toEqual(['Softa Fingerling M 1000']);
    expect(await filtered('imBestand:true')).toEqual(['Softa Fingerling S']);
    expect(await names({ facetFilters: [['gekauft:true', 'imBestand:true']] }, own)).toHaveLength(3);
    expect(await names({ filters: 'gekauft:true OR imBestand:true' }), 'only for this practice').toEqual([]);
  });
});
