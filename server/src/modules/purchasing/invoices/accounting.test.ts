// The hand-over to the tax adviser.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aProduct } from '../../../testing/catalog-builders.ts';
import { anInvoiceDesk, type InvoiceDesk } from '../../../testing/invoice-desk.ts';

let app: TestApp;
let invoices: InvoiceDesk;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  invoices = await anInvoiceDesk(app);
});

const send: InvoiceDesk['desk']['keeper']['send'] = (method, path, body) =>
  invoices.desk.keeper.send(method, path, body);
const settings = {
  ...{
    adviserNumber: 29098,
    clientNumber: 55003,
    fiscalYearMonth: 1,
    accountLength: 4,
    expenseAccount: '3200',
  },
};
const save = (account = '70001') =>
  send('PUT', 'invoice-accounting', {
    ...settings,
    vendorAccounts: [{ vendorId: invoices.order.vendorId, account }],
  });
const handOver = (month: string) => send('POST', 'invoice-handovers', { month });
const one = [{ number: 'SN-1', quantity: 1, unitCents: 545 }];

async function approved(issuedOn: string): Promise<{ id: number; number: string }> {
  const { data } = await invoices.upload(invoices.anInvoice(one, { issuedOn }));
  await send('POST', `invoices/${data.id}/approval`, {});
  return data;
}

async function download(handoverId: number, format: string): Promise<Buffer> {
  const answer = await app.request({
    method: 'GET',
    url: `/pro/invoice-handovers/${handoverId}/file?format=${format}`,
    headers: invoices.desk.keeper.headers,
  });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

describe('a month', () => {
  it('is handed over once, with settings and accounts; a later invoice goes with the next', async () => {
    const first = await approved('2026-02-03');
    await approved('2026-03-01');
    expect((await handOver('2026-02')).errors.code).toBe('ACCOUNTING_INCOMPLETE');
    await save();
    const { data } = await handOver('2026-02');
    expect(data.handovers).toMatchObject([{ month: '2026-02', count: 1, grossCents: 649 }]);
    expect(data.open).toMatchObject([{ month: '2026-03', count: 1 }]);
    expect((await handOver('2026-02')).errors.code).toBe('HANDOVER_DONE');
    expect((await handOver('2026-01')).errors.code).toBe('HANDOVER_EMPTY');

    const late = await approved('2026-02-20');
    const csv = (await download(data.handovers[0].id, 'csv')).toString();
    expect(csv).toContain(first.number);
    expect(csv).not.toContain(late.number);
    const march = (await handOver('2026-03')).data.handovers[0];
    expect(march).toMatchObject({ month: '2026-03', count: 2 });
    expect((await download(march.id, 'csv')).toString()).toContain(late.number);
  });

  it('is a ZIP with the bookings, the list of documents and the originals', async () => {
    await approved('2026-02-03');
    await save();
    const { id } = (await handOver('2026-02')).data.handovers[0];
    const zip = await download(id, 'datev');
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    const names = zip.toString('latin1');
    for (const name of ['EXTF_Buchungsstapel_2026-02.csv', 'document.xml', 'rechnung.xml'])
      expect(names).toContain(name);
    expect(zip.equals(await download(id, 'datev'))).toBe(true);
    expect((await download(id, 'xlsx')).subarray(0, 2).toString()).toBe('PK');
  });

  it('books by category and with keys of input VAT where the practice says so', async () => {
    await app.asOwner.run('update order_position set product_id = $2 where id = $1', [
      invoices.order.positions[0]?.id,
      await aProduct(app),
    ]);
    const { id: categoryId } = await app.asOwner.one<{ id: number }>(
      `select coalesce(k.parent_id, k.id) as id from order_position p join product d on d.id = p.product_id
       join category k on k.id = d.category_id where p.id = $1`,
      [invoices.order.positions[0]?.id],
    );
    const lines = [...one, { number: 'SN-2', quantity: 1, unitCents: 4190 }];
    const { data } = await invoices.upload(invoices.anInvoice(lines, { issuedOn: '2026-02-03' }));
    await send('POST', `invoices/${data.id}/approval`, {});
    const body = {
      ...{ ...settings, vatKeys: [{ percent: 19, key: '9' }] },
      vendorAccounts: [{ vendorId: invoices.order.vendorId, account: '70001' }],
    };
    const unknown = { ...body, categoryAccounts: [{ categoryId: 2_000_000_000, account: '3400' }] };
    expect((await send('PUT', 'invoice-accounting', unknown)).status).toBe(404);
    const saved = await send('PUT', 'invoice-accounting', {
      ...body,
      categoryAccounts: [{ categoryId, account: '3400' }],
    });
    expect(saved.data.categories).toContainEqual(
      expect.objectContaining({ id: categoryId, account: '3400' }),
    );
    const { id } = (await handOver('2026-02')).data.handovers[0];
    const rows = (await download(id, 'csv')).toString().trim().split('\n').slice(1);
    expect(rows.map((row) => row.split(';').slice(5, 9).join('|').trim())).toEqual([
      '3200|9||49,86',
      '3400|9||6,49',
    ]);
  });

  it('needs an account of each vendor', async () => {
    await approved('2026-02-03');
    await send('PUT', 'invoice-accounting', { ...settings, vendorAccounts: [] });
    expect((await handOver('2026-02')).errors.code).toBe('ACCOUNTING_INCOMPLETE');
    await save();
    expect((await handOver('2026-02')).status).toBe(200);
  });
});

it('another practice sees nothing of it', async () => {
  await approved('2026-02-03');
  await save();
  const { id } = (await handOver('2026-02')).data.handovers[0];
  const other = await anInvoiceDesk(app);
  const url = `/pro/invoice-handovers/${id}/file`;
  const answer = await app.request({ method: 'GET', url, headers: other.desk.keeper.headers });
  expect(answer.statusCode).toBe(404);
  const foreign = { ...settings, vendorAccounts: [{ vendorId: invoices.order.vendorId, account: '70001' }] };
  expect((await other.desk.keeper.send('PUT', 'invoice-accounting', foreign)).status).toBe(404);
  expect((await other.desk.keeper.send('GET', 'invoice-accounting')).data).toEqual({
    settings: null,
    vendors: [],
    categories: expect.any(Array),
    open: [],
    handovers: [],
  });
});
