// Invoices by mail: whom they are for, what is kept at once, what waits for a person, and who may see it.
import { buildTextPdf } from '@praxora/invoice/testing/build-text-pdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordedActions } from '../../../../testing/activity-builders.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../../testing/builders.ts';
import { anInvoiceDesk, type InvoiceDesk } from '../../../../testing/invoice-desk.ts';
import { buildMail } from '../../../../testing/mail-builders.ts';
import { fileMail } from './file-mail.ts';
import { readMail } from './read-mail.ts';

let app: TestApp;
let own: InvoiceDesk;
let address: string;

const template = 'rechnung+{tag}@praxora.example';

beforeAll(async () => {
  const url = 'imap://nobody:nothing@127.0.0.1:1/INBOX';
  app = await startTestApp({ INVOICE_IMAP_URL: url, INVOICE_MAIL_ADDRESS: template });
});
afterAll(() => app.close());
beforeEach(async () => {
  own = await anInvoiceDesk(app);
  ({ address } = (await send('POST', 'invoice-mailbox/address')).data);
});

const send: InvoiceDesk['desk']['keeper']['send'] = (method, path, body) =>
  own.desk.keeper.send(method, path, body);
const waiting = async () => (await send('GET', 'invoice-mailbox')).data.waiting;
const total = async () => (await send('GET', 'invoices')).data.total;

async function deliver(wish: Parameters<typeof buildMail>[0]) {
  const mail = await readMail(buildMail(wish));
  if (mail === null) throw new Error('The mail cannot be read');
  return fileMail(app.platform.database.changing, template, mail);
}
const attached = (content: Buffer, name = 'rechnung.xml') => ({
  ...{ name, type: 'application/octet-stream', content },
});

it('an invoice by mail is kept and compared like any other, and says where it came from', async () => {
  expect(await deliver({ to: address, parts: [attached(own.anInvoice())] })).toEqual(['invoice']);
  const [listed] = (await send('GET', 'invoices')).data.items;
  const { data } = await send('GET', `invoices/${listed.id}`);
  expect(data).toMatchObject({
    ...{ comparison: 'agrees', receivedBy: null, receivedFrom: 'rechnung@depotia.example' },
    orders: [{ id: own.order.id }],
  });
  expect(await recordedActions(app, 'invoice', listed.id)).toEqual(['invoice.received']);
  expect(await waiting()).toEqual([]);
});

it('the same mail a second time, and the same file in another mail, change nothing', async () => {
  const parts = [attached(own.anInvoice()), attached(Buffer.from('%PDF-1.7\n%%EOF'), 'scan.pdf')];
  expect(await deliver({ to: address, parts })).toEqual(['invoice', 'waiting']);
  expect(await deliver({ to: address, parts })).toEqual(['known', 'known']);
  expect(await deliver({ to: address, subject: 'Erinnerung', parts })).toEqual(['known', 'known']);
  expect([await total(), (await waiting()).length]).toEqual([1, 1]);
});

it('mail to a tag of nobody, and to an earlier one, is filed nowhere', async () => {
  const parts = [attached(own.anInvoice())];
  const id = own.desk.keeper.user.practiceId;
  for (const tag of [`${id}-abcdefghijklmnop`, '999999999-abcdefghijklmnop', 'x'])
    expect(await deliver({ to: template.replace('{tag}', tag), parts })).toEqual([]);
  const renewed = (await send('POST', 'invoice-mailbox/address')).data.address;
  expect(renewed).not.toBe(address);
  expect(await deliver({ to: address, parts })).toEqual([]);
  expect(await deliver({ to: renewed.toUpperCase(), parts })).toEqual(['invoice']);
});

it('a mail for two practices is filed for each of them, by what each may take', async () => {
  const other = await anInvoiceDesk(app);
  const theirs = (await other.desk.keeper.send('POST', 'invoice-mailbox/address')).data.address;
  const parts = [attached(own.anInvoice([{ number: 'SN-1', quantity: 12, unitCents: 545 }]))];
  expect(await deliver({ to: `${address}, ${theirs}`, parts })).toHaveLength(2);
  expect(await total()).toBe(1);
});

