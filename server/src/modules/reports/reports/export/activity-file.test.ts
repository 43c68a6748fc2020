// The activity log as a file: what is stored, in both languages, for owners and others.
import { mostActivityEntries } from '@praxora/contract/reports/activity-export.calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { aUser, bearer, loginAs, type TestUser } from '../../../../testing/builders.ts';
import { readRefusal } from '../../../../testing/cart-builders.ts';

let app: TestApp;
let owner: TestUser;
let reader: TestUser;
let tokens: { owner: string; reader: string };
beforeAll(async () => {
  app = await startTestApp();
  owner = await aUser(app, { firstName: 'Miriam', lastName: 'Keller' });
  reader = await aUser(app, { practiceId: owner.practiceId, role: 'reader', firstName: 'Jonas' });
  tokens = { owner: await loginAs(app, owner), reader: await loginAs(app, reader) };
  await app.asOwner.run('alter table activity disable trigger user');
  await app.asOwner.run('delete from activity');
  await insert(owner.id, '2026-11-17T08:58Z', 'user.roleChanged', 'user', String(reader.id), '', [
    { field: 'role', before: 'stock', after: 'reader' },
  ]);
  await insert(owner.id, '2026-11-16T08:00Z', 'vendor.termsChanged', 'vendor', '4', '=1+1', [
    { field: 'shippingCents', before: 790, after: 690 },
    { field: 'freeShippingFromCents', before: 'never', after: 18_000 },
  ]);
  await insert(owner.id, '2026-11-15T08:00Z', 'storage.renamed', 'storage', '5', 'Keller', [
    { field: 'name', before: '=1+1', after: 'Keller' },
  ]);
  await insert(reader.id, '2026-10-01T08:00Z', 'access.refused', 'call', null, 'PUT users/{userId}/role', []);
});
afterAll(() => app.close());

const insert = (
  userId: number,
  at: string,
  action: string,
  type: string,
  id: string | null,
  name: string,
  changes: object,
) =>
  app.asOwner.run(
    `insert into activity (practice_id, at, author_kind, user_id, area, action, subject_type, subject_id, subject_name, changes,
                           client_kind, client_system)
     values ($1, $2, 'user', $3, 'access', $4, $5, $6, $7, $8, 'computer', 'Windows')`,
    [owner.practiceId, at, userId, action, type, id, name, JSON.stringify(changes)],
  );

const write = (query: Record<string, string>, by: 'owner' | 'reader' = 'owner') =>
  app.request({
    method: 'POST',
    url: `/pro/activity/export?${new URLSearchParams(query)}`,
    headers: bearer(tokens[by]),
  });

async function download(query: Record<string, string>, by: 'owner' | 'reader' = 'owner') {
  const response = await write(query, by);
  expect(response.statusCode, response.body).toBe(200);
  const { blobId, name } = response.json().data;
  const file = await app.request({
    ...{ method: 'GET', url: `/services/blob/${blobId}`, headers: bearer(tokens[by]) },
  });
  await app.asOwner.run(`delete from activity where action = 'report.exported'`);
  return { name, content: file.rawPayload, lines: file.rawPayload.toString().split('\r\n').slice(1, -1) };
}

