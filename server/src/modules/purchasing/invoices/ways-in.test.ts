// Ways in beside the inbox: the order's page, and plain PDFs whose text proposes what has to be typed.

import { buildTextPdf } from '@praxora/invoice/testing/build-text-pdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anInvoiceDesk, type InvoiceDesk, right } from '../../../testing/invoice-desk.ts';

let app: TestApp;
let desk: InvoiceDesk;

beforeAll(async () => {
  app = await startTestApp();
  desk = await anInvoiceDesk(app);
});
afterAll(() => app.close());

const aPage = (...texts: string[]): Buffer =>
  buildTextPdf(texts.map((text, row) => ({ x: 56, y: 780 - row * 20, text })));

it('the text of a plain PDF proposes the fields, and names the order', async () => {
  const { vendorName } = await app.asOwner.one<{ vendorName: string }>(
    'select name as "vendorName" from vendor where id = $1',
    [desk.order.vendorId],
  );
  const page = aPage(
    vendorName,
    'Rechnungsnummer: HM-77',
    'Rechnungsdatum: 09.11.2026',
    `Ihre Bestellung: ${desk.orderNumber}`,
    'Rechnungsbetrag 228,86',
  );
  const proposed = await desk.upload(page, { name: 'scan.pdf', to: 'invoices/proposal' });
  expect(proposed.data).toEqual({
    number: 'HM-77',
    issuedOn: '2026-11-09',
    grossCents: 22_886,
    sellerName: vendorName,
  });
  await app.asOwner.run(
    'update purchase_order set goods_cents = 23470, net_cents = 23470, vat_cents = 4459, gross_cents = 27929 where id = $1',
    [desk.order.id],
  );
  const { data } = await desk.upload(page, { name: 'scan.pdf', fields: proposed.data });
  expect(data).toMatchObject({
    ...{ format: 'PDF', number: 'HM-77', ordersMatchedBy: 'order-number', vendorMatchedBy: 'name' },
    orders: [{ id: desk.order.id }],
    // Without lines only totals are compared.
    rows: [],
  });
  expect(data.total?.invoicedCents).toBe(19_232);
  expect(data.total?.agreedCents).toBe(19_110);
});

it('proposes nothing for a picture and for what is no PDF', async () => {
  const nothing = { number: null, issuedOn: null, grossCents: null, sellerName: null };
  for (const content of [Buffer.from('Rechnung'), Buffer.from('%PDF-1.4\n%%EOF')]) {
    const { status, data } = await desk.upload(content, { to: 'invoices/proposal' });
    expect([status, data]).toEqual([200, nothing]);
  }
});

it('a file dropped on an order is about that order, unless it names another one', async () => {
  const orderId = String(desk.order.id);
  const unnamed = await desk.upload(desk.anInvoice(right, { order: 'telefonisch' }), { fields: { orderId } });
  expect(unnamed.data).toMatchObject({ orders: [{ id: desk.order.id }], ordersMatchedBy: 'person' });
  const other = await desk.desk.order([{ productId: null, quantity: 2 }]);
  const named = await desk.upload(desk.anInvoice(), { fields: { orderId: String(other.id) } });
  expect(named.data).toMatchObject({ orders: [{ id: desk.order.id }], ordersMatchedBy: 'order-number' });
});

it('the number that the vendor gave the order finds it', async () => {
  const { practiceId } = desk.desk.keeper.user;
  await app.asOwner.run(
    `insert into order_event (practice_id, order_id, event, state, detail)
     select $1, id, 'confirmed', state, '{"by": "opentrans", "vendorOrderNumber": "AB 2026/7713"}' from purchase_order where id = $2`,
    [practiceId, desk.order.id],
  );
  const { data } = await desk.upload(desk.anInvoice(right, { order: 'AB-2026-7713' }));
  expect(data).toMatchObject({ orders: [{ id: desk.order.id }], ordersMatchedBy: 'order-number' });
});

it('an order of another practice is unknown, and nothing is kept', async () => {
  const stranger = await anInvoiceDesk(app);
  const before = (await desk.desk.keeper.send('GET', 'invoices')).data.total;
  const content = desk.anInvoice(right, { order: 'telefonisch' });
  const fields = { orderId: String(stranger.order.id) };
  expect((await desk.upload(content, { fields })).status).toBe(404);
  expect((await desk.desk.keeper.send('GET', 'invoices')).data.total).toBe(before);
});