describe('waits for a person', () => {
  it('a plain PDF, until it was typed', async () => {
    const page = buildTextPdf([{ x: 56, y: 780, text: 'Rechnungsnummer: HM-77' }]);
    await deliver({ to: address, subject: 'Rechnung HM-77', parts: [attached(page, 'HM-77.pdf')] });
    const [mail] = await waiting();
    expect(mail).toMatchObject({
      ...{ fileName: 'HM-77.pdf', subject: 'Rechnung HM-77', sender: 'rechnung@depotia.example' },
    });
    const file = await app.request({
      ...{ method: 'GET', url: `/pro/invoice-mailbox/${mail.id}/file`, headers: own.desk.keeper.headers },
    });
    expect(file.rawPayload.equals(page)).toBe(true);
    const typed = { number: 'HM-77', issuedOn: '2026-11-09', sellerName: 'Havelmed', grossCents: '13849' };
    const { data } = await own.upload(page, {
      name: 'HM-77.pdf',
      fields: { ...typed, mailId: `${mail.id}` },
    });
    expect(data).toMatchObject({ number: 'HM-77', format: 'PDF' });
    expect(await waiting()).toEqual([]);
  });

  it('an invoice for another buyer, a broken one, and a mail without any file', async () => {
    const foreign = own.anInvoice(undefined, { buyerName: 'Zahnarztpraxis Fremd' }).toString();
    const elsewhere = Buffer.from(foreign.replaceAll('80331', '99999'));
    expect(await deliver({ to: address, parts: [attached(elsewhere)] })).toEqual(['waiting']);
    const broken = attached(own.anInvoice().subarray(0, 900));
    expect(await deliver({ to: address, parts: [broken] })).toEqual(['waiting']);
    expect(await deliver({ to: address, subject: 'Rückfrage' })).toEqual(['waiting']);
    expect((await waiting()).map(({ fileName }: { fileName: string | null }) => fileName)).toEqual([
      'rechnung.xml',
      'rechnung.xml',
      null,
    ]);
    expect(await total()).toBe(0);
  });

  it('no more than 200 of them', async () => {
    const { practiceId } = own.desk.keeper.user;
    await app.asOwner.run(
      `insert into invoice_mail (practice_id, sender, subject, sha256)
       select $1, '', '', repeat('0', 60) || lpad(n::text, 4, '0') from generate_series(1, 200) n`,
      [practiceId],
    );
    expect(await deliver({ to: address })).toEqual(['full']);
    expect(await deliver({ to: address, parts: [attached(own.anInvoice())] })).toEqual(['invoice']);
  });
});

it('what waits is removed by those who receive invoices, and by nobody of another practice', async () => {
  await deliver({ to: address, subject: 'Werbung' });
  const [{ id }] = await waiting();
  const other = await anInvoiceDesk(app);
  expect((await other.desk.keeper.send('DELETE', `invoice-mailbox/${id}`)).status).toBe(404);
  expect((await other.desk.keeper.send('GET', `invoice-mailbox/${id}/file`)).status).toBe(404);
  const { practiceId } = own.desk.keeper.user;
  for (const role of ['stock', 'reader'] as const) {
    const headers = bearer(await loginAs(app, await aUser(app, { practiceId, role })));
    const answer = await app.request({ method: 'GET', url: '/pro/invoice-mailbox', headers });
    expect(answer.json().errors.code, role).toBe('ROLE_NOT_ALLOWED');
  }
  const buyer = bearer(await loginAs(app, await aUser(app, { practiceId, role: 'purchasing' })));
  const renewal = { method: 'POST', url: '/pro/invoice-mailbox/address', headers: buyer } as const;
  expect((await app.request(renewal)).json().errors.code).toBe('ROLE_NOT_ALLOWED');
  expect((await send('DELETE', `invoice-mailbox/${id}`)).data).toEqual({ deleted: true });
  expect((await send('DELETE', `invoice-mailbox/${id}`)).status).toBe(404);
  const noted = await app.asOwner.rows(
    `select subject_name as name from activity where practice_id = $1 and action = 'invoice.mailRemoved'`,
    [practiceId],
  );
  expect(noted).toEqual([{ name: 'Werbung' }]);
});
