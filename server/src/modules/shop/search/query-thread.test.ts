// Searches in a thread: others are answered meanwhile, askers take turns, and a thread that is lost is replaced.
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bearer } from '../../../testing/builders.ts';
import { postQueries, type SearchApp, startSearchApp } from '../../../testing/searching.ts';

let app: SearchApp;
beforeAll(async () => {
  app = await startSearchApp();
});
afterAll(() => app.close());

const words = 'handschhue komposiit bohrerr mundspiegl tupferr kanülle zemment spritzze maskke'.split(' ');
/** Fifty different queries, each of nine words that are written wrong. */
const heavy = Array.from({ length: 50 }, (_, place) => ({
  indexName: 'products',
  query: [...words.slice(place % 9), ...words.slice(0, place % 9)].join(`${place} `),
  hitsPerPage: 20,
  facets: '*',
}));
const light = [{ indexName: 'products', query: 'handschuhe', hitsPerPage: 2 }];

test('whoever asks little is answered before somebody who asks much and came first', async () => {
  const [much, little] = [await app.enter('demo'), await app.enter('wien')];
  const finished: string[] = [];
  const note = (what: string) => (answer: { status?: number; statusCode?: number }) => {
    expect(answer.status ?? answer.statusCode).toBe(200);
    finished.push(what);
  };
  const health = () => app.request({ method: 'GET', url: '/healthz' });
  await Promise.all([
    postQueries(app, much.key, heavy).then(note('much')),
    postQueries(app, little.key, light).then(note('little')),
    health().then(note('health')),
  ]);
  expect(finished).toEqual(['health', 'little', 'much']);
});

test('the answer is the same, to the letter, alone or among others', async () => {
  const { key } = await app.enter();
  const asked = [...light, { ...light[0], indexName: 'products_price_asc', facets: '*', hitsPerPage: 30 }];
  const plain = (body: { results: object[] }) =>
    JSON.stringify(body.results.map((one) => ({ ...one, processingTimeMS: 0 })));
  const alone = plain((await postQueries(app, key, asked)).body);
  const [among] = await Promise.all([postQueries(app, key, asked), postQueries(app, key, heavy)]);
  expect(plain(among.body)).toBe(alone);
});

test('a thread that is lost costs those who wait an answer, and nobody else', async () => {
  const { key } = await app.enter();
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  try {
    const waiting = postQueries(app, key, heavy);
    await vi.waitFor(() => expect(post).toHaveBeenCalled());
    await (post.mock.contexts[0] as Worker).terminate();
    expect(await waiting).toEqual({
      status: 503,
      body: { status: 503, message: expect.stringContaining('try again') },
    });
  } finally {
    post.mockRestore();
  }
  await expect.poll(async () => (await postQueries(app, key, light)).status, { timeout: 20_000 }).toBe(200);
  // Suggestions too are there again.
  const { body } = await postQueries(app, key, [{ indexName: 'query_suggestions', query: 'hands' }]);
  expect(body.results[0].nbHits).toBeGreaterThan(0);
});

test('more than can be answered in time are turned away at once', async () => {
  const { thread } = app.search.engine.products;
  if (!thread) throw new Error('there is no thread');
  const ask = () =>
    thread.search(1, [{ indexName: 'products', params: { query: 'handschuhe' } }], { hiddenVendorIds: [] });
  const waiting = Array.from({ length: 200 }, ask);
  expect(ask).toThrow(expect.objectContaining({ status: 503, retryAfterSeconds: 1 }));
  expect((await Promise.all(waiting)).every(({ answers }) => answers.length === 1)).toBe(true);
  expect((await ask()).answers).toHaveLength(1);
});

test('a view is handed over once, again after it made room for others, and each time when it is too large to keep', async () => {
  const { thread } = app.search.engine.products;
  if (!thread) throw new Error('there is no thread');
  const aView = (prices: number) => ({
    hiddenVendorIds: [],
    ownPrices: new Map(Array.from({ length: prices }, (_, product) => [`-${product}`, []])),
  });
  const [first, second, huge] = [aView(30_000), aView(30_000), aView(50_001)];
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  try {
    for (const view of [first, first, second, first, huge, huge, first])
      await thread.search(1, [{ indexName: 'products', params: { query: 'handschuhe' } }], view);
    const ids = new Map<number, string>();
    const messages = post.mock.calls.map(([message]) => message);
    const names = new Map<object, string>([
      [first, 'first'],
      [second, 'second'],
      [huge, 'huge'],
    ]);
    // Views of the tests before are forgotten too; they have no name here.
    const sent = messages.map(({ viewId, view, outdated }) => {
      if (view) ids.set(viewId, names.get(view) ?? '');
      return { view: view && ids.get(viewId), forgets: outdated.flatMap((id: number) => ids.get(id) ?? []) };
    });
    expect(sent).toEqual([
      { view: 'first', forgets: [] },
      { view: undefined, forgets: [] },
      { view: 'second', forgets: ['first'] },
      { view: 'first', forgets: ['second'] },
      { view: 'huge', forgets: ['huge'] },
      { view: 'huge', forgets: ['huge'] },
      { view: undefined, forgets: [] },
    ]);
  } finally {
    post.mockRestore();
  }
});

test('an index that is replaced while the database is asked costs nobody an answer', async () => {
  const { token, key } = await app.enter();
  const another = await app.another();
  /** Asks while nobody can read preferences, and goes on once a new index is there; `change` holds from then on. */
  const meanwhile = async (change: string, ask: () => Promise<unknown>) => {
    const before = app.search.engine.products.thread;
    await another.asOwner.run('begin');
    await another.asOwner.run('lock table vendor_preference in access exclusive mode');
    await another.asOwner.run(change);
    const answer = ask();
    await app.asOwner.run('insert into catalog_change (product_id) values (null)');
    await expect.poll(() => app.search.engine.products.thread === before, { timeout: 28_000 }).toBe(false);
    await another.asOwner.run('commit');
    return answer;
  };
  const discount = (basisPoints: number) =>
    `insert into vendor_preference (practice_id, vendor_id, discount_basis_points)
     select p.id, (select min(id) from vendor), ${basisPoints} from practice p
     on conflict (practice_id, vendor_id) do update set discount_basis_points = ${basisPoints}`;
  const asked = [...light, { ...light[0], filters: 'imBestand:true' }];
  for (const [change, requests] of [
    [discount(100), light],
    [discount(200), light],
    ['select 1', asked],
  ] as const)
    expect(await meanwhile(change, () => postQueries(app, key, requests))).toMatchObject({ status: 200 });
  const lines = await meanwhile('select 1', () =>
    app.request({
      method: 'POST',
      url: '/pro/quick-order/match',
      headers: bearer(token),
      payload: { lines: [{ text: 'Handschuhe' }] },
    }),
  );
  expect(lines).toMatchObject({ statusCode: 200 });
  await another.close();
  // Four indexes are built in it.
}, 120_000);
