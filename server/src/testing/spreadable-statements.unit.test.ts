import { expect, test } from 'vitest';
import { findUnspreadable } from './spreadable-statements.ts';

test.each([
  'insert into article (practice_id, name) values ($1, $2)',
  'insert into article (practice_id, name) select $1, name from unnest($2::text[]) as g (name) returning id',
  'insert into article (practice_id, name) select $1, name from unnest($2::text[]) as g (name) on conflict do nothing',
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
    'with gone as (delete from article where practice_id = $1 returning id) select id from gone',
    'article is written inside another statement',
  ],
  [
    'with changed as (update article set name = $2 where practice_id = $1) update storage set name = $2 where practice_id = $1',
    'article is written inside another statement',
  ],
])('%s: %s', (sql, reason) => {
  expect(findUnspreadable(sql)).toEqual([reason]);
});
