import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordedActions } from '../../../testing/activity-builders.ts';
import { aProgram } from '../../../testing/api-token-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { aReceivingDesk, type ReceivingDesk, type TestOrder } from '../../../testing/receiving-builders.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { type UblLine, ublInvoice } from './testing/ubl-invoice.ts';

let app: TestApp;
let desk: ReceivingDesk;
let order: TestOrder;
let orderNumber: string;
let buyerName: string;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = await aReceivingDesk(app);
  order = await desk.order([
    { productId: null, quantity: 20, unitPriceCents: 545, vendorOrderNumber: 'SN-1' },
    { productId: null, quantity: 3, unitPriceCents: 4190, vendorOrderNumber: 'SN-2' },
  ]);
  ({ order_number: orderNumber } = await app.asOwner.one<{ order_number: string }>(
    'select order_number from purchase_order where id = $1',
    [order.id],
  ));
  ({ name: buyerName } = await app.asOwner.one<{ name: string }>('select name from practice where id = $1', [
    desk.keeper.user.practiceId,
  ]));
  await app.asOwner.one('update order_position set received = 12 where id = $1 returning id', [
    order.positions[0]?.id,
  ]);
  await app.asOwner.one('update order_position set received = 3 where id = $1 returning id', [
    order.positions[1]?.id,
  ]);
});

const right: readonly UblLine[] = [
  { number: 'SN-1', quantity: 12, unitCents: 545 },
  { number: 'SN-2', quantity: 3, unitCents: 4190 },
];

function anInvoice(lines = right, more: Partial<Parameters<typeof ublInvoice>[0]> = {}): Buffer {
  count += 1;
  return ublInvoice({
    number: `RE-${count}`,
    order: orderNumber,
    sellerName: 'Depotia',
    buyerName,
    lines,
    ...more,
  });
}

interface Sent {
  readonly fields?: Record<string, string>;
  readonly name?: string;
  readonly headers?: Record<string, string>;
}

async function upload(content: Buffer, { fields = {}, name = 'rechnung.xml', headers }: Sent = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const request = new Response(form);
  const answer = await app.request({
    method: 'POST',
    url: '/pro/invoices',
    headers: {
      ...desk.keeper.headers,
      ...headers,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { data, errors, error } = answer.json();
  if (error) throw new Error(JSON.stringify(error));
  return { status: answer.statusCode, data, errors };
}

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
      { shippingCents: 590 },
    );
    const { status, data } = await upload(content);
    expect(status).toBe(200);
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
  });
});

describe('a complaint', () => {
  const tooDear = [{ number: 'SN-2', quantity: 3, unitCents: 4350 }];
  const words = {
    recipient: 'rechnung@depotia.example',
    subject: 'Bitte berichtigen',
    text: 'Guten Tag,\n\n4,80 €',
  };
  const complain = (id: number) => desk.keeper.send('POST', `invoices/${id}/complaint`, words);

  it('goes out by mail with the answer to its writer, is kept, and the corrected invoice takes the place', async () => {
    const { data } = await upload(anInvoice(tooDear, { sellerEmail: 'rechnung@depotia.example' }));
    expect(data.complaintRecipient).toBe('rechnung@depotia.example');
    const complained = (await complain(data.id)).data;
    expect(complained).toMatchObject({ state: 'complained', tooMuchCents: 480 });
    expect(complained.complaints).toMatchObject([{ recipient: words.recipient, body: words.text }]);
    const mail = await app.asOwner.one<{ reply_to: string; body_text: string }>(
      'select reply_to, body_text from mail where recipient = $1 order by id desc limit 1',
      [words.recipient],
    );
    expect(mail.reply_to).toBe(desk.keeper.user.email);
    expect(mail.body_text).toContain('4,80 €');

    const { data: corrected } = await upload(anInvoice(right.slice(1)));
    expect(corrected).toMatchObject({
      comparison: 'agrees',
      predecessor: { id: data.id, number: data.number },
    });
    expect(await see(data.id)).toMatchObject({ state: 'replaced', successor: { id: corrected.id } });
    expect((await approve(data.id, { acceptedTooMuchCents: 480 })).errors.code).toBe('INVOICE_STATE');
    expect((await approve(corrected.id)).data).toMatchObject({ state: 'approved' });
    expect(await recordedActions(app, 'invoice', data.id)).toEqual([
      'invoice.received',
      'invoice.complained',
    ]);
  });

  it('is answered by the invoice that names the first one, and not by an approved one', async () => {
    const { data } = await upload(anInvoice(tooDear));
    const other = await upload(anInvoice(right.slice(1), { corrects: data.number }));
    expect(other.data.predecessor).toMatchObject({ id: data.id });
    await approve(other.data.id);
    const third = await upload(anInvoice(right.slice(1), { corrects: other.data.number }));
    expect(third.data.predecessor).toBeNull();
  });
});

