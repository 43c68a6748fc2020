// Every refusal of a stock or article call names the articles it is about, each with its id and title, so that the screen
// can link to them.
import { articleErrorCodes } from '@praxora/contract/errors';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aProduct, readSlug } from '../../../testing/catalog-builders.ts';
import type { StoreKeeper } from '../../../testing/inventory-builders.ts';
import { aReceivingDesk, type ReceivingDesk } from '../../../testing/receiving-builders.ts';
import type { Provoked } from './testing/purchasing-refusals.ts';
import { shelved, waysToRefusals } from './testing/refusals.ts';

let app: TestApp;
let desk: ReceivingDesk;
let keeper: StoreKeeper;
let storageId: number;
let ways: ReturnType<typeof waysToRefusals>;
beforeAll(async () => {
  app = await startTestApp();
  desk = await aReceivingDesk(app);
  ({ keeper } = desk);
  [storageId] = desk.storages;
  ways = waysToRefusals(app, desk);
});
afterAll(() => app.close());

const named = async (ids: readonly number[]) => {
  const rows = await app.asOwner.rows<{ id: number; title: string }>(
    'select id, name as title from article where id = any($1) order by id',
    [ids],
  );
  expect(rows).toHaveLength(ids.length);
  return rows;
};

test.each(articleErrorCodes)('%s', async (code) => {
  const provoke: [string, () => Promise<Provoked>][] = Object.entries(ways[code]);
  expect(provoke.length).toBeGreaterThan(0);
  for (const [way, refused] of provoke) {
    const { answer, about } = await refused();
    expect(answer.errors, way).toMatchObject({ code });
    const articles = [...answer.errors.data].sort((a: { id: number }, b: { id: number }) => a.id - b.id);
    expect(articles, way).toEqual(await named(about));
  }
});

it('a storage names no more than twenty of its articles', async () => {
  const room = await keeper.aStorage();
  for (let made = 0; made < 22; made += 1) await keeper.bookIn(await keeper.anArticle(shelved), 1, room);
  expect((await keeper.send('DELETE', `storages/${room}`)).errors.data).toHaveLength(20);
});

it('errors of a receipt name the article at their field', async () => {
  const fine = await keeper.anArticle();
  const strict = await keeper.anArticle({
    name: 'Anästhetikum',
    documentation: { hasBatchObligation: true },
  });
  const lots = [{ quantity: 1, storageId }];
  const { errors } = await keeper.send('POST', 'receiving/outside', {
    articles: [fine, strict].map((articleId) => ({ articleId, lots })),
  });
  expect(errors).toMatchObject([
    { code: 'BATCH_REQUIRED', field: 'articles.1.lots.0.batchNumber', data: await named([strict]) },
  ]);
});

it('of several new articles each names the one that exists', async () => {
  const { articleId, productId } = await desk.anArticle();
  const article = { name: 'Doppelt', catalogOrigin: { catalogProductSlug: await readSlug(app, productId) } };
  const some = await keeper.send('POST', 'inventory/article', { articles: [article, { name: 'Neu' }] });
  expect(some.data.failed).toMatchObject([
    { index: 0, problems: [{ code: 'ARTICLE_EXISTS', data: await named([articleId]) }] },
  ]);
  const none = await keeper.send('POST', 'inventory/article', { articles: [article, article] });
  expect(none.errors).toMatchObject(
    [0, 1].map((index) => ({
      code: 'ARTICLE_EXISTS',
      field: `articles.${index}`,
      data: [{ id: articleId }],
    })),
  );
});

it('two articles that become the same product at once: one does, the other is told which', async () => {
  for (let time = 0; time < 5; time += 1) {
    const catalogProductSlug = await readSlug(app, await aProduct(app));
    const articles = await Promise.all([keeper.anArticle(), keeper.anArticle()]);
    const answers = await Promise.all(
      articles.map((id) =>
        keeper.send('PUT', `inventory/article/${id}/catalog-origin`, { catalogProductSlug }),
      ),
    );
    const winner = articles[answers.findIndex(({ status }) => status === 200)];
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.errors).toMatchObject({ code: 'ARTICLE_EXISTS', data: [{ id: winner }] });
  }
});
