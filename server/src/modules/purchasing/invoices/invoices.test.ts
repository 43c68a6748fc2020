import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordedActions } from '../../../testing/activity-builders.ts';
import { aProgram } from '../../../testing/api-token-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { anInvoiceDesk, type InvoiceDesk, right } from '../../../testing/invoice-desk.ts';
import { aReceivingDesk, type ReceivingDesk, type TestOrder } from '../../../testing/receiving-builders.ts';
import { recordStatements } from '../../../testing/statements.ts';

let app: TestApp;
let desk: ReceivingDesk;
let order: TestOrder;
let orderNumber: string;
let anInvoice: InvoiceDesk['anInvoice'];
let upload: InvoiceDesk['upload'];
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  ({ desk, order, orderNumber, anInvoice, upload } = await anInvoiceDesk(app));
});

const see = async (id: number) => (await desk.keeper.send('GET', `invoices/${id}`)).data;
const approve = (id: number, body: object = {}) => desk.keeper.send('POST', `invoices/${id}/approval`, body);
const kinds = (rows: { differences: { kind: string; cents: number }[] }[]) =>
  rows.flatMap(({ differences }) => differences.map(({ kind, cents }) => `${kind} ${cents}`));

describe('an invoice', () => {
  it('is found by its order number, compared line by line, and its file comes back byte by byte', async () => {
    const content = anInvoice(
      [
        { number: 'SN-1', quantity: 20, unitCents: 545 },
        { number: 'SN-2', quantity: 3, unitCents: 4350 },
      ],
      { shippingCents: 590, terms: 'Zahlbar in 30 Tagen.\n#SKONTO#TAGE=14#PROZENT=2.00#' },
    );
    const { status, data } = await upload(content);
    expect(status).toBe(200);
    expect(data.document).toMatchObject({
      seller: ['Weg 1', '80331 München'],
      buyer: [expect.any(String), 'Weg 1', '80331 München'],
      ...{ order: orderNumber, terms: 'Zahlbar in 30 Tagen.' },
    });
    expect(data).toMatchObject({
      state: 'open',
      format: 'UBL',
      profile: 'XRECHNUNG',
      issuedOn: '2026-02-03',
      keepUntil: '2034-12-31',
      vendorId: order.vendorId,
      vendorMatchedBy: 'order',
      ordersMatchedBy: 'order-number',
      orders: [{ id: order.id, orderNumber }],
      comparison: 'differs',
      tooMuchCents: 5430,
      findings: [],
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    expect(kinds(data.rows)).toEqual(['NOT_DELIVERED 4360', 'PRICE_HIGHER 480']);
    expect(kinds([data.charges])).toEqual(['CHARGE_NOT_AGREED 590']);
    const file = await app.request({
      method: 'GET',
      url: `/pro/invoices/${data.id}/file`,
      headers: desk.keeper.headers,
    });
    expect(file.rawPayload.equals(content)).toBe(true);
    expect(await recordedActions(app, 'invoice', data.id)).toEqual(['invoice.received']);
  });

  it('is compared with what has arrived by now', async () => {
    const { data } = await upload(anInvoice([{ number: 'SN-1', quantity: 20, unitCents: 545 }]));
    expect(data.tooMuchCents).toBe(4360);
    await app.asOwner.one('update order_position set received = 20 where id = $1 returning id', [
      order.positions[0]?.id,
    ]);
    expect(await see(data.id)).toMatchObject({ comparison: 'agrees', tooMuchCents: 0 });
  });

  it('is approved once, and what it charges counts for the next one', async () => {
    const { data } = await upload(anInvoice());
    expect(data).toMatchObject({ comparison: 'agrees', tooMuchCents: 0 });
    expect((await approve(data.id)).data).toMatchObject({ state: 'approved', comparison: 'agrees' });
    expect((await approve(data.id)).errors.code).toBe('INVOICE_STATE');
    const again = await upload(anInvoice());
    expect(kinds(again.data.rows)).toEqual(['NOT_DELIVERED 4360', 'QUANTITY 2180', 'QUANTITY 12570']);
    const paid = await desk.keeper.send('POST', `invoices/${data.id}/payment`);
    expect(paid.data).toMatchObject({ state: 'paid' });
    expect((await desk.keeper.send('POST', `invoices/${again.data.id}/payment`)).errors.code).toBe(
      'INVOICE_STATE',
    );
    expect(await recordedActions(app, 'invoice', data.id)).toEqual([
      'invoice.received',
      'invoice.approved',
      'invoice.paid',
    ]);
    // The vendor is known by the VAT id of the approved invoice from now on, without any order.
    const without = await upload(anInvoice(right, { order: 'unbekannt' }));
    expect(without.data).toMatchObject({
      vendorId: order.vendorId,
      vendorMatchedBy: 'vat-id',
      ordersMatchedBy: null,
    });
  });

  it('is approved by one of two people at once, and goods are charged by one of two invoices', async () => {
    const [{ data: one }, { data: other }] = [await upload(anInvoice()), await upload(anInvoice())];
    const same = await Promise.all([approve(one.id), approve(one.id)]);
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409]);
    await desk.keeper.send('DELETE', `invoices/${one.id}/approval`);
    const both = await Promise.all([approve(one.id), approve(other.id)]);
    expect(both.flatMap(({ errors }) => errors?.code ?? []).sort()).toEqual(['INVOICE_DIFFERS']);
  });

  it('that charges too much is approved only with the amount that was seen', async () => {
    const { data } = await upload(anInvoice([{ number: 'SN-2', quantity: 3, unitCents: 4350 }]));
    expect((await approve(data.id)).errors.code).toBe('INVOICE_DIFFERS');
    expect((await approve(data.id, { acceptedTooMuchCents: 479 })).errors.code).toBe('INVOICE_DIFFERS');
    expect((await approve(data.id, { acceptedTooMuchCents: 480 })).data).toMatchObject({
      state: 'approved',
      comparison: 'differs',
      tooMuchCents: 480,
    });
  });

  it('comes once, as the same file and as another file of the same number', async () => {
    const content = anInvoice();
    const { data } = await upload(content);
    expect((await upload(content)).errors).toMatchObject({ code: 'INVOICE_KNOWN' });
    expect((await upload(anInvoice(right, { number: data.number }))).errors.code).toBe('INVOICE_KNOWN');
    const both = anInvoice();
    const [one, other] = await Promise.all([upload(both), upload(both)]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
  });

  it('of a plain PDF is kept with what was typed, and asks for what is missing', async () => {
    const pdf = Buffer.from(`%PDF-1.4\n${count}\n%%EOF`);
    const typed = { number: 'HM-1', issuedOn: '2026-02-03', sellerName: 'Havelmed', grossCents: '12345' };
    const incomplete = await upload(pdf, { name: 'scan.pdf', fields: { number: 'HM-1' } });
    expect(incomplete.errors.map(({ field }: { field: string }) => field)).toEqual([
      'issuedOn',
      'grossCents',
      'sellerName',
    ]);
    const { data } = await upload(pdf, { name: 'scan.pdf', fields: typed });
    expect(data).toMatchObject({ format: 'PDF', fileName: 'scan.pdf', comparison: 'not-compared', rows: [] });
    const body = { vendorId: order.vendorId, orderIds: [order.id, order.id] };
    const assigned = await desk.keeper.send('PUT', `invoices/${data.id}/orders`, body);
    expect(assigned.data).toMatchObject({
      vendorMatchedBy: 'person',
      ordersMatchedBy: 'person',
      comparison: 'agrees',
    });
  });

  it('in another currency is kept and not compared', async () => {
    expect((await upload(anInvoice(right, { currency: 'CHF' }))).data).toMatchObject({
      currency: 'CHF',
      comparison: 'not-compared',
      rows: [],
    });
  });
});

describe('a file', () => {
  it('that is no invoice is refused with the reason', async () => {
    const laughs = '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aa">]><Invoice>&a;</Invoice>';
    const ebInterface = '<Invoice xmlns="http://www.ebinterface.at/schema/6p1/"/>';
    for (const text of [laughs, ebInterface, 'Rechnung']) {
      expect((await upload(Buffer.from(text))).errors).toMatchObject({ code: 'INVOICE_UNREADABLE' });
    }
  });

  it('for another practice is asked about', async () => {
    const elsewhere = Buffer.from(
      anInvoice(right, { buyerName: 'Praxis Dr. Fremd' }).toString().replaceAll('80331', '99999'),
    );
    expect((await upload(elsewhere)).errors).toMatchObject({ code: 'INVOICE_FOR_OTHERS' });
    expect((await upload(elsewhere, { fields: { isForUs: 'true' } })).status).toBe(200);
  });
});

describe('calls', () => {
  it('reach no invoice and no order of another practice', async () => {
    const { data } = await upload(anInvoice());
    const other = await aReceivingDesk(app);
    const theirs = await other.order([{ productId: null, quantity: 1 }]);
    const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      other.keeper.send(method, `invoices/${data.id}${path}`, body);
    const assign = { vendorId: order.vendorId, orderIds: [order.id] };
    const answers = [
      await ask('GET', ''),
      await ask('POST', '/approval', {}),
      await ask('POST', '/payment'),
      await ask('PUT', '/orders', assign),
      await ask('PUT', '/lines/0', { positionId: null }),
      await ask('POST', '/complaint', { recipient: 'a@b.example', subject: 'x', text: 'y' }),
      await ask('POST', '/account-confirmation'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    const foreign = { vendorId: theirs.vendorId, orderIds: [theirs.id] };
    expect((await desk.keeper.send('PUT', `invoices/${data.id}/orders`, foreign)).status).toBe(404);
    expect((await other.keeper.send('GET', 'invoices')).data).toEqual({ items: [], total: 0, groups: [] });
  });

  it('list invoices by state, vendor, order and words, with a constant number of statements', async () => {
    const { data } = await upload(anInvoice(right, { number: 'A%B-77' }));
    const list = async (query = '') => (await desk.keeper.send('GET', `invoices${query}`)).data;
    const statements = (await recordStatements(() => list())).length;
    await upload(anInvoice());
    await upload(anInvoice(right, { order: 'unbekannt' }));
    expect((await recordStatements(() => list())).length).toBe(statements);
    expect((await list()).total).toBe(3);
    expect((await list('?search=a%25b')).items).toMatchObject([{ id: data.id, number: 'A%B-77' }]);
    expect((await list(`?orderId=${order.id}&state=open`)).total).toBe(2);
    expect((await list('?state=paid')).total).toBe(0);
    expect((await list('?pageSize=1&page=1')).items).toHaveLength(1);
  });

  it('repeat an upload under one key without a second invoice', async () => {
    const content = anInvoice();
    const headers = { 'idempotency-key': `invoice-key-${count}` };
    const first = await upload(content, { headers });
    expect((await upload(content, { headers })).data).toEqual(first.data);
    const countKept = async () => (await desk.keeper.send('GET', 'invoices')).data.total;
    const total = await countKept();
    const other = await upload(anInvoice(), { headers });
    expect([other.status, other.errors.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const fields = { isForUs: 'true' };
    expect((await upload(content, { headers, fields })).errors.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await countKept()).toBe(total);
  });

  it('are open to programs with their scope, which approve nothing, and to readers, who change nothing', async () => {
    const { keeper } = desk;
    const program = await aProgram(app, keeper, ['invoices.add']);
    const { data, status } = await upload(anInvoice(), { headers: program.headers });
    expect(status).toBe(200);
    expect((await program.call('GET', `/pro/invoices/${data.id}`)).statusCode).toBe(200);
    const approval = await program.call('POST', `/pro/invoices/${data.id}/approval`, {});
    expect(approval.json().errors.code).toBe('USERS_ONLY');
    const reader = await aUser(app, { practiceId: keeper.user.practiceId, role: 'reader' });
    const headers = bearer(await loginAs(app, reader));
    expect((await upload(anInvoice(), { headers })).errors.code).toBe('ROLE_NOT_ALLOWED');
    const list = await app.request({ method: 'GET', url: '/pro/invoices', headers });
    expect(list.json().data.total).toBe(1);
    const storekeeper = await aUser(app, { practiceId: keeper.user.practiceId, role: 'stock' });
    const unseen = { headers: bearer(await loginAs(app, storekeeper)), method: 'GET' as const };
    for (const url of ['/pro/invoices', `/pro/invoices/${data.id}`, `/pro/invoices/${data.id}/file`]) {
      const answer = await app.request({ ...unseen, url });
      expect([url, answer.statusCode, answer.json().errors.code]).toEqual([url, 409, 'ROLE_NOT_ALLOWED']);
    }
  });
});
