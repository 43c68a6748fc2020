// Prices really invoiced, against those agreed; and what the vendor's page says about its invoices.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anInvoiceDesk, type InvoiceDesk } from '../../../testing/invoice-desk.ts';

let app: TestApp;
let desk: InvoiceDesk;

beforeAll(async () => {
  app = await startTestApp();
  desk = await anInvoiceDesk(app);
});
afterAll(() => app.close());

const get = async (path: string, from = desk) => {
  const { status, data } = await from.desk.keeper.send('GET', path);
  expect(status, path).toBe(200);
  return data;
};

async function approved(unitCents: number, acceptedTooMuchCents: number): Promise<void> {
  const { data } = await desk.upload(desk.anInvoice([{ number: 'SN-2', quantity: 1, unitCents }]));
  const { status } = await desk.desk.keeper.send('POST', `invoices/${data.id}/approval`, {
    acceptedTooMuchCents,
  });
  expect(status).toBe(200);
}

it('tells what approved invoices charge beyond the agreed price, by product and vendor', async () => {
  const paidBefore = (await get('reports/price-check?preset=allTime')).totals;
  expect(await get('reports/invoiced-prices?preset=allTime')).toMatchObject({ items: [], total: 0 });
  await approved(4350, 160);
  await approved(4190, 0);
  // Cheaper than agreed: told, and no sum balances what others charge too much.
  await approved(4100, 0);
  const { items, totals } = await get('reports/invoiced-prices?preset=allTime');
  expect(items).toMatchObject([
    {
      ...{ vendorId: desk.order.vendorId, invoices: 3, quantity: 3 },
      ...{ agreedCents: 12_570, chargedCents: 12_640, differenceCents: 70 },
    },
  ]);
  expect(totals).toEqual({
    ...{ invoices: 3, agreedCents: 12_570, chargedCents: 12_640, differenceCents: 70, tooMuchCents: 70 },
  });
  expect((await get('reports/price-check?preset=allTime')).totals.uncheckedCents).toBe(
    paidBefore.uncheckedCents + 70,
  );
  expect(await get('reports/invoiced-prices?preset=lastYear')).toMatchObject({ total: 0 });
});

it('a vendor has its invoices, their differences, and the share of those without any', async () => {
  await desk.upload(desk.anInvoice([{ number: 'SN-1', quantity: 2, unitCents: 600 }]));
  const { vendorId } = desk.order;
  expect(await get(`vendors/${vendorId}/invoices`)).toEqual({
    ...{ count: 4, open: 1, compared: 4, agreeing: 2, tooMuchCents: 160 + 110 },
    grossCents: [4350, 4190, 4100, 1200].reduce((sum, net) => sum + net + Math.round(net * 0.19), 0),
  });
  const other = await anInvoiceDesk(app);
  expect(await get(`vendors/${vendorId}/invoices`, other)).toMatchObject({ count: 0, tooMuchCents: 0 });
  expect(await get('reports/invoiced-prices?preset=allTime', other)).toMatchObject({ total: 0 });
});
