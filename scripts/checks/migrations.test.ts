// Migrations are safe beside the previous version, and the changelog goes by releases.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.mjs';
import { findUnsafeSteps, findUnspreadableReferences, readReleases } from './migrations.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const releases = readReleases(read('CHANGELOG.md'));
const released = releases.filter(({ isReleased }) => isReleased).map(({ version }) => version);

test('no migration takes away or renames in one step what the previous version uses', () => {
  const folder = 'server/migrations';
  const problems = readdirSync(join(root, folder)).flatMap((name) =>
    findUnsafeSteps(name, read(`${folder}/${name}`), released),
  );
  expect(problems).toEqual([]);
});

test('no row that may be on another server refers to a table of the coordinator', () => {
  const folder = 'server/migrations';
  const problems = readdirSync(join(root, folder)).flatMap((name) =>
    findUnspreadableReferences(name, read(`${folder}/${name}`)),
  );
  expect(problems).toEqual([]);
  const planted = `create table shelf (practice_id integer, made_by integer references app_user);
    alter table shelf add foreign key (practice_id, device_id) references device (practice_id, id);
    alter table session add foreign key (user_id) references app_user;
    alter table shelf add foreign key (practice_id, article_id) references article (practice_id, id);`;
  expect(findUnspreadableReferences('0999_planted.sql', planted)).toEqual([
    expect.stringContaining('shelf refers to app_user'),
    expect.stringContaining("refer_on_one_server('shelf', 'column', 'device')"),
  ]);
});

test.each([
  ['alter table storage drop column name;', 'takes away'],
  ['alter table storage add column label text, drop name;', 'takes away'],
  ['drop table storage;', 'takes away'],
  ['drop view practice_user;', 'takes away'],
  ['alter table article alter column stock type bigint;', 'takes away'],
  ['alter table article alter stock set not null;', 'takes away'],
  ['alter table storage rename name to label;', 'renames'],
  ['alter table storage rename to room;', 'renames'],
  ['alter table storage add label text not null;', 'needs a default'],
  ['-- Unused since release 9.9.9.\ndrop table storage;', 'takes away'],
])('%s', (sql, problem) => {
  expect(findUnsafeSteps('0200_planted.sql', sql, ['0.1.0'])).toEqual([expect.stringContaining(problem)]);
});

test.each([
  '-- Unused since release 0.1.0.\nalter table storage drop column name;',
  "alter table storage add label text not null default '';",
  'alter table storage drop constraint storage_name_check, alter column name drop not null;',
  'create temporary table moved as select 1; drop table moved;',
  'create table room (id integer not null, name text not null);',
  'create function tidy() returns void language sql as $$ drop table storage $$;',
  '-- drop table storage;',
])('allowed: %s', (sql) => {
  expect(findUnsafeSteps('0200_planted.sql', sql, ['0.1.0'])).toEqual([]);
});

const stepwise = '-- Outside a transaction: each statement can be repeated.\n';

test.each([
  'create unique index concurrently if not exists storage_name on storage (practice_id, name);',
  'drop index concurrently if exists storage_name;',
  'alter table storage drop constraint if exists a, add constraint a check (id > 0) not valid;',
  'alter table storage validate constraint a;',
])('allowed outside a transaction: %s', (sql) => {
  expect(findUnsafeSteps('0200_planted.sql', stepwise + sql, ['0.1.0'])).toEqual([]);
});

test.each([
  'create unique index concurrently storage_name on storage (practice_id, name);',
  'alter table storage add column label text;',
  'alter table storage drop constraint if exists a, add constraint b check (id > 0) not valid;',
  'update storage set id = id + 1;',
])('not allowed outside a transaction: %s', (sql) => {
  expect(findUnsafeSteps('0200_planted.sql', stepwise + sql, ['0.1.0'])).toEqual([
    expect.stringContaining('cannot be repeated'),
  ]);
});

test('an index is built concurrently only outside a transaction', () => {
  const sql = 'create index concurrently if not exists storage_name on storage (name);';
  expect(findUnsafeSteps('0200_planted.sql', sql, ['0.1.0'])).toEqual([
    expect.stringContaining('concurrently'),
  ]);
});

test('the newest release of the changelog is the version of package.json, and only that one may be unreleased', () => {
  expect(releases[0]?.version).toBe(JSON.parse(read('package.json')).version);
  expect(JSON.parse(read('package-lock.json')).version).toBe(releases[0]?.version);
  expect(releases.slice(1).every(({ isReleased }) => isReleased)).toBe(true);
});
