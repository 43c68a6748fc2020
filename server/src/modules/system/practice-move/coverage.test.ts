// Every table with rows of a practice moves or is left behind by name, and every column that may hold an id is accounted for.
import { activityFields } from '@praxora/contract/account/activity';
import { activitySubjects } from '@praxora/contract/account/activity-subjects';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailJob } from '../../../platform/mail/mail.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { twoStepResetJob } from '../../account/index.ts';
import { transmissionJob } from '../../purchasing/index.ts';
import { digestMailJob, exportJob, reportJobs } from '../../reports/index.ts';
import {
  contentColumns,
  globalKeys,
  leftBehind,
  leftQueues,
  movedQueues,
  personTables,
  plainColumns,
  renewedKeys,
  statedReferences,
  subjects,
  subjectsAsTheyAre,
  subjectsWithoutId,
} from './moved-tables.ts';
import { type MovedTable, readMovedTables } from './schema.repository.ts';

let app: TestApp;
let tables: MovedTable[];
beforeAll(async () => {
  app = await startTestApp();
  tables = await readMovedTables(app.asOwner);
});
afterAll(() => app.close());

/** Protected by a policy of row level security: rows of one practice, or of its persons. */
const protectedTables = `
  select distinct tablename::text as name from pg_policies where schemaname = 'public' and policyname = 'tenant' order by 1`;

test('every protected table moves or stays behind by name', async () => {
  const names = (await app.asOwner.rows<{ name: string }>(protectedTables)).map(({ name }) => name);
  const known = [...tables.map(({ name }) => name), ...Object.keys(leftBehind)];
  expect([...new Set(known)].sort()).toEqual(names);
  // A new table of a practice moves by itself; a new table of persons has to be named.
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(personTables)));
});

const mayHoldIds = /_ids?$|_by$|^id$/;
const isStructured = (type: string): boolean => type.startsWith('json') || type.endsWith('[]');

/** Columns that are named like a reference, or hold JSON or lists, and that nothing says anything about. */
const listUnknown = (all: readonly MovedTable[]): string[] =>
  all.flatMap(({ name, columns }) =>
    columns
      .filter((column) => mayHoldIds.test(column.name) || isStructured(column.type))
      .filter((column) => column.refersTo === undefined)
      .map((column) => `${name}.${column.name}`)
      .filter((column) => !(column in contentColumns) && !plainColumns.includes(column)),
  );

test('every column that may hold an id is accounted for', async () => {
  expect(listUnknown(tables)).toEqual([]);
  await app.asOwner.run('create table forgotten (practice_id integer, seen_by integer, lines jsonb)');
  const planted = await readMovedTables(app.asOwner);
  await app.asOwner.run('drop table forgotten');
  expect(listUnknown(planted)).toEqual(['forgotten.seen_by', 'forgotten.lines']);
});

test('every column that is named here exists, and moves', () => {
  const columns = tables.flatMap(({ name, columns: own }) => own.map((column) => `${name}.${column.name}`));
  const named = [
    ...Object.keys(statedReferences),
    ...plainColumns,
    ...Object.keys(contentColumns),
    ...Object.keys(globalKeys),
    ...renewedKeys,
  ];
  expect(named.filter((column) => !columns.includes(column))).toEqual([]);
});

test('every value that is unique in an installation is checked or made anew', async () => {
  const indexes = await app.asOwner.rows<{ name: string; definition: string; columns: string[] }>(
    `select c.relname::text as name, pg_get_indexdef(i.indexrelid) as definition,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey)) as columns
     from pg_index i join pg_class c on c.oid = i.indrelid
     where i.indisunique and c.relname = any($1) order by 1, 2`,
    [tables.map(({ name }) => name)],
  );
  const unknown = indexes.flatMap(({ name, definition, columns }) => {
    const own = tables.find((table) => table.name === name)?.columns ?? [];
    // With the practice or with another id that is given anew, nothing of another practice can be equal.
    const isOwn =
      definition.includes('practice_id') ||
      own.some((column) => column.refersTo && columns.includes(column.name));
    const keys = columns.map((column) => `${name}.${column}`);
    return isOwn || keys.some((key) => key in globalKeys || renewedKeys.includes(key)) ? [] : keys;
  });
  expect(unknown).toEqual([]);
});

test('the fields of the activity log with ids of users are those that are mapped', () => {
  const fields = Object.entries(activityFields).flatMap(([field, kind]) => (kind === 'user' ? [field] : []));
  expect(fields.sort()).toEqual(['holder', 'substitute']);
  expect(contentColumns['activity.changes']).toContain(`('holder', 'substitute')`);
});

test('every subject of the activity log has its table, stays or loses its id by name', () => {
  expect([...Object.keys(subjects), ...subjectsAsTheyAre, ...subjectsWithoutId].sort()).toEqual(
    [...activitySubjects].sort(),
  );
});

test('every queue with jobs of a practice moves or stays behind by name', () => {
  const handlers = [
    mailJob,
    transmissionJob,
    twoStepResetJob,
    digestMailJob,
    exportJob,
    reportJobs.export,
    reportJobs.mail,
  ];
  const queues = [...handlers.map(({ queue }) => queue), 'cart-saving'];
  expect([...movedQueues, ...leftQueues].sort()).toEqual(queues.sort());
});
