import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { inParts, rowsInPart } from './in-parts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const numbers = 'select n from generate_series(1, $1::integer) n order by n';

test.each([0, 1, rowsInPart - 1, rowsInPart, rowsInPart + 1, 3 * rowsInPart, 1_234])(
  'of %i rows each comes once, in order, and never more than a part at a time',
  async (count) => {
    const parts = await app.platform.database.forNobody(async (tx) => {
      const read: number[][] = [];
      // Twice in one transaction: what is read to its end is out of the way.
      for await (const _ of inParts(tx, 'numbers', numbers, [count]));
      for await (const part of inParts<{ n: number }>(tx, 'numbers', numbers, [count]))
        read.push(part.map(({ n }) => n));
      return read;
    });
    expect(parts.flat()).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(rowsInPart);
  },
);

test('what is written in between is in no part', async () => {
  await app.asOwner.rows('create table in_parts as select n from generate_series(1, 1000) n');
  await app.asOwner.rows('grant select on in_parts to public');
  const read = await app.platform.database.forNobody(async (tx) => {
    const rows: number[] = [];
    for await (const part of inParts<{ n: number }>(tx, 'written', 'select n from in_parts order by n')) {
      await app.asOwner.rows('insert into in_parts select n + 0 from generate_series(400, 2000) n');
      await app.asOwner.rows('delete from in_parts where n between 900 and 950');
      rows.push(...part.map(({ n }) => n));
    }
    return rows;
  });
  expect(read).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1));
});
