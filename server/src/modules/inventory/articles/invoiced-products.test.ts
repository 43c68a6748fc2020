import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anOffer, aProduct, aVendor, readSlug } from '../../../testing/catalog-builders.ts';
import { anInvoiceDesk, type InvoiceDesk } from '../../../testing/invoice-desk.ts';

let app: TestApp;
let invoices: InvoiceDesk;

beforeAll(async () => {
  app = await startTestApp();
  invoices = await anInvoiceDesk(app);
});
afterAll(() => app.close());

const suggested = async () => (await invoices.desk.keeper.send('GET', 'articles-suggestion/invoices')).data;

/** A product that this vendor calls so. */
async function aProductCalled(number: string, name: string, vendorId: number): Promise<number> {
  const product = await aProduct(app, { name });
  const offer = await anOffer(app, product, vendorId);
  await app.asOwner.run('update offer set order_number = $2 where id = $1', [offer, number]);
  return product;
}

it('what an invoice names by its vendor’s number and is no article yet is suggested', async () => {
  const { vendorId } = invoices.order;
  const gloves = await aProductCalled('SN-1', 'Handschuhe', vendorId);
  const masks = await aProductCalled('SN-2', 'Masken', vendorId);
  await aProductCalled('SN-2', 'Anderswo', await aVendor(app));
  expect(await suggested()).toEqual([]);
  await invoices.upload(invoices.anInvoice(undefined, { issuedOn: '2026-02-03' }));
  await invoices.upload(
    invoices.anInvoice([{ number: 'SN-2', quantity: 1, unitCents: 4190 }], { issuedOn: '2026-02-05' }),
  );
  expect(await suggested()).toMatchObject([
    { productId: masks, name: { de: 'Masken' }, seller: 'Depotia', invoicedOn: '2026-02-05' },
    { productId: gloves, name: { de: 'Handschuhe' }, seller: 'Depotia', invoicedOn: '2026-02-03' },
  ]);
  const article = { name: 'Masken', catalogOrigin: { catalogProductSlug: await readSlug(app, masks) } };
  await invoices.desk.keeper.send('POST', 'inventory/article', article);
  expect((await suggested()).map(({ productId }: { productId: number }) => productId)).toEqual([gloves]);
});

it('nobody sees what others were charged for', async () => {
  const other = await anInvoiceDesk(app);
  const answer = await other.desk.keeper.send('GET', 'articles-suggestion/invoices');
  expect(answer.data).toEqual([]);
});
