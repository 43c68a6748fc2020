// A change that is taken back from the activity log: only while its value still stands.
import { reversedEntryHeader } from '@praxora/contract/account/activity';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

import { aUser, bearer, loginAs, type TestUser } from '../../../testing/builders.ts';
import { readRefusal } from '../../../testing/cart-builders.ts';
import { aStoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
let owner: TestUser;
let token: string;
let user: TestUser;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await aUser(app);
  token = await loginAs(app, owner);
  user = await aUser(app, { practiceId: owner.practiceId, role: 'stock' });
});

const put = (path: string, payload: object, reversedEntry?: unknown) =>
  app.request({
    ...{ method: 'PUT', url: `/pro/${path}`, payload },
    headers: {
      ...bearer(token),
      ...(reversedEntry === undefined ? {} : { [reversedEntryHeader]: String(reversedEntry) }),
    },
  } as InjectOptions);
const setRole = (role: string, reversedEntry?: unknown) =>
  put(`users/${user.id}/role`, { role }, reversedEntry);
const newest = async () =>
  (await app.request({ method: 'GET', url: '/pro/activity', headers: bearer(token) })).json().data.entries[0];
const role = async () =>
  (await app.asOwner.one<{ role: string }>('select role from app_user where id = $1', [user.id])).role;

test('sets the old value again, with an entry of its own', async () => {
  await setRole('reader');
  const entry = await newest();
  expect((await setRole('stock', entry.id)).statusCode).toBe(200);
  expect(await role()).toBe('stock');
  expect(await newest()).toMatchObject({ changes: [{ field: 'role', before: 'reader', after: 'stock' }] });
  expect((await newest()).id).not.toBe(entry.id);
});

test('is refused when the value was changed once more, and changes nothing', async () => {
  await setRole('reader');
  const entry = await newest();
  await setRole('purchasing');
  expect(readRefusal(await setRole('stock', entry.id))).toEqual([409, 'CHANGED_SINCE']);
  expect(await role()).toBe('purchasing');
  expect(await newest()).toMatchObject({ changes: [{ after: 'purchasing' }] });
});

test('of two at once one is carried out; the second finds the value as it should be', async () => {
  await setRole('reader');
  const { id } = await newest();
  const answers = await Promise.all([setRole('stock', id), setRole('purchasing', id), setRole('stock', id)]);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(1);
  const back = await app.asOwner.rows(
    `select 1 from activity where practice_id = $1 and action = 'user.roleChanged' and changes -> 0 ->> 'before' = 'reader'`,
    [owner.practiceId],
  );
  expect(back).toHaveLength(1);
});

test('of another subject, of strangers and from nowhere is refused', async () => {
  await setRole('reader');
  const entry = await newest();
  const other = await aUser(app, { practiceId: owner.practiceId, role: 'reader' });
  const refused = await put(`users/${other.id}/role`, { role: 'stock' }, entry.id);
  expect(readRefusal(refused)).toEqual([409, 'CHANGED_SINCE']);
  const stranger = await app.asOwner.one<{ id: number }>(
    `insert into activity (practice_id, author_kind, area, action, subject_type, subject_name)
     select id, 'job', 'access', 'user.roleChanged', 'user', '' from practice where id <> $1 limit 1 returning id::float8 as id`,
    [owner.practiceId],
  );
  for (const id of [stranger.id, 999_999_999])
    expect(readRefusal(await setRole('stock', id)), String(id)).toEqual([404, 'NOT_FOUND']);
  expect(await role()).toBe('reader');
});

test.each(['-1', '2,5', 'x', '', '9'.repeat(30)])('a header of %j counts as none', async (header) => {
  expect((await setRole('reader', header)).statusCode).toBe(200);
});

test('of a threshold leaves the other thresholds as they are', async () => {
  const article = await (await aStoreKeeper(app, { practiceId: owner.practiceId })).anArticle();
  const set = (values: object, reversedEntry?: unknown) =>
    put('thresholds', { articles: [{ articleId: article, ...values }] }, reversedEntry);
  await set({ minimumStock: { amount: 2 }, warningStock: { amount: 5 }, idealStock: { amount: 9 } });
  await set({ warningStock: { amount: 7 } });
  const entry = await newest();
  expect(entry.changes).toEqual([{ field: 'warningStock', before: 5, after: 7 }]);
  expect((await set({ warningStock: { amount: 5 } }, entry.id)).statusCode).toBe(200);
  const stored = await app.asOwner.one(
    'select minimum_stock, warning_stock, ideal_stock from article where id = $1',
    [article],
  );
  expect(stored).toEqual({ minimum_stock: 2, warning_stock: 5, ideal_stock: 9 });
  expect(readRefusal(await set({ warningStock: { amount: 5 } }, entry.id))).toEqual([200, undefined]);
  await set({ warningStock: { amount: 8 } });
  expect(readRefusal(await set({ warningStock: { amount: 5 } }, entry.id))).toEqual([409, 'CHANGED_SINCE']);
});
