// Lines of plain PDFs, typed by a person: compared like those of electronic invoices, and refused where they are no lines.
import { buildTextPdf } from '@praxora/invoice/testing/build-text-pdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordedActions } from '../../../testing/activity-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { anInvoiceDesk, type InvoiceDesk } from '../../../testing/invoice-desk.ts';

let app: TestApp;
let desk: InvoiceDesk;

beforeAll(async () => {
  app = await startTestApp();
  desk = await anInvoiceDesk(app);
  await app.asOwner.run(
    'update purchase_order set goods_cents = 23470, net_cents = 23470, vat_cents = 4459, gross_cents = 27929 where id = $1',
    [desk.order.id],
  );
});
afterAll(() => app.close());

let count = 0;

/** A PDF about the desk's order, with its total typed. */
async function aPlainInvoice(): Promise<number> {
  count += 1;
  const texts = [`Rechnung P-${count}`, `Bestellung ${desk.orderNumber}`];
  const page = buildTextPdf(texts.map((text, row) => ({ x: 56, y: 780 - row * 20, text })));
  const fields = { number: `P-${count}`, issuedOn: '2026-02-03', sellerName: 'Depotia', grossCents: '23313' };
  const { status, data } = await desk.upload(page, { name: 'scan.pdf', fields });
  expect([status, data.rows, data.orders.length]).toEqual([200, [], 1]);
  return data.id;
}

const gloves = { number: 'SN-1', name: 'Handschuhe', quantity: 12, netCents: 6540 };
const filling = { number: 'SN-2', name: 'Füllung', quantity: 3, netCents: 13_050 };
const type = (id: number, lines: unknown) => desk.desk.keeper.send('PUT', `invoices/${id}/lines`, { lines });
const listed = async (id: number) => {
  const { items } = (await desk.desk.keeper.send('GET', 'invoices')).data;
  return items.find((invoice: { id: number }) => invoice.id === id);
};

it('are compared one by one, in the list as well, and typed anew', async () => {
  const id = await aPlainInvoice();
  const before = await listed(id);
  expect(before.positions).toEqual({ charged: 0, ordered: 0 });
  const { status, data } = await type(id, [gloves, filling]);
  expect(status).toBe(200);
  expect(data).toMatchObject({ comparison: 'differs', tooMuchCents: 480, differenceCount: 1, total: null });
  expect(data.rows[1].differences).toEqual([{ kind: 'PRICE_HIGHER', quantity: null, cents: 480 }]);
  expect(await listed(id)).toMatchObject({ tooMuchCents: 480, positions: { charged: 2, ordered: 2 } });

  const right = (await type(id, [gloves, { ...filling, netCents: 12_570 }])).data;
  expect(right).toMatchObject({ comparison: 'agrees', tooMuchCents: 0 });
  expect(await listed(id)).toMatchObject({ comparison: 'agrees' });
  expect((await type(id, [])).data).toMatchObject({ rows: [], total: { invoicedCents: expect.any(Number) } });
  expect(await recordedActions(app, 'invoice', id)).toContain('invoice.linesTyped');
});

it('a choice for a line does not outlive the line', async () => {
  const id = await aPlainInvoice();
  await type(id, [{ ...gloves, number: 'X-1', name: 'Etwas' }]);
  const [first, second] = desk.order.positions;
  const chosen = await desk.desk.keeper.send('PUT', `invoices/${id}/lines/0`, { positionId: first?.id });
  expect(chosen.data.rows[0]).toMatchObject({ positionId: first?.id, matchedBy: 'correction' });
  expect((await type(id, [filling])).data.rows[0]).toMatchObject({
    ...{ positionId: second?.id, matchedBy: 'vendor-number' },
  });
});

it('takes halves and what is given back, and nothing that is no line', async () => {
  const id = await aPlainInvoice();
  const half = await type(id, [
    { ...gloves, quantity: 2.5, netCents: 1363 },
    { name: 'Nachlass', quantity: 1, netCents: -100 },
  ]);
  expect(half.data.rows[0]).toMatchObject({ invoiced: 2.5 });
  const wrong = [
    { ...gloves, quantity: -1 },
    { ...gloves, quantity: 0 },
    { ...gloves, quantity: 1e12 },
    { ...gloves, quantity: 0.0001 },
    { ...gloves, quantity: '2,5' },
    { ...gloves, quantity: null },
    { ...gloves, netCents: 1.5 },
    { ...gloves, netCents: 1e15 },
    { ...gloves, netCents: 'viel' },
    { ...gloves, name: '' },
    { ...gloves, name: ' \t ' },
    { ...gloves, name: 'x'.repeat(301) },
    {},
    'Handschuhe',
  ];
  for (const line of wrong) expect([line, (await type(id, [line])).status]).toEqual([line, 422]);
  expect(
    (
      await type(
        id,
        Array.from({ length: 301 }, () => gloves),
      )
    ).status,
  ).toBe(422);
  expect((await type(id, null)).status).toBe(422);
  const { data } = await desk.desk.keeper.send('GET', `invoices/${id}`);
  expect(data.document.lines.map(({ quantity }: { quantity: string }) => quantity)).toEqual(['2.5', '1']);
});

it('only for what has no lines of its own, while it is open, by those who may', async () => {
  const electronic = (await desk.upload(desk.anInvoice())).data.id;
  expect((await type(electronic, [gloves])).errors.code).toBe('INVOICE_HAS_LINES');
  const id = await aPlainInvoice();
  const stock = await aUser(app, { practiceId: desk.desk.keeper.user.practiceId, role: 'stock' });
  const refused = await app.request({
    ...{ method: 'PUT', url: `/pro/invoices/${id}/lines`, payload: { lines: [gloves] } },
    headers: bearer(await loginAs(app, stock)),
  });
  expect(refused.json().errors.code).toBe('ROLE_NOT_ALLOWED');
  const stranger = await anInvoiceDesk(app);
  const foreign = await stranger.desk.keeper.send('PUT', `invoices/${id}/lines`, { lines: [gloves] });
  expect(foreign.status).toBe(404);
  const { tooMuchCents } = (await desk.desk.keeper.send('GET', `invoices/${id}`)).data;
  const body = { acceptedTooMuchCents: tooMuchCents };
  expect((await desk.desk.keeper.send('POST', `invoices/${id}/approval`, body)).status).toBe(200);
  expect((await type(id, [gloves])).errors.code).toBe('INVOICE_STATE');
});

it('a total below zero is a credit note, which lowers the sums and is not paid', async () => {
  const page = buildTextPdf([{ x: 56, y: 780, text: 'Gutschrift G-1' }]);
  const summary = async () => (await desk.desk.keeper.send('GET', 'invoices/summary')).data.open.grossCents;
  const before = await summary();
  const fields = { number: 'G-1', issuedOn: '2026-02-03', sellerName: 'Depotia', grossCents: '-1141' };
  const { data } = await desk.upload(page, { name: 'gutschrift.pdf', fields });
  expect(data).toMatchObject({ kind: 'credit-note', discount: null });
  expect(await summary()).toBe(before - 1141);
});
