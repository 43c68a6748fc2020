// A key stands for one request: carried out once, answered the same, and never with the answer to another.
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../testing/inventory-builders.ts';
import { closeWithSoundLedger } from '../../testing/ledger.ts';

let app: TestApp;
let other: TestApp;
let keeper: StoreKeeper;
let colleague: StoreKeeper;
let storageId: number;
let articleId: number;
beforeAll(async () => {
  app = await startTestApp();
  other = await app.another();
  keeper = await aStoreKeeper(app);
  colleague = await aStoreKeeper(app, { practiceId: keeper.user.practiceId });
  storageId = await keeper.aStorage();
});
afterAll(() => closeWithSoundLedger(app));
beforeEach(async () => {
  articleId = await keeper.anArticle();
});

let keys = 0;
const aKey = () => `key-of-test-${++keys}`;

interface Booking {
  readonly kind: 'input' | 'consumption';
  readonly amount: number;
  readonly by?: StoreKeeper;
  readonly at?: TestApp;
}

const book = ({ kind, amount, by = keeper, at = app }: Booking, key: string, more: object = {}) =>
  at.request({
    method: 'POST',
    url: kind === 'input' ? '/pro/stock/manual/input' : '/pro/stock/consumption',
    headers: { ...by.headers, 'idempotency-key': key },
    payload: { articleId, amount, ...(kind === 'input' ? { storageId } : {}), ...more },
  });

const codeOf = (answer: LightMyRequestResponse): string | number => {
  const { errors } = answer.json();
  return errors?.code ?? errors?.[0]?.code ?? answer.statusCode;
};
const dataOf = (answer: LightMyRequestResponse) => JSON.stringify(answer.json().data);
const stock = async (): Promise<number> => (await keeper.see(articleId)).stock;

describe('a key whose request was carried out is refused with', () => {
  const five: Booking = { kind: 'input', amount: 5 };
  const differences: [string, (key: string) => Promise<LightMyRequestResponse>][] = [
    ['another amount', (key) => book({ ...five, amount: 6 }, key)],
    ['one field more', (key) => book(five, key, { batchNumber: 'A' })],
    ['a field that says the same in other words', (key) => book(five, key, { batchNumber: '' })],
    ['another article', async (key) => book(five, key, { articleId: await keeper.anArticle() })],
    ['another call', (key) => book({ ...five, kind: 'consumption' }, key)],
    ['another user', (key) => book({ ...five, by: colleague }, key)],
  ];

  test.each(differences)('%s', async (_, differently) => {
    const key = aKey();
    const first = await book(five, key);
    expect(first.statusCode).toBe(200);
    const answer = await differently(key);
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(answer.json().data).toBeUndefined();
    expect(await stock()).toBe(5);
    expect(dataOf(await book(five, key)), 'the first one still has its answer').toBe(dataOf(first));
  });

  test('another id or query in the address', async () => {
    const key = aKey();
    const others = await keeper.anArticle();
    const remove = (id: number, query = '') =>
      app.request({
        method: 'DELETE',
        url: `/pro/inventory/article/${id}${query}`,
        headers: { ...keeper.headers, 'idempotency-key': key },
      });
    expect((await remove(articleId)).statusCode).toBe(200);
    expect(codeOf(await remove(others))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(codeOf(await remove(articleId, '?really=yes'))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await remove(articleId)).statusCode).toBe(200);
    expect(await keeper.see(others)).toMatchObject({ id: others });
  });

  test('another file, whatever its name', async () => {
    const key = aKey();
    const upload = async (content: string, name = 'blatt.pdf') => {
      const form = new FormData();
      form.append('type', 'MISCELLANEOUS');
      form.append('effectiveDate', '2026-03-01');
      form.append('file', new Blob([`%PDF-1.7\n${content}\n%%EOF`], { type: 'application/pdf' }), name);
      const request = new Response(form);
      return app.request({
        method: 'POST',
        url: `/pro/inventory/article/${articleId}/document`,
        headers: {
          ...keeper.headers,
          'idempotency-key': key,
          'content-type': request.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      });
    };
    const first = await upload('one');
    expect(first.statusCode, first.body).toBe(200);
    expect(codeOf(await upload('two'))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(codeOf(await upload('one', 'anders.pdf'))).toBe('IDEMPOTENCY_KEY_REUSED');
    // Each form has a boundary of its own, which is not part of the content sent.
    expect(dataOf(await upload('one'))).toBe(dataOf(first));
    const documents = await app.asOwner.rows('select id from article_document where article_id = $1', [
      articleId,
    ]);
    expect(documents).toHaveLength(1);
  });
});

test('the order of fields makes no difference', async () => {
  const key = aKey();
  const send = (payload: object) =>
    app.request({
      method: 'POST',
      url: '/pro/stock/manual/input',
      headers: { ...keeper.headers, 'idempotency-key': key },
      payload,
    });
  const first = await send({ articleId, amount: 5, storageId });
  expect(dataOf(await send({ storageId, amount: 5, articleId }))).toBe(dataOf(first));
  expect(await stock()).toBe(5);
});

test('a refused request leaves its key free: the corrected one goes out under it, and only one of them ever', async () => {
  const key = aKey();
  await book({ kind: 'input', amount: 5 }, aKey());
  expect(codeOf(await book({ kind: 'consumption', amount: 6 }, key))).toBe('NOT_ENOUGH_STOCK');
  expect(codeOf(await book({ kind: 'consumption', amount: 0 }, key))).toBe('INCORRECT_VALUE');
  expect((await book({ kind: 'consumption', amount: 2 }, key)).statusCode).toBe(200);
  await book({ kind: 'input', amount: 10 }, aKey());
  // It would be possible by now, but the scan was booked.
  expect(codeOf(await book({ kind: 'consumption', amount: 6 }, key))).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await stock()).toBe(13);
});

test('an answer from before fingerprints is given to whoever repeats the call', async () => {
  const key = aKey();
  const first = await book({ kind: 'input', amount: 5 }, key);
  await app.asOwner.run('update idempotent_answer set fingerprint = null where key = $1', [key]);
  expect(dataOf(await book({ kind: 'input', amount: 5 }, key))).toBe(dataOf(first));
  expect(codeOf(await book({ kind: 'consumption', amount: 5 }, key))).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await stock()).toBe(5);
});

