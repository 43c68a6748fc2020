// Random bookings against a simple model, one after the other and from fifty clients at once; afterwards every kept figure
// agrees with the ledger. The long form is for changes to the stock module: LEDGER_LONG=1.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../../testing/inventory-builders.ts';
import { aScene, ComparedStock, type Operation, operation } from './testing/random-bookings.ts';
import { verifyLedger } from './verifier.ts';

const isLong = process.env.LEDGER_LONG === '1';
const clients = 50;

let app: TestApp;
let keeper: StoreKeeper;
beforeAll(async () => {
  app = await startTestApp();
  keeper = await aStoreKeeper(app);
});
afterAll(() => app.close());

const longTime = isLong ? 3_600_000 : 60_000;

it(
  'agrees with a simple model, answer by answer',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { minLength: 60, maxLength: 100, size: 'max' }),
        async (operations) => {
          const stock = new ComparedStock(await aScene(keeper, 2));
          for (const wanted of operations) await stock.perform(wanted);
          await stock.expectAgreement();
        },
      ),
      { numRuns: isLong ? 100 : 4, endOnFailure: !isLong },
    );
    expect((await verifyLedger(app.asOwner)).defects).toEqual([]);
  },
  longTime,
);

it(
  'stays right under fifty clients at once',
  async () => {
    const scene = await aScene(keeper, 4);
    const { articles, storages } = scene;
    const lots: number[] = [];
    for (const articleId of articles)
      for (const storageId of storages) lots.push((await keeper.bookIn(articleId, 40, storageId)).stockId);
    const bookings: string[] = [];
    const stocks = new Map(articles.map((articleId) => [articleId, 120]));

    const request = (wanted: Operation) => {
      const articleId = articles[wanted.article % articles.length];
      const storageId = storages[wanted.storage % storages.length];
      const stockId = lots[wanted.lot % lots.length];
      const { amount } = wanted;
      switch (wanted.kind) {
        case 'input':
          return keeper.send('POST', 'stock/manual/input', { articleId, amount, storageId });
        case 'consume':
          return keeper.send('POST', 'stock/consumption', { articleId, amount });
        case 'consumeOf':
          return keeper.send('POST', 'stock/consumption', { stockId, amount });
        case 'move':
          return keeper.send('POST', 'stock/move', { stockId, amount, storageId });
        case 'cancel':
          return keeper.send('DELETE', `stock/input/${stockId}`);
        case 'undo':
          return keeper.send('POST', `stock/undo/${bookings[wanted.lot % bookings.length]}`);
        default:
          return keeper.send('POST', 'stock/correction', { stockId, amount: 40 - amount });
      }
    };

    let done = 0;
    const client = async (plan: readonly Operation[]) => {
      for (const wanted of plan) {
        if (wanted.kind === 'undo' && bookings.length === 0) continue;
        const { status, data, errors } = await request(wanted);
        expect([200, 404, 409], JSON.stringify(errors)).toContain(status);
        if (status !== 200) continue;
        done += 1;
        bookings.push(data.bookingId);
        if (data.stockId) lots.push(data.stockId);
        const change = data.entries.reduce((sum: number, entry: { change: number }) => sum + entry.change, 0);
        stocks.set(data.articleId, (stocks.get(data.articleId) ?? 0) + change);
      }
    };
    const each = isLong ? 80 : 6;
    await Promise.all(
      Array.from({ length: clients }, (_, index) =>
        client(fc.sample(operation, { numRuns: each, seed: index })),
      ),
    );
    expect(done).toBeGreaterThan((clients * each) / 3);
    for (const [articleId, stock] of stocks) expect((await keeper.see(articleId)).stock).toBe(stock);
    expect((await verifyLedger(app.asOwner)).defects).toEqual([]);
  },
  longTime,
);