describe('a line', () => {
  it('is set right by hand, and the number on it is known the next time', async () => {
    const strange = [{ number: 'X-77', name: 'Handschuhe', quantity: 2, unitCents: 600 }];
    const first = (await upload(anInvoice(strange))).data;
    expect(kinds(first.rows)).toContain('OTHER_ARTICLE 1200');
    const positionId = order.positions[0]?.id;
    const choose = (position: unknown, line = 0) =>
      desk.keeper.send('PUT', `invoices/${first.id}/lines/${line}`, { positionId: position });
    expect((await choose(positionId, 7)).status).toBe(404);
    expect((await choose(999_999)).status).toBe(404);
    const chosen = (await choose(positionId)).data;
    expect(chosen).toMatchObject({ comparison: 'differs', tooMuchCents: 110 });
    expect(chosen.rows[0]).toMatchObject({ positionId, matchedBy: 'correction', lineIndex: 0 });
    const second = (await upload(anInvoice(strange))).data;
    expect(second.rows[0]).toMatchObject({ positionId, matchedBy: 'correction' });
    expect((await choose(null)).data.tooMuchCents).toBe(1200);
  });
});

describe('paying', () => {
  const iban = 'DE02120300000000202051';
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

  it('shows a code less the cash discount, hidden until a new account is confirmed', async () => {
    const terms = '#SKONTO#TAGE=14#PROZENT=2.00#';
    const dated = { iban, terms, issuedOn: day(-3), dueOn: day(27) };
    const { data } = await upload(anInvoice(right, dated));
    const saved = Math.round(data.grossCents * 0.02);
    expect(data.discount).toEqual({ until: day(11), percent: 2, cents: saved });
    expect(await approve(data.id)).toMatchObject({ data: { isAccountConfirmed: false, paymentCode: null } });
    const confirmed = (await desk.keeper.send('POST', `invoices/${data.id}/account-confirmation`)).data;
    expect(confirmed.paymentCode.cents).toBe(data.grossCents - saved);
    expect(confirmed.paymentCode.text).toContain(
      `${iban}\nEUR${((data.grossCents - saved) / 100).toFixed(2)}`,
    );

    const second = await upload(anInvoice([{ number: 'SN-1', quantity: 1, unitCents: 545 }], dated));
    expect(second.data).toMatchObject({ isAccountConfirmed: true, isKnownAccount: true });
    const other = await upload(anInvoice(right, { iban: 'AT611904300234573201' }));
    expect(other.data).toMatchObject({ isAccountConfirmed: false, isKnownAccount: false });
  });
});

it('an approval keeps what was found', async () => {
  const { data } = await upload(anInvoice([{ number: 'SN-2', quantity: 3, unitCents: 4350 }]));
  await approve(data.id, { acceptedTooMuchCents: 480 });
  expect(kinds((await see(data.id)).rows)).toContain('PRICE_HIGHER 480');
});

describe('the inbox', () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const list = async (query = '') => (await desk.keeper.send('GET', `invoices${query}`)).data;
  const numbers = (data: { items: { number: string }[] }) => data.items.map(({ number }) => number);

  it('has what is to be cleared first, by the next day, and what was checked last', async () => {
    const tooDear = [{ number: 'SN-2', quantity: 1, unitCents: 4350 }];
    const one = [{ number: 'SN-1', quantity: 1, unitCents: 545 }];
    const late = (await upload(anInvoice(tooDear, { dueOn: day(30) }))).data;
    const terms = '#SKONTO#TAGE=5#PROZENT=3.00#';
    const soon = (await upload(anInvoice(tooDear, { issuedOn: day(-1), dueOn: day(40), terms }))).data;
    const ready = (await upload(anInvoice(one, { dueOn: day(3) }))).data;
    const checked = (await upload(anInvoice(one, { dueOn: day(60) }))).data;
    await approve(checked.id);
    const all = await list();
    expect(numbers(all)).toEqual([soon, late, ready, checked].map(({ number }) => number));
    expect(
      all.groups.map(({ group, count }: { group: string; count: number }) => `${group} ${count}`),
    ).toEqual(['clear 2', 'ready 1', 'checked 1']);
    expect(numbers(await list('?pageSize=3&page=1'))).toEqual([checked.number]);
    expect(numbers(await list('?dueSoon=true'))).toEqual([soon.number, ready.number]);
    expect(numbers(await list('?group=checked&comparison=agrees'))).toEqual([checked.number]);
    expect((await list('?format=xrechnung')).total).toBe(4);
    expect((await list('?format=pdf')).total).toBe(0);
    const amount = (late.grossCents / 100).toFixed(2).replace('.', ',');
    expect(numbers(await list(`?search=${amount}&group=clear`))).toContain(late.number);

    const summary = (await desk.keeper.send('GET', 'invoices/summary')).data;
    expect(summary).toMatchObject({
      open: { count: 3, grossCents: late.grossCents + soon.grossCents + ready.grossCents },
      differing: { count: 2, tooMuchCents: 320 },
      ready: { count: 1 },
      checked: { count: 1, grossCents: checked.grossCents },
      dueSoon: { count: 1, payableCents: ready.grossCents },
      discount: { count: 1, cents: soon.discount.cents, firstDay: day(4) },
    });
  });

  it('approves several that agree, and none if one of them differs', async () => {
    const one = [{ number: 'SN-1', quantity: 1, unitCents: 545 }];
    const ids = [(await upload(anInvoice(one))).data.id, (await upload(anInvoice(one))).data.id];
    const differing = (await upload(anInvoice([{ number: 'SN-2', quantity: 1, unitCents: 9999 }]))).data.id;
    const send = (invoiceIds: number[]) => desk.keeper.send('POST', 'invoices/approvals', { invoiceIds });
    expect((await send([...ids, differing])).errors.code).toBe('INVOICE_DIFFERS');
    expect((await see(ids[0])).state).toBe('open');
    expect((await send(ids)).data).toEqual({ approved: 2 });
  });
});
