// What follows an invoice: complaints, corrections by hand, payment, and the inbox.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordedActions } from '../../../testing/activity-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anInvoiceDesk, type InvoiceDesk, right } from '../../../testing/invoice-desk.ts';
import type { ReceivingDesk, TestOrder } from '../../../testing/receiving-builders.ts';

let app: TestApp;
let desk: ReceivingDesk;
let order: TestOrder;
let anInvoice: InvoiceDesk['anInvoice'];
let upload: InvoiceDesk['upload'];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ desk, order, anInvoice, upload } = await anInvoiceDesk(app));
});

const see = async (id: number) => (await desk.keeper.send('GET', `invoices/${id}`)).data;
const approve = (id: number, body: object = {}) => desk.keeper.send('POST', `invoices/${id}/approval`, body);
const kinds = (rows: { differences: { kind: string; cents: number }[] }[]) =>
  rows.flatMap(({ differences }) => differences.map(({ kind, cents }) => `${kind} ${cents}`));

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

describe('an approval', () => {
  it('is taken back: what was charged counts no more, and it can be approved again', async () => {
    const { data } = await upload(anInvoice());
    await approve(data.id);
    expect((await upload(anInvoice())).data.tooMuchCents).toBeGreaterThan(0);
    const withdraw = () => desk.keeper.send('DELETE', `invoices/${data.id}/approval`);
    expect((await withdraw()).data).toMatchObject({ state: 'open', comparison: 'agrees', approval: null });
    expect((await withdraw()).errors.code).toBe('INVOICE_STATE');
    expect((await upload(anInvoice())).data.tooMuchCents).toBe(0);
    expect((await approve(data.id)).data.state).toBe('approved');
    expect(await recordedActions(app, 'invoice', data.id)).toContain('invoice.approvalWithdrawn');
  });

  it('stands once it was paid or handed over, and is no business of others', async () => {
    const paid = (await upload(anInvoice())).data.id;
    await approve(paid);
    const stranger = await anInvoiceDesk(app);
    expect((await stranger.desk.keeper.send('DELETE', `invoices/${paid}/approval`)).status).toBe(404);
    await app.asOwner.run(
      `with h as (insert into invoice_handover (practice_id, month, created_by)
         select practice_id, '2026-02-01', received_by from invoice where id = $1 returning id)
       update invoice set handover_id = h.id from h where invoice.id = $1`,
      [paid],
    );
    const withdraw = async () => (await desk.keeper.send('DELETE', `invoices/${paid}/approval`)).errors.code;
    expect(await withdraw()).toBe('INVOICE_HANDED_OVER');
    await desk.keeper.send('POST', `invoices/${paid}/payment`, {});
    expect(await withdraw()).toBe('INVOICE_STATE');
  });

  it('waits for the vendor again where it was complained about', async () => {
    const { data } = await upload(anInvoice([{ number: 'SN-2', quantity: 3, unitCents: 4350 }]));
    const words = { recipient: 'rechnung@depotia.example', subject: 'Bitte', text: 'Guten Tag' };
    await desk.keeper.send('POST', `invoices/${data.id}/complaint`, words);
    await approve(data.id, { acceptedTooMuchCents: 480 });
    const { data: again } = await desk.keeper.send('DELETE', `invoices/${data.id}/approval`);
    expect(again).toMatchObject({ state: 'complained', tooMuchCents: 480 });
  });
});
