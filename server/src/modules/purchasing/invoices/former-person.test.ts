// Somebody who received, approved, complained about and paid invoices is deleted: the invoices stay, without the name.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { anInvoiceDesk, type InvoiceDesk } from '../../../testing/invoice-desk.ts';

let app: TestApp;
let desk: InvoiceDesk;

beforeAll(async () => {
  app = await startTestApp();
  desk = await anInvoiceDesk(app);
});
afterAll(() => app.close());

it('invoices of a former person stay with their file, and name nobody', async () => {
  const { keeper } = desk.desk;
  const { practiceId } = keeper.user;
  const buyer = await aUser(app, {
    practiceId,
    role: 'purchasing',
    firstName: 'Quendula',
    lastName: 'Wermut',
  });
  const headers = bearer(await loginAs(app, buyer));
  const ask = async (method: 'POST' | 'DELETE', path: string, payload: object = {}) =>
    (await app.request({ method, url: `/pro/invoices/${path}`, headers, payload })).json();
  const file = desk.anInvoice([{ number: 'SN-2', quantity: 3, unitCents: 4350 }], {
    iban: 'DE02120300000000202051',
  });
  const { data } = await desk.upload(file, { headers });
  expect(data.receivedBy).toContain('Wermut');
  const words = { recipient: 'rechnung@depotia.example', subject: 'Bitte', text: 'Guten Tag' };
  await ask('POST', `${data.id}/complaint`, words);
  await ask('POST', `${data.id}/approval`, { acceptedTooMuchCents: 480 });
  await ask('POST', `${data.id}/account-confirmation`);
  await ask('POST', `${data.id}/payment`);

  expect((await keeper.send('DELETE', `users/${buyer.id}`)).status).toBe(200);
  const { data: kept } = await keeper.send('GET', `invoices/${data.id}`);
  expect(kept).toMatchObject({
    ...{ state: 'paid', tooMuchCents: 480, receivedBy: 'Former user 1', isAccountConfirmed: true },
    approval: { by: 'Former user 1' },
    complaints: [{ sentBy: 'Former user 1', recipient: words.recipient }],
  });
  expect(JSON.stringify(kept)).not.toMatch(/Quendula|Wermut/);
  const answer = await app.request({
    ...{ method: 'GET', url: `/pro/invoices/${data.id}/file`, headers: keeper.headers },
  });
  expect(answer.rawPayload.equals(file)).toBe(true);
  expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(kept.sha256);
});
