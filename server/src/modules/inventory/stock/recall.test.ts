// A recall leaves nothing out, and does not read every batch of a practice for it.
import { batchFits } from '@praxora/rules/inventory/batch-number';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { listBatchNumbers } from './stock-views.repository.ts';

let app: TestApp;
let keeper: StoreKeeper;
beforeAll(async () => {
  app = await startTestApp();
  keeper = await aStoreKeeper(app);
});
afterAll(() => app.close());

/** Capitals that are two letters, or ASCII only once they are capitals; signs of LIKE and of regular expressions; blanks. */
const booked = [
  'NB26-0912',
  'nb 260912',
  'Maß-7',
  'MASS7',
  'ﬁt-12',
  'FIT12',
  'ıx-4',
  'Ä-7',
  '7',
  '--',
  '%_\\',
  'L.[0]*9',
  'K\u00a044',
  '批次-88',
];
const wanted = [
  ...booked,
  ...[
    '0912',
    'nb',
    'ss7',
    'fit',
    'ix4',
    'ä7',
    'ß',
    '-',
    '%',
    '_',
    '.*',
    'l09',
    'k44',
    '批次',
    '8',
    '88',
    'nothing',
  ],
];

it('the database hands out all that the rule finds, and nothing plainly foreign', async () => {
  const articleId = await keeper.anArticle();
  const storageId = await keeper.aStorage();
  for (const batchNumber of booked)
    await keeper.send('POST', 'stock/manual/input', { articleId, amount: 1, storageId, batchNumber });
  for (const text of wanted) {
    const { data } = await keeper.send('GET', `stock/recall?batchNumber=${encodeURIComponent(text)}`);
    const found = data.map(({ batchNumber }: { batchNumber: string }) => batchNumber);
    const fitting = booked.filter((batch) => batchFits(text, batch) !== null);
    expect(found.sort(), text).toEqual(fitting.sort());
  }
  const handedOut = await app.platform.database.forPractice(keeper.user.practiceId, (tx) =>
    listBatchNumbers(tx, '0912'),
  );
  expect(handedOut).toEqual(expect.arrayContaining(['NB26-0912', 'nb 260912']));
  for (const foreign of ['MASS7', 'FIT12', '7', '--', '%_\\', 'L.[0]*9'])
    expect(handedOut).not.toContain(foreign);
});
