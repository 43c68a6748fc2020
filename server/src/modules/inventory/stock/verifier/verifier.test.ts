// The verifier finds and names each kind of defect, planted by the owner of the database.
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { commands } from '../../../../cli/commands.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../../testing/inventory-builders.ts';
import { verifyLedger } from './verifier.ts';

let app: TestApp;
let keeper: StoreKeeper;
let articleId: number;
let stockId: number;
beforeAll(async () => {
  app = await startTestApp();
  keeper = await aStoreKeeper(app);
  const storageId = await keeper.aStorage();
  articleId = await keeper.anArticle({ name: 'Alginat' });
  ({ stockId } = await keeper.bookIn(articleId, 9, storageId, {
    expirationDate: '2030-01-31',
    date: '2026-01-15',
  }));
  const { data } = await keeper.send('POST', 'stock/consumption', { stockId, amount: 2 });
  await keeper.send('POST', `stock/undo/${data.bookingId}`);
  await keeper.send('POST', 'stock/consumption', { stockId, amount: 3, date: '2026-01-15' });
});
afterAll(() => app.close());

/** Inserts a removal of one more unit, on a day when it was not available. */
const consumedOn = (day: string): string =>
  `insert into stock_movement (practice_id, article_id, stock_entry_id, booking_id, kind, amount, unit_to_count, unit_id, happened_on)
   select practice_id, article_id, id, gen_random_uuid(), 'consumption', -1, 'ORDER_UNIT', 2, '${day}' from stock_entry where id = $1`;

const run = () => commands.find(({ name }) => name === 'verify-ledger')?.run(app.asOwner, []);

it('a right ledger is told so', async () => {
  expect(await run()).toMatch(/^The ledger is right: 4 movements, 1 stock entries and 1 articles/);
});

test.each([
  ['update stock_entry set balance = 7 where id = $1', () => stockId, 'is 7, the ledger says 6'],
  ['update article set stock = 5 where id = $1', () => articleId, 'stock is 5, the ledger says 6'],
  [
    'update article set earliest_expiry = null where id = $1',
    () => articleId,
    'earliest expiry is none, the ledger says 2030-01-31',
  ],
  [
    'update article set stock_value_cents = 1 where id = $1',
    () => articleId,
    'stock value in cents is 1, the ledger says 0',
  ],
  [
    'update article_month set used = 4 where article_id = $1 and used = 3',
    () => articleId,
    'used in 2026-01 is 4, the ledger says 3',
  ],
  [
    'delete from article_month where article_id = $1 and used = 3',
    () => articleId,
    'used in 2026-01 is 0, the ledger says 3',
  ],
  [
    'update article_week set used = 4 where article_id = $1 and used = 3',
    () => articleId,
    'used in the week of',
  ],
  [
    `insert into stock_movement (practice_id, article_id, stock_entry_id, booking_id, kind, amount, unit_to_count, unit_id, happened_on)
     select practice_id, article_id, id, gen_random_uuid(), 'consumption', -10, 'ORDER_UNIT', 2, now() from stock_entry where id = $1`,
    () => stockId,
    'is below zero after movement',
  ],
  [
    `insert into stock_movement (practice_id, article_id, stock_entry_id, booking_id, kind, amount, unit_to_count, unit_id, happened_on, reverses)
     select practice_id, article_id, id, gen_random_uuid(), 'undo', -1, 'ORDER_UNIT', 2, now(),
            (select min(m.id) from stock_movement m where m.stock_entry_id = $1) from stock_entry where id = $1`,
    () => stockId,
    'does not take back what movement',
  ],
  [consumedOn('2026-01-14'), () => stockId, 'is dated 2026-01-14, its stock entry 1 arrived on 2026-01-15'],
  [consumedOn('2026-01-14'), () => stockId, 'holds -1 at the end of 2026-01-14'],
  [consumedOn('2019-12-31'), () => stockId, 'is dated 2019-12-31, the practice began on 2020-01-01'],
  [consumedOn('2199-12-31'), () => stockId, 'is dated 2199-12-31, it was booked on 20'],
])('%s is found', async (plant, id, text) => {
  await app.asOwner.run('begin');
  await app.asOwner.run(plant, [id()]);
  const { defects } = await verifyLedger(app.asOwner);
  await expect(run()).rejects.toThrow(/defects were found/);
  await app.asOwner.run('rollback');
  expect(defects.join('\n')).toContain(text);
  expect(defects.every((line) => line.includes(`article ${articleId} (Alginat)`))).toBe(true);
});
