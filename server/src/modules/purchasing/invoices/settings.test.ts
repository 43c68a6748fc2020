// What a practice counts as a difference, and above which amount only owners approve.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { anInvoiceDesk, type InvoiceDesk } from '../../../testing/invoice-desk.ts';

let app: TestApp;
let desk: InvoiceDesk;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = await anInvoiceDesk(app);
});

const usual = { lineToleranceCents: 1, documentToleranceCents: 5, ownerLimitCents: null };
const send: InvoiceDesk['desk']['keeper']['send'] = (method, path, body) =>
  desk.desk.keeper.send(method, path, body);
const save = (settings: object) => send('PUT', 'invoice-settings', { ...usual, ...settings });

it('a tolerance holds for what is open, and what was approved stays as it was found', async () => {
  expect((await send('GET', 'invoice-settings')).data).toEqual(usual);
  const lines = [{ number: 'SN-2', quantity: 3, unitCents: 4200 }];
  const before = (await desk.upload(desk.anInvoice(lines))).data;
  expect(before).toMatchObject({ comparison: 'differs', tooMuchCents: 30 });
  expect((await save({ lineToleranceCents: 30 })).status).toBe(200);
  expect((await send('GET', `invoices/${before.id}`)).data).toMatchObject({
    comparison: 'agrees',
    tooMuchCents: 0,
  });
  expect((await send('POST', `invoices/${before.id}/approval`, {})).status).toBe(200);
  await save({ lineToleranceCents: 0, documentToleranceCents: 0 });
  expect((await send('GET', `invoices/${before.id}`)).data).toMatchObject({ comparison: 'agrees' });
});

it('above the limit only owners approve, one by one and together', async () => {
  await save({ ownerLimitCents: 1000 });
  const lines = [{ number: 'SN-1', quantity: 2, unitCents: 545 }];
  const { data } = await desk.upload(desk.anInvoice(lines));
  expect(data.isForOwners).toBe(true);
  const buyer = await aUser(app, { practiceId: desk.desk.keeper.user.practiceId, role: 'purchasing' });
  const headers = bearer(await loginAs(app, buyer));
  const ask = async (path: string, payload: object) =>
    (await app.request({ method: 'POST', url: `/pro/${path}`, headers, payload })).json();
  expect((await ask(`invoices/${data.id}/approval`, {})).errors.code).toBe('INVOICE_FOR_OWNERS');
  expect((await ask('invoices/approvals', { invoiceIds: [data.id] })).errors.code).toBe('INVOICE_FOR_OWNERS');
  await save({ ownerLimitCents: data.grossCents });
  expect((await ask(`invoices/${data.id}/approval`, {})).data).toMatchObject({ state: 'approved' });
});

it('only owners change them, and the activity log says what was before', async () => {
  const buyer = await aUser(app, { practiceId: desk.desk.keeper.user.practiceId, role: 'purchasing' });
  const refused = await app.request({
    ...{ method: 'PUT', url: '/pro/invoice-settings', payload: usual },
    headers: bearer(await loginAs(app, buyer)),
  });
  expect(refused.json().errors.code).toBe('ROLE_NOT_ALLOWED');
  await save({ ownerLimitCents: 50_000 });
  const { changes } = await app.asOwner.one<{ changes: unknown }>(
    `select changes from activity where practice_id = $1 and action = 'invoice.settingsChanged'`,
    [desk.desk.keeper.user.practiceId],
  );
  expect(changes).toEqual([{ field: 'ownerLimitCents', before: null, after: 50_000 }]);
  for (const wrong of [{ lineToleranceCents: -1 }, { documentToleranceCents: 1e6 }, { ownerLimitCents: 'x' }])
    expect((await save(wrong)).status, JSON.stringify(wrong)).toBe(422);
});
