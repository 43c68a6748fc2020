// Invoices in the digest: told to those who may see them, and to nobody else.
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailJob } from '../../../platform/mail/mail.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { anInvoiceDesk } from '../../../testing/invoice-desk.ts';
import { workOff } from '../../../testing/jobs.ts';
import { digestJob, digestMailJob } from './digest.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const onlyInvoices = { frequency: 'daily', weekday: 1, lowStock: false, expiry: false, priceAlerts: false };
const choose = (who: StoreKeeper) => who.send('PUT', 'user/digest', { ...onlyInvoices, invoices: true });

async function morning(): Promise<void> {
  const at = new Date(`${addDays(calendarDay(new Date()), 1)}T08:00:00Z`);
  const platform = { ...app.platform, now: () => at };
  await digestJob.run(platform, { id: 0, queue: 'digest', payload: {}, attempts: 1 });
  await workOff({ ...app, platform }, [digestMailJob]);
  await workOff(app, [mailJob]);
}

const mails = async ({ user }: StoreKeeper): Promise<string> =>
  (
    await app.asOwner.rows<{ body_text: string }>('select body_text from mail where recipient = $1', [
      user.email,
    ])
  )
    .map(({ body_text }) => body_text)
    .join();

it('invoices that differ are told to those who see them, and to nobody else', async () => {
  const { desk, anInvoice, upload } = await anInvoiceDesk(app);
  await upload(anInvoice([{ number: 'SN-2', quantity: 3, unitCents: 4350 }]));
  const stock = await aStoreKeeper(app, { practiceId: desk.keeper.user.practiceId });
  await app.asOwner.run(`update app_user set role = 'stock' where id = $1`, [stock.user.id]);
  const elsewhere = await aStoreKeeper(app);
  for (const who of [desk.keeper, stock, elsewhere]) await choose(who);
  await morning();
  expect(await mails(desk.keeper)).toMatch(/1 weicht ab, 4,80\s€ netto zu viel berechnet/);
  expect(await mails(stock)).toBe('');
  expect(await mails(elsewhere)).toBe('');
});