test('is written as CSV in both languages, without anything that runs as a formula', async () => {
  const english = await download({ format: 'csv', language: 'en' });
  expect(english.name).toMatch(/^activity-log-\d{4}-\d\d-\d\d\.csv$/);
  expect(english.content.toString()).toMatch(/^\ufeffTime;Who;With what;Area;What;Before;After\r\n/);
  expect(english.lines).toEqual([
    '17 Nov 2026, 09:58;Miriam Keller;Computer, Windows;Access;Changed the role of Jonas Berg;Stock;Read only',
    expect.stringMatching(/"Shipping: 7,90\s€; Free shipping from: never free";"Shipping: 6,90\s€;/),
    "15 Nov 2026, 09:00;Miriam Keller;Computer, Windows;Access;Renamed the storage Keller;'=1+1;Keller",
    '1 Oct 2026, 10:00;Jonas Berg;Computer, Windows;Access;Refused: the role does not allow it (PUT users/{userId}/role);;',
  ]);
  const german = await download({ format: 'csv', language: 'de' });
  expect(german.name).toMatch(/^aktivitaet-/);
  expect(german.lines[0]).toBe(
    '17.11.2026, 09:58;Miriam Keller;Computer, Windows;Zugang;Rolle von Jonas Berg geändert;Lager;Nur lesen',
  );
});

test('holds what fits the filters, and for others than owners their own entries', async () => {
  const query = { format: 'csv', language: 'en' };
  expect((await download({ ...query, from: '2026-11-17', to: '2026-11-17' })).lines).toHaveLength(1);
  expect((await download({ ...query, userId: String(reader.id) })).lines).toHaveLength(1);
  expect((await download({ ...query, refused: 'true' })).lines).toHaveLength(1);
  expect((await download({ ...query, text: 'nothing like it' })).lines).toEqual([]);
  const own = await download({ ...query, userId: String(owner.id) }, 'reader');
  expect(own.lines).toEqual([]);
  expect((await download(query, 'reader')).lines).toHaveLength(1);
});

test('holds the whole of many entries, and is recorded itself', async () => {
  await app.asOwner.run(
    `insert into activity (practice_id, at, author_kind, user_id, area, action, subject_type, subject_id, subject_name)
     select $1, timestamptz '2020-01-01' + n * interval '1 second', 'user', $2, 'articles', 'storage.created', 'storage', n, 'S' || n
     from generate_series(1, 2500) n`,
    [owner.practiceId, owner.id],
  );
  const response = await write({ format: 'csv', language: 'en', to: '2020-12-31' });
  const recorded = await app.asOwner.rows(
    `select subject_type, subject_id, subject_name from activity where action = 'report.exported'`,
  );
  const noted = await app.asOwner.rows(
    'select report, state, row_count from report_export where blob_id = $1',
    [response.json().data.blobId],
  );
  expect(noted, 'so that it goes when a person is erased').toEqual([
    { report: 'activity', state: 'done', row_count: 2500 },
  ]);
  expect(recorded).toEqual([
    { subject_type: 'report', subject_id: 'activity', subject_name: response.json().data.name },
  ]);
  const { lines } = await download({ format: 'csv', language: 'en', to: '2020-12-31' });
  expect(lines).toHaveLength(2500);
  expect(new Set(lines).size).toBe(2500);
  expect([lines[0], lines.at(-1)]).toEqual([
    expect.stringContaining('S2500'),
    expect.stringContaining('S1;'),
  ]);
});

test('is written as PDF, up to the entries that fit', async () => {
  const { name, content } = await download({ format: 'pdf', language: 'de', from: '2026-10-01' });
  expect(name).toMatch(/^aktivitaet-.*\.pdf$/);
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  await app.asOwner.run(
    `insert into activity (practice_id, author_kind, user_id, area, action, subject_type, subject_name)
     select $1, 'user', $2, 'articles', 'storage.created', 'storage', '' from generate_series(1, $3::integer)`,
    [owner.practiceId, owner.id, mostActivityEntries.pdf],
  );
  const refused = await write({ format: 'pdf', language: 'de' });
  expect(readRefusal(refused)).toEqual([409, 'TOO_MANY_ENTRIES']);
  expect(refused.json().errors.params).toEqual({ maximum: 5_000 });
});

test('wrong filters, formats and languages are refused', async () => {
  const query = { format: 'csv', language: 'en' };
  const wrong: Record<string, string>[] = [
    {},
    { ...query, format: 'xlsx' },
    { ...query, language: 'fr' },
    { ...query, from: '2026-11-18', to: '2026-11-17' },
    { ...query, subjectId: '4' },
    { ...query, userId: '2,5' },
    { ...query, area: 'nothing' },
  ];
  for (const one of wrong) expect((await write(one)).statusCode, JSON.stringify(one)).toBe(422);
});
