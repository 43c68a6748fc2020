import { expect, test } from 'vitest';
import { nameThePractice } from './practice-parameter.ts';

test('the practice is the last value, however often it is named', () => {
  const sql =
    'select 1 from storage s join article a on a.practice_id = $practice where s.practice_id = $practice and s.id = $1';
  expect(nameThePractice({ sql, values: [7] }, 3)).toEqual({
    sql: 'select 1 from storage s join article a on a.practice_id = $2::integer where s.practice_id = $2::integer and s.id = $1',
    values: [7, 3],
  });
});

test('a statement that names no practice stays as it is', () => {
  const statement = { sql: 'select 1 from category where id = $1', values: [1] };
  expect(nameThePractice(statement, 3)).toEqual(statement);
  expect(nameThePractice(statement, null)).toEqual(statement);
});

test('without a practice there is none to name', () => {
  expect(() => nameThePractice({ sql: 'select $practice', values: [] }, null)).toThrow('has no practice');
});
