// What the calls about batches, counts, targets and dangerous goods do with nonsense, with rows of another practice, and for readers.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../testing/inventory-builders.ts';
import { closeWithSoundLedger } from '../../testing/ledger.ts';

let app: TestApp;
let keeper: StoreKeeper;
let reader: StoreKeeper;
let own: Stocked;
let foreign: Stocked;

interface Stocked {
  readonly storageId: number;
  readonly articleId: number;
  readonly stockId: number;
  readonly bookingId: string;
  readonly countId: number;
}

async function stocked(who: StoreKeeper): Promise<Stocked> {
  const storageId = await who.aStorage();
  const articleId = await who.anArticle({ isDangerousGood: true, documentation: { useWithinDays: 28 } });
  const { stockId } = await who.bookIn(articleId, 4, storageId, { batchNumber: 'B-1' });
  const { bookingId } = (await who.send('POST', 'stock/consumption', { stockId })).data;
  const { id: countId } = (await who.send('POST', 'stocktakings', { storageId })).data;
  return { storageId, articleId, stockId, bookingId, countId };
}

beforeAll(async () => {
  app = await startTestApp();
  keeper = await aStoreKeeper(app);
  reader = await aStoreKeeper(app, { practiceId: keeper.user.practiceId, role: 'reader' });
  own = await stocked(keeper);
  foreign = await stocked(await aStoreKeeper(app));
});
afterAll(() => closeWithSoundLedger(app));

type Method = 'POST' | 'PUT';
type Call = readonly [
  method: Method,
  url: (on: Stocked) => string,
  body: (on: Stocked, value: unknown) => object,
];

/** A number that must be a whole one within its limits, or the id of a row. */
const withNumber: Readonly<Record<string, Call>> = {
  open: ['POST', () => 'stock/open', (_, stockId) => ({ stockId })],
  block: ['POST', () => 'stock/block', (_, id) => ({ stockIds: [id], reason: 'recall' })],
  unblock: ['POST', () => 'stock/unblock', (_, id) => ({ stockIds: [id] })],
  'use first': ['POST', () => 'stock/use-first', (_, id) => ({ stockIds: [id], isFirst: true })],
  'amount moved': [
    'POST',
    () => 'stock/moves',
    ({ stockId, storageId }, amount) => ({ moves: [{ stockId, storageId, amount }] }),
  ],
  'amount of a target': [
    'PUT',
    ({ storageId }) => `storages/${storageId}/targets`,
    ({ articleId }, amount) => ({ targets: [{ articleId, amount }] }),
  ],
  'years of a sheet': ['PUT', () => 'inventory/dangerous-goods/sheet-term', (_, years) => ({ years })],
  'weight of a pack': [
    'PUT',
    ({ articleId }) => `inventory/article/${articleId}/dangerous-good`,
    (_, packGrams) => ({ packGrams }),
  ],
  'number counted': [
    'PUT',
    ({ countId, stockId }) => `stocktakings/${countId}/entries/${stockId}`,
    (_, counted) => ({ counted }),
  ],
  'number found': [
    'POST',
    ({ countId }) => `stocktakings/${countId}/found`,
    ({ articleId }, counted) => ({ articleId, batchNumber: 'F', counted }),
  ],
  'colleague handed to': [
    'POST',
    ({ countId }) => `stocktakings/${countId}/hand-over`,
    (_, userId) => ({ userId }),
  ],
  'line counted again': [
    'POST',
    ({ countId }) => `stocktakings/${countId}/recount`,
    (_, id) => ({ stockIds: [id] }),
  ],
};

const nonsense = ['2,5', 2.5, -1, 1e15, '', 'abc', '٣', true, [], {}];

it.each(Object.entries(withNumber))('%s: nonsense is refused', async (_, [method, url, body]) => {
  for (const value of nonsense) {
    const { status } = await keeper.send(method, url(own), body(own, value));
    expect(status, JSON.stringify(value)).toBe(422);
  }
});

/** Rows of another practice are as if there were none. */
const onRows: Readonly<Record<string, Call>> = {
  open: ['POST', () => 'stock/open', ({ stockId }) => ({ stockId })],
  block: ['POST', () => 'stock/block', ({ stockId }) => ({ stockIds: [stockId], reason: 'recall' })],
  'use first': ['POST', () => 'stock/use-first', ({ stockId }) => ({ stockIds: [stockId], isFirst: true })],
  targets: [
    'PUT',
    ({ storageId }) => `storages/${storageId}/targets`,
    ({ articleId }) => ({ targets: [{ articleId, amount: 1 }] }),
  ],
  label: ['PUT', ({ articleId }) => `inventory/article/${articleId}/dangerous-good`, () => ({})],
  treatment: [
    'PUT',
    ({ bookingId }) => `stock/removals/${bookingId}/treatment`,
    () => ({ reference: 'P-1' }),
  ],
  counted: [
    'PUT',
    ({ countId, stockId }) => `stocktakings/${countId}/entries/${stockId}`,
    () => ({ counted: 1 }),
  ],
  found: [
    'POST',
    ({ countId }) => `stocktakings/${countId}/found`,
    ({ articleId }) => ({ articleId, batchNumber: 'F', counted: 1 }),
  ],
  pause: ['POST', ({ countId }) => `stocktakings/${countId}/pause`, () => ({})],
};

it.each(Object.entries(onRows))(
  '%s: a row of another practice is not found',
  async (_, [method, url, body]) => {
    expect((await keeper.send(method, url(foreign), body(foreign, null))).status).toBe(404);
  },
);

it.each(Object.entries(onRows))('%s: a reader may not', async (_, [method, url, body]) => {
  const answer = await reader.send(method, url(own), body(own, null));
  expect(answer.errors.code).toBe('ROLE_NOT_ALLOWED');
});
