import { expect, test } from 'vitest';
import { findUnspreadable } from './spreadable-statements.ts';

test.each([
  'insert into article (practice_id, name) values ($1, $2)',
  'insert into article (practice_id, name) select $1, name from unnest($2::text[]) as g (name) returning id',
  'insert into article (practice_id, name) select $1, name from unnest($2::text[]) as g (name) on conflict do nothing',
  'insert into article as n (practice_id, name) select practice_id, name from article where practice_id = $1 returning n.id',
  'insert into storage (practice_id, name) values ($1, $2) on conflict (practice_id, lower(name)) where deleted_at is null do nothing',
  `insert into article as a (practice_id, id) values ($1, $2)
   on conflict (practice_id, id) do update set name = excluded.name, changed_at = excluded.changed_at where a.version = $3`,
  'with found as (select id from article where practice_id = $1) delete from storage where practice_id = $1',
  'with made as (insert into offer (vendor_id) values ($1) returning id) select id from made',
])('%s', (sql) => {
  expect(findUnspreadable(sql)).toEqual([]);
});

test.each([
  [
    'insert into article (practice_id, name) select $1, name from unnest($2::text[]) as g (name)',
    'What is selected for article answers nothing',
  ],
  [
    'insert into article (practice_id, name) select $1, unnest($2::text[])',
    'What is selected for article answers nothing',
  ],
  [
    'update article set deleted_at = case when $2 then now() end where practice_id = $1',
    'article gets a time that a case or coalesce chooses',
  ],
  [
    'with gone as (delete from article where practice_id = $1 returning id) select id from gone',
    'article is written inside another statement',
  ],
  [
    'with changed as (update article set name = $2 where practice_id = $1) update storage set name = $2 where practice_id = $1',
    'article is written inside another statement',
  ],
  [
    'insert into article (practice_id, name) select practice_id, name from article where practice_id = $1 and id = $2 returning id',
    'article needs another name where it is written, as in: insert into article as n',
  ],
  [
    'insert into article (practice_id, id) values ($1, $2) on conflict (practice_id, id) do update set changed_at = now()',
    'article is changed by more than values at a conflict',
  ],
  [
    `insert into article as a (practice_id, id) values ($1, $2) on conflict (practice_id, id) do update set name = excluded.name
     where exists (select from storage s where s.practice_id = $1 and s.id = a.default_storage_id)`,
    'article is changed by more than values at a conflict',
  ],
])('%s: %s', (sql, reason) => {
  expect(findUnspreadable(sql)).toEqual([reason]);
});