test('of different requests under one key at the same moment one is carried out, over two processes', async () => {
  const key = aKey();
  const amounts = Array.from({ length: 30 }, (_, index) => 1 + (index % 3));
  const answers = await Promise.all(
    amounts.map((amount, index) => book({ kind: 'input', amount, at: index % 2 === 0 ? app : other }, key)),
  );
  const booked = await stock();
  expect([1, 2, 3]).toContain(booked);
  answers.forEach((answer, index) => {
    expect(codeOf(answer)).toBe(amounts[index] === booked ? 200 : 'IDEMPOTENCY_KEY_REUSED');
  });
  expect(new Set(answers.filter(({ statusCode }) => statusCode === 200).map(dataOf)).size).toBe(1);
});

/** Model of the keys: each unused, or bound to one request and its answer. */
type Model = Map<string, { readonly booking: Booking; readonly data: string }>;

const bookings = fc.record({
  kind: fc.constantFrom('input' as const, 'consumption' as const),
  amount: fc.integer({ min: 1, max: 4 }),
});
const steps = fc.array(fc.record({ key: fc.nat(3), booking: bookings }), { maxLength: 14 });

test('whatever is sent under a few keys, stock is what was answered with a yes, once for each key', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sent) => {
      articleId = await keeper.anArticle();
      const round = aKey();
      const model: Model = new Map();
      let balance = 0;
      for (const { key, booking } of sent) {
        const known = model.get(`${round}-${key}`);
        const answer = await book(booking, `${round}-${key}`);
        const { kind, amount } = booking;
        const isSame = known?.booking.kind === kind && known.booking.amount === amount;
        if (known) {
          expect(codeOf(answer)).toBe(isSame ? 200 : 'IDEMPOTENCY_KEY_REUSED');
          if (isSame) expect(dataOf(answer)).toBe(known.data);
        } else if (kind === 'consumption' && amount > balance) {
          expect(codeOf(answer)).toBe('NOT_ENOUGH_STOCK');
        } else {
          expect(answer.statusCode).toBe(200);
          balance += kind === 'input' ? amount : -amount;
          model.set(`${round}-${key}`, { booking, data: dataOf(answer) });
        }
      }
      expect(await stock()).toBe(balance);
    }),
    { numRuns: 25 },
  );
});

test('the same at once: each key is booked at most once, and every yes of it is the same', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sent) => {
      articleId = await keeper.anArticle();
      await book({ kind: 'input', amount: 10 }, aKey());
      const round = aKey();
      const answers = await Promise.all(
        sent.map(({ key, booking }, index) =>
          book({ ...booking, at: index % 2 === 0 ? app : other }, `${round}-${key}`),
        ),
      );
      const carriedOut = new Map<number, { change: number; data: string }>();
      sent.forEach(({ key, booking: { kind, amount } }, index) => {
        const answer = answers[index] as LightMyRequestResponse;
        if (answer.statusCode !== 200) return;
        const one = { change: kind === 'input' ? amount : -amount, data: dataOf(answer) };
        expect(carriedOut.get(key) ?? one).toEqual(one);
        carriedOut.set(key, one);
      });
      const changes = [...carriedOut.values()].reduce((sum, { change }) => sum + change, 0);
      expect(await stock()).toBe(10 + changes);
    }),
    { numRuns: 15 },
  );
});
