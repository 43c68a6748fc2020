import { expect, test } from 'vitest';
import { findUnnamedPractices } from './practice-in-statements.ts';

test.each([
  'select 1 from article where practice_id = $1 and id = $2',
  'select 1 from article a where (a.practice_id, a.id) = ($1::integer, $2)',
  'select 1 from article a join storage s on s.practice_id = a.practice_id and s.id = a.storage_id where a.practice_id = $1',
  'select 1 from article a left join storage s using (practice_id) where a.practice_id = $1',
  'select 1 from article a where a.practice_id = $1 and exists (select from stock_entry e where e.practice_id = $1)',
  'with x as (select practice_id, id from article where practice_id = $1) update article a set name = $2 from x where a.practice_id = x.practice_id and a.id = x.id',
  'select 1 from (select practice_id, id from article where practice_id = $1) x join stock_entry e on e.practice_id = x.practice_id',
  'with article as (select 1 as id) select id from article',
  'delete from article where practice_id = $1',
  'insert into article (practice_id, name) values ($1, $2)',
  'select 1 from category where id = $1',
  'select 1 from category c, (select id from article where practice_id = $1) a where a.id = c.id',
])('%s', (sql) => {
  expect(findUnnamedPractices(sql)).toEqual([]);
});

test.each([
  ['select 1 from article where id = $1', ['article']],
  ['select 1 from article where practice_id = current_practice()', ['article']],
  ['select 1 from article where practice_id = $1 or id = $2', ['article']],
  ['select 1 from article a join storage s on s.id = a.storage_id where a.practice_id = $1', ['storage']],
  ['select 1 from article a join storage s on s.practice_id = a.practice_id', ['article', 'storage']],
  [
    'select 1 from article a where a.practice_id = $1 and a.id in (select article_id from stock_entry)',
    ['stock_entry'],
  ],
  [
    'select 1 from article a where a.practice_id = $1 and exists (select from stock_entry e where e.practice_id = a.practice_id)',
    ['stock_entry'],
  ],
  ['select 1 from category union all select id from article', ['article']],
  ['with x as (select id from article) select 1 from x', ['article']],
  ['update article set name = $1 where id = $2', ['article']],
  ['delete from article a using storage s where a.practice_id = $1 and s.id = a.storage_id', ['storage']],
  ['insert into article (name) values ($1)', ['article']],
  ['insert into article (practice_id) select 1 from storage', ['storage']],
])('%s misses %j', (sql, tables) => {
  expect(findUnnamedPractices(sql)).toEqual(tables);
});
