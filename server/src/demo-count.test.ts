// The demo practice's finished count and its blocked batch.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDemoData } from './startup.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ DEMO_PRODUCTS: '600' });
  const today = new Date('2026-11-15T12:00:00Z');
  await ensureDemoData(app.owner, app.platform.config, today, () => undefined);
});
afterAll(() => app.close());

test('what differed in the count is booked, one line was counted again, and a batch was found', async () => {
  const counts = await app.asOwner.rows(
    `select t.state, count(*) filter (where n.counted <> n.expected)::int as different,
            (select count(*)::int from stock_movement m
             where m.practice_id = t.practice_id and m.kind = 'count' and m.booked_at = t.finished_at) as booked,
            (select max(v.looks)::int from (
               select count(*) as looks from stocktaking_event
               where practice_id = t.practice_id and stocktaking_id = t.id and kind = 'counted' group by stock_entry_id) v) as looks,
            (select count(*)::int from stocktaking_event
             where practice_id = t.practice_id and stocktaking_id = t.id and kind = 'found') as found
     from stocktaking t join stocktaking_count n on n.practice_id = t.practice_id and n.stocktaking_id = t.id
     group by t.practice_id, t.id, t.state, t.finished_at`,
  );
  expect(counts).toEqual([{ state: 'booked', different: 5, booked: 5, looks: 3, found: 1 }]);
});

test('a batch is blocked, and is not available', async () => {
  const blocked = await app.asOwner.rows(
    `select b.reason, e.balance, a.blocked_stock from stock_block b
     join stock_entry e on e.practice_id = b.practice_id and e.id = b.stock_entry_id
     join article a on a.practice_id = e.practice_id and a.id = e.article_id where b.ended_at is null`,
  );
  expect(blocked).toEqual([{ reason: 'recall', balance: 6, blocked_stock: 6 }]);
});
