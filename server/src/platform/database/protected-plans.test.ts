// What the database hides row by row it can still find by an index, however much other practices have.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listWaiting } from '../../modules/buffered-positions/buffered-positions.repository.ts';
import { listVendors } from '../../modules/vendors/vendors.repository.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { aPractice } from '../../testing/builders.ts';
import type { Tx } from './tx.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function planOf(list: (tx: Tx) => Promise<unknown>): Promise<string> {
  const practiceId = await aPractice(app);
  return app.platform.database.forPractice(practiceId, async (tx) => {
    // A table of a few rows is read whole wherever that is allowed.
    await tx.run('set local enable_seqscan = off');
    let plan = '';
    const explaining: Tx = {
      ...tx,
      rows: async (sql, values) => {
        const lines = await tx.rows<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
        plan = lines.map((line) => line['QUERY PLAN']).join('\n');
        return [];
      },
    };
    await list(explaining);
    return plan;
  });
}

test('everybody’s vendors and one’s own are read, not those of all others', async () => {
  await app.asOwner.run(
    `insert into vendor (practice_id, name, slug, hue) select $1, 'Vendor ' || n, 'vendor-' || n, 0 from generate_series(1, 2000) n`,
    [await aPractice(app)],
  );
  await app.asOwner.run('analyze vendor');
  const plan = await planOf((tx) => listVendors(tx, 'DE'));
  expect(plan).toMatch(/Index Scan (on|using) vendor_own/);
});

test('positions put aside look their products up by their keys', async () => {
  const plan = await planOf(listWaiting);
  expect(plan).toMatch(/Index Cond: \(id = CASE WHEN/);
});
