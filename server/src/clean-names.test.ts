// Names that people give, whichever call takes them: what nobody can see in them is not kept.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from './cli/commands.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from './testing/inventory-builders.ts';

let app: TestApp;
let keeper: StoreKeeper;
beforeAll(async () => {
  app = await startTestApp();
  keeper = await aStoreKeeper(app);
});
afterAll(() => app.close());

const dirty = '\u202eKel\u200bler\u0007 \u2066Nord\u2069\ufeff\n';
const clean = 'Keller Nord';

const address = {
  ...{ kind: 'shipping', type: 'Praxis', shortName: dirty, companyName: dirty, salutation: 'Mrs' },
  ...{ firstName: dirty, lastName: dirty, street: dirty, postcode: '80331', location: dirty, country: 'DE' },
  ...{ phone: '', mobile: '', fax: '', vatId: '' },
};

test.each([
  ['storages', { name: dirty }, 'storage', 'name'],
  ['cost-centers', { number: '4711', name: dirty }, 'cost_center', 'name'],
  ['vendors/custom', { name: dirty, contactPerson: dirty }, 'vendor', 'name || contact_person'],
  ['addresses', address, 'address', 'short_name || company_name || street || location || last_name'],
  ['inventory/article', { name: dirty, notes: { notice: `a\u202e\nb` } }, 'article', 'name || notice'],
])('%s', async (path, payload, table, columns) => {
  const { status, errors } = await keeper.send('POST', path, payload);
  expect(errors, path).toBeUndefined();
  expect(status).toBe(200);
  const { kept } = await app.asOwner.one<{ kept: string }>(
    `select ${columns} as kept from ${table} where practice_id = $1 order by id desc limit 1`,
    [keeper.user.practiceId],
  );
  expect(kept.replaceAll(clean, '').replace('a\nb', '')).toBe('');
});

test('a name of nothing but these is none', async () => {
  const { status, errors } = await keeper.send('POST', 'storages', { name: '\u200b\u2060\u3164' });
  expect([status, errors?.[0]?.code]).toEqual([422, 'REQUIRED_FIELD']);
});

test('operators’ commands clean them, too', async () => {
  const create = commands.find(({ name }) => name === 'practice create');
  await create?.run(app.asOwner, ['--name', dirty, '--country', 'DE'], app.platform.config);
  expect(await app.asOwner.rows('select 1 from practice where name = $1', [clean])).toHaveLength(1);
});
