// Queries under row-level security still use an index, however many rows other practices have.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aPractice } from '../../../testing/builders.ts';
import { explainPlan } from '../../../testing/plans.ts';
import { listVendors } from './vendors.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('everybody’s vendors and one’s own are read, not those of all others', async () => {
  await app.asOwner.run(
    `insert into vendor (practice_id, name, slug, hue) select $1, 'Vendor ' || n, 'vendor-' || n, 0 from generate_series(1, 2000) n`,
    [await aPractice(app)],
  );
  await app.asOwner.run('analyze vendor');
  const plan = await explainPlan(app, (tx) => listVendors(tx));
  expect(plan).toMatch(/Index Scan (on|using) vendor_own/);
});
