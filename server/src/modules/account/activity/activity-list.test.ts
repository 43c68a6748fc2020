// Reading the activity log: filters, pages, and who sees whose entries.
import type { activityCalls } from '@praxora/contract/account/activity.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aPractice, aUser, bearer, loginAs, type TestUser } from '../../../testing/builders.ts';

type Page = DataOf<typeof activityCalls.listActivity>;

let app: TestApp;
let practiceId: number;
let owner: TestUser;
let stock: TestUser;
let ownerToken: string;
let stockToken: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  practiceId = await aPractice(app);
  owner = await aUser(app, { practiceId, firstName: 'Miriam', lastName: 'Keller' });
  stock = await aUser(app, { practiceId, role: 'stock', firstName: 'Lea', lastName: 'Brandt' });
  ownerToken = await loginAs(app, owner);
  stockToken = await loginAs(app, stock);
  await app.asOwner.run('delete from activity where practice_id = $1', [practiceId]);
});

const ask = (token: string, query = '') =>
  app.request({ method: 'GET', url: `/pro/activity?${query}`, headers: bearer(token) });

async function read(token: string, query = ''): Promise<Page> {
  const response = await ask(token, query);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
}

const namesIn = ({ entries }: Page) => entries.map(({ subject }) => subject.name);

async function createStorage(token: string, name: string): Promise<{ id: number; version: number }> {
  const response = await app.request({
    ...{ method: 'POST', url: '/pro/storages', headers: bearer(token), payload: { name } },
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
}

interface Wish {
  readonly at: string;
  readonly name: string;
  readonly userId?: number;
  readonly deviceId?: number;
  readonly apiTokenId?: number;
  readonly area?: string;
  readonly action?: string;
  readonly practiceId?: number;
}

/** An entry of another time, as the application would have written it. */
async function addEntry(wish: Wish): Promise<void> {
  const kind = wish.deviceId ? 'device' : wish.apiTokenId ? 'token' : 'user';
  await app.asOwner.run(
    `insert into activity (practice_id, at, author_kind, user_id, device_id, api_token_id, area, action, subject_type, subject_id, subject_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'storage', 1, $9)`,
    [
      ...[wish.practiceId ?? practiceId, wish.at, kind],
      ...[wish.deviceId ? null : (wish.userId ?? owner.id), wish.deviceId ?? null, wish.apiTokenId ?? null],
      ...[wish.area ?? 'articles', wish.action ?? 'storage.created', wish.name],
    ],
  );
}

test('an entry tells who changed what from which value to which, newest first', async () => {
  const { id, version } = await createStorage(ownerToken, 'Keller');
  const renamed = await app.request({
    ...{ method: 'PUT', url: `/pro/storages/${id}`, headers: bearer(ownerToken) },
    payload: { name: 'Lager Keller', version },
  });
  expect(renamed.statusCode).toBe(200);
  const page = await read(ownerToken);
  expect(page.entries).toEqual([
    {
      ...page.entries[0],
      action: 'storage.renamed',
      area: 'articles',
      subject: { type: 'storage', id: String(id), name: 'Lager Keller' },
      changes: [{ field: 'name', before: 'Keller', after: 'Lager Keller' }],
      isRefused: false,
    },
    { ...page.entries[1], action: 'storage.created', changes: [] },
  ]);
  expect(page.entries[0]?.author).toMatchObject({ kind: 'user', id: owner.id, name: 'Miriam Keller' });
  expect(page).toMatchObject({ next: null, total: 2, areas: { access: 0, articles: 2 } });
  expect(page.authors).toEqual([{ kind: 'user', id: owner.id, name: 'Miriam Keller', count: 2 }]);
  expect(page.days).toEqual([{ day: expect.any(String), count: 2 }]);
});

test('the name of a person is the name of today, and is found by it', async () => {
  const role = await app.request({
    ...{ method: 'PUT', url: `/pro/users/${stock.id}/role`, headers: bearer(ownerToken) },
    payload: { role: 'reader' },
  });
  expect(role.statusCode, role.body).toBe(200);
  await app.asOwner.run(
    `update person set last_name = 'Winter' where id = (select person_id from app_user where id = $1)`,
    [stock.id],
  );
  const [entry] = (await read(ownerToken, 'text=winter')).entries;
  expect(entry).toMatchObject({
    action: 'user.roleChanged',
    subject: { type: 'user', id: String(stock.id), name: 'Lea Winter' },
    changes: [{ field: 'role', before: 'stock', after: 'reader' }],
  });
  expect((await read(ownerToken, 'text=brandt')).entries).toEqual([]);
});

test('everybody but owners sees only the own entries, whatever is asked for', async () => {
  const stranger = await aUser(app);
  await addEntry({
    at: '2026-11-02T09:00:00Z',
    name: 'of another practice',
    ...stranger,
    userId: stranger.id,
  });
  await createStorage(ownerToken, 'by the owner');
  await createStorage(stockToken, 'by the stock user');
  await addEntry({
    at: '2026-11-02T09:00:00Z',
    name: 'by a token of the stock user',
    userId: stock.id,
    apiTokenId: 7,
  });
  await addEntry({ at: '2026-11-02T09:00:00Z', name: 'by a device', deviceId: 3 });

  expect(namesIn(await read(stockToken))).toEqual(['by the stock user']);
  expect(namesIn(await read(stockToken, `userId=${stock.id}`))).toEqual(['by the stock user']);
  for (const query of [`userId=${owner.id}`, 'deviceId=3', 'apiTokenId=7', `userId=${stranger.id}`])
    expect(await read(stockToken, query), query).toMatchObject({ entries: [], total: 0, next: null });
  expect((await read(stockToken)).authors).toHaveLength(1);

  expect(namesIn(await read(ownerToken, `userId=${stock.id}`))).toEqual(['by the stock user']);
  expect((await read(ownerToken, `userId=${stranger.id}`)).entries).toEqual([]);
  expect(JSON.stringify(await read(ownerToken))).not.toContain('of another practice');
});

test('filters by person, device, token, area, days, subject, refusal and text', async () => {
  const reader = await loginAs(app, await aUser(app, { practiceId, role: 'reader' }));
  await app.request({
    method: 'POST',
    url: '/pro/storages',
    headers: bearer(reader),
    payload: { name: 'x' },
  });
  await addEntry({ at: '2026-03-01T22:59:59Z', name: '1 March, 100 %' });
  await addEntry({ at: '2026-03-01T23:00:00Z', name: '2 March', area: 'vendors' });
  await addEntry({ at: '2026-03-02T12:00:00Z', name: 'by a device', deviceId: 3 });
  await addEntry({ at: '2026-03-02T13:00:00Z', name: 'by a token', apiTokenId: 7 });

  const found = async (query: string) => namesIn(await read(ownerToken, query));
  expect(await found('deviceId=3')).toEqual(['by a device']);
  expect(await found('apiTokenId=7')).toEqual(['by a token']);
  expect(await found(`userId=${owner.id}`)).toEqual(['2 March', '1 March, 100 %']);
  expect(await found('area=vendors')).toEqual(['2 March']);
  expect(await found('from=2026-03-01&to=2026-03-01')).toEqual(['1 March, 100 %']);
  expect(await found('from=2026-03-02&to=2026-03-02')).toEqual(['by a token', 'by a device', '2 March']);
  expect(await found('refused=true')).toEqual(['POST storages']);
  expect(await found('text=BY%20A')).toEqual(['by a token', 'by a device']);
  expect(await found('text=%25')).toEqual(['1 March, 100 %']);
  expect(await found('subjectType=storage&subjectId=1')).toHaveLength(4);
  expect(await found('subjectType=storage&subjectId=2')).toEqual([]);

  const march = 'from=2026-03-01&to=2026-03-31';
  const all = await read(ownerToken, march);
  expect(all).toMatchObject({ total: 4, areas: { vendors: 1, articles: 3 } });
  expect(all.days).toEqual([
    { day: '2026-03-02', count: 3 },
    { day: '2026-03-01', count: 1 },
  ]);
  expect(all.authors.map(({ kind, count }) => `${kind} ${count}`).toSorted()).toEqual([
    'device 1',
    'token 1',
    'user 2',
  ]);
  // The figures of a filter show what another choice would bring.
  const ofDevice = await read(ownerToken, `${march}&deviceId=3&area=vendors`);
  expect(ofDevice).toMatchObject({ entries: [], total: 0, areas: { vendors: 0, articles: 1 } });
  expect(ofDevice.authors).toHaveLength(1);
});

test('wrong filters are wrong input', async () => {
  for (const query of [
    'area=nothing',
    'userId=2,5',
    'userId=-1',
    'userId=99999999999',
    'userId=abc',
    'from=2026-02-31',
    'from=2026-03-02&to=2026-03-01',
    'cursor=x',
    'cursor=1-',
    'limit=0',
    'limit=201',
    'refused=perhaps',
    'subjectId=4',
    'subjectType=nothing',
  ])
    expect((await ask(ownerToken, query)).statusCode, query).toBe(422);
});

test('pages have neither gaps nor doubles, also when entries are added meanwhile', async () => {
  // Several of one moment, and of moments that differ by a microsecond.
  for (let turn = 0; turn < 25; turn += 1)
    await addEntry({ at: `2026-05-04T10:00:00.00000${Math.floor(turn / 4)}Z`, name: `Entry ${turn}` });
  const seen: string[] = [];
  let cursor: string | null = '';
  for (let page = 0; cursor !== null; page += 1) {
    const answer: Page = await read(ownerToken, `limit=4${cursor && `&cursor=${cursor}`}`);
    seen.push(...namesIn(answer));
    expect(answer.total).toBe(25 + page);
    cursor = answer.next;
    await addEntry({ at: '2026-06-01T10:00:00Z', name: `Added ${page}` });
  }
  expect(seen.toSorted()).toEqual(Array.from({ length: 25 }, (_, turn) => `Entry ${turn}`).toSorted());
});

test('the newest changes leave out logins and refused attempts, and have their limits', async () => {
  await addEntry({ at: '2026-11-17T08:00Z', name: 'Login', area: 'access', action: 'login.succeeded' });
  await addEntry({ at: '2026-11-17T08:01Z', name: 'Refused', area: 'access', action: 'access.refused' });
  await addEntry({ at: '2026-11-16T08:00Z', name: 'Own', area: 'access', userId: stock.id });
  await addEntry({ at: '2026-11-15T08:00Z', name: 'Other', area: 'access' });
  await addEntry({ at: '2026-11-14T08:00Z', name: 'Elsewhere' });
  const latest = async (token: string, query: string) => {
    const url = `/pro/activity/latest?${query}`;
    return (await app.request({ method: 'GET', url, headers: bearer(token) })).json();
  };
  const names = async (token: string, query: string) =>
    (await latest(token, query)).data.map(({ subject }: { subject: { name: string } }) => subject.name);
  expect(await names(ownerToken, 'area=access')).toEqual(['Own', 'Other']);
  expect(await names(ownerToken, 'subjectType=storage&subjectId=1&limit=1')).toEqual(['Own']);
  expect(await names(stockToken, 'area=access')).toEqual(['Own']);
  for (const wrong of ['limit=0', 'limit=21', 'limit=2,5', 'subjectId=5', 'area=nothing'])
    expect((await latest(ownerToken, wrong)).errors, wrong).toBeDefined();
});
