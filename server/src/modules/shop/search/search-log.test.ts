// Records of searches: they are counted, clicks and purchases are saved, and the operator sees queries that found
// nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../../cli/commands.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, loginAs } from '../../../testing/builders.ts';
import { postQueries, searchKey } from '../../../testing/searching.ts';
import { readKey, signKey } from './search-key.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'praxora-search-'));
let app: TestApp;
let key: string;

beforeAll(async () => {
  app = await startTestApp({ DATA_DIR: dataDir });
  await app.asOwner.run("insert into search_query (query, searches, fruitless) values ('nitrilpest', 9, 9)");
  key = await searchKey(app, await loginAs(app, await aUser(app)));
  await app.search.engine.start();
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const search = async (params: object) => {
  const { status } = await postQueries(app, key, [{ indexName: 'products', ...params }]);
  expect(status).toBe(200);
};

describe('what was searched for', () => {
  const counted = () =>
    app.asOwner.rows(
      `select query, searches, fruitless from search_query where query like 'log%' order by query`,
    );

  test('typing on is one search; side requests, look-ups and short ones are none', async () => {
    for (const query of ['logn', 'lognich', 'Lognichts']) await search({ query, userToken: 'eva' });
    await search({ query: 'logseite', analytics: false });
    await search({ query: 'logname', hitsPerPage: 1 });
    await search({ query: 'logblatt', page: 1 });
    await search({ query: 'lo', userToken: 'max' });
    await app.search.engine.log.write();
    expect(await counted()).toEqual([{ query: 'lognichts', searches: 1, fruitless: 1 }]);
    await search({ query: 'lognichts', filters: 'hersteller:X', userToken: 'eva' });
    await app.search.engine.log.write();
    expect(await counted()).toEqual([{ query: 'lognichts', searches: 2, fruitless: 1 }]);
  });

  test('the operator sees what was not found', async () => {
    const list = commands.find(({ name }) => name === 'searches fruitless');
    const told = await list?.run(app.asOwner, ['--limit', '1']);
    expect(told).toMatch(/^ +9 of 9 .+ nitrilpest$/);
  });
});

describe('events', () => {
  const event = {
    eventType: 'click',
    eventName: 'Product Clicked',
    index: 'products',
    objectIDs: ['1'],
    userToken: 'anonymous_1-a',
  };
  const queryID = 'a'.repeat(32);
  const send = (events: unknown, asKey = key) =>
    app.request({
      method: 'POST',
      url: `/services/insights/1/events?X-Algolia-Application-Id=praxora&X-Algolia-API-Key=${asKey}`,
      payload: JSON.stringify({ events }),
    });

  test('are kept', async () => {
    const response = await send([event, { ...event, positions: [3], queryID }]);
    expect([response.statusCode, response.json()]).toEqual([200, { status: 200, message: 'OK' }]);
    expect(await app.asOwner.rows('select positions, query_id from search_event order by id')).toEqual([
      { positions: null, query_id: null },
      { positions: [3], query_id: queryID },
    ]);
  });

  test.each([
    ['eventType', { ...event, eventType: 'hover' }],
    ['eventSubtype', { ...event, eventSubtype: 'purchase' }],
    ['eventName', { ...event, eventName: '' }],
    ['index', { ...event, index: undefined }],
    ['objectIDs', { ...event, objectIDs: undefined }],
    ['objectIDs', { ...event, objectIDs: Array(21).fill('1') }],
    ['positions', { ...event, queryID, positions: [1, 2] }],
    ['positions', { ...event, positions: [1] }],
    ['positions', { ...event, queryID }],
    ['queryID', { ...event, queryID: 'xyz', positions: [1] }],
    ['userToken', { ...event, userToken: 'anna@praxis.example' }],
    ['userToken', { ...event, userToken: 'x'.repeat(65) }],
    ['userToken', { ...event, userToken: undefined }],
    ['currency', { ...event, currency: 'USD' }],
    ['currency', { ...event, value: 5 }],
    ['objectData', { ...event, objectData: [{}, {}] }],
    ['timestamp', { ...event, timestamp: 1 }],
  ])('refused for %s: %j', async (field, wrong) => {
    const response = await send([event, wrong]);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ status: 422, message: expect.stringContaining(`events.1.${field}`) });
  });

  test('are refused without a list, without a key, and when there are too many', async () => {
    expect((await send('none')).statusCode).toBe(422);
    expect((await send([])).statusCode).toBe(422);
    expect((await send([event], 'nonsense')).statusCode).toBe(403);
    const secret = await app.search.secret();
    const holder = readKey(secret, key);
    if (holder === null) throw new Error('not our key');
    const lastNight = signKey(secret, { ...holder, expires: Date.now() - 3_600_000 });
    expect((await send([event], lastNight)).statusCode).toBe(200);
    await app.asOwner.run("update rate_limit set attempts = 600 where key like 'search-events%'");
    const answer = await send([event]);
    expect([answer.statusCode, answer.json().status]).toEqual([429, 429]);
  });
});
