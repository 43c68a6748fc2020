// What people choose comes before its equals, and only before those.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { aUser, loginAs } from '../../testing/builders.ts';
import { anOffer, aProduct, aVendor } from '../../testing/catalog-builders.ts';
import { postQueries, searchKey } from '../../testing/searching.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'praxora-search-'));
let app: TestApp;
let key: string;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await startTestApp({ DATA_DIR: dataDir });
  const vendor = await aVendor(app, { name: 'Depot Nord' });
  for (const name of [
    'Scaler rot',
    'Scaler blau',
    'Scaler grün',
    'Scaler grau',
    'Scaler',
    'Spitzen passend zum Scaler mit langem Griff',
  ]) {
    ids[name] = await aProduct(app, { name });
    await anOffer(app, ids[name], vendor);
  }
  key = await searchKey(app, await loginAs(app, await aUser(app)));
  await sent('Scaler grün', { people: 20, type: 'click' });
  await sent('Scaler blau', { people: 20, type: 'conversion', subtype: 'purchase' });
  // One person's clicks count once; clicks on suggestions, and what is long ago, not at all.
  await sent('Scaler rot', { people: 1, times: 400, type: 'click' });
  await sent('Scaler rot', { people: 400, type: 'click', index: 'query_suggestions' });
  await sent('Scaler rot', { people: 400, type: 'click', daysAgo: 100 });
  await sent('Spitzen passend zum Scaler mit langem Griff', {
    people: 30_000,
    type: 'conversion',
    subtype: 'purchase',
  });
  await app.search.start();
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

interface Sent {
  readonly people: number;
  readonly times?: number;
  readonly type: 'click' | 'conversion';
  readonly subtype?: 'purchase';
  readonly index?: string;
  readonly daysAgo?: number;
}

const sent = (
  name: string,
  { people, times = 1, type, subtype, index = 'products', daysAgo = 1 }: Sent,
): Promise<number> =>
  app.asOwner.run(
    `insert into search_event (received_at, event_type, event_subtype, event_name, index_name, object_ids, user_token)
     select now() - make_interval(days => $1), $2, $3, 'Chosen', $4, array[$5::text], 'person-' || person
     from generate_series(1, $6) person, generate_series(1, $7)`,
    [daysAgo, type, subtype ?? null, index, String(ids[name]), people, times],
  );

test('bought before clicked before neither; a better match before both', async () => {
  const { body } = await postQueries(app, key, [{ indexName: 'products', query: 'scaler' }]);
  const titles = (body.results[0].hits as { titel: string }[]).map(({ titel }) => titel);
  expect(titles).toEqual([
    'Scaler',
    'Scaler blau',
    'Scaler grün',
    'Scaler rot',
    'Scaler grau',
    'Spitzen passend zum Scaler mit langem Griff',
  ]);
});
