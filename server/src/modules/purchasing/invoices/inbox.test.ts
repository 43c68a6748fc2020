// The inbox with many invoices: as many statements as with one, pages, periods, and the way from one invoice to the next.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anInvoiceDesk, type InvoiceDesk } from '../../../testing/invoice-desk.ts';
import { recordStatements } from '../../../testing/statements.ts';

let app: TestApp;
let desk: InvoiceDesk;

beforeAll(async () => {
  app = await startTestApp();
  desk = await anInvoiceDesk(app);
});
afterAll(() => app.close());

const get = async (path: string) => {
  const { status, data } = await desk.desk.keeper.send('GET', path);
  expect(status, path).toBe(200);
  return data;
};
const calls = ['invoices', 'invoices/summary', 'invoices?dueSoon=true', 'invoices?comparison=agrees&page=1'];

/** Copies of an invoice with numbers and days of their own; every third is approved. */
async function copy(id: number, count: number): Promise<void> {
  const { asOwner } = app;
  const { name } = await asOwner.one<{ name: string }>(
    `select string_agg(quote_ident(attname), ', ') as name from pg_attribute
     where attrelid = 'invoice'::regclass and attnum > 0 and not attisdropped
       and attname not in ('id', 'number', 'issued_on', 'state', 'document_id')`,
  );
  await asOwner.run(
    `insert into invoice (${name}, number, issued_on, state)
     select ${name.replace(/\S+/g, (column) => `i.${column}`)}, 'COPY-' || n, date '2026-01-01' + n % 300,
       case when n % 3 = 0 then 'approved' else 'open' end
     from invoice i, generate_series(1, $2) n where i.id = $1`,
    [id, count],
  );
  await asOwner.run(
    `insert into invoice_order (practice_id, invoice_id, order_id)
     select c.practice_id, c.id, io.order_id from invoice c
     join invoice_order io on io.practice_id = c.practice_id and io.invoice_id = $1 where c.number like 'COPY-%'`,
    [id],
  );
}

it('takes as many statements for many invoices as for one, and goes through them one by one', async () => {
  const { data } = await desk.upload(desk.anInvoice());
  const neighbours = `invoices/${data.id}/neighbours`;
  const count = async () => {
    const counts: number[] = [];
    for (const call of [...calls, neighbours]) counts.push((await recordStatements(() => get(call))).length);
    return counts;
  };
  const ofOne = await count();
  await copy(data.id, 1000);
  expect(await count()).toEqual(ofOne);

  const { total, items, groups } = await get('invoices?pageSize=100&page=9');
  expect([total, items.length]).toEqual([1001, 100]);
  expect(groups.map(({ group, count: inside }: { group: string; count: number }) => [group, inside])).toEqual(
    [
      ['ready', 668],
      ['checked', 333],
    ],
  );

  const period = 'from=2026-02-01&to=2026-02-07';
  const shown = (await get(`invoices?${period}&pageSize=100`)).items.map(({ id }: { id: number }) => id);
  expect(shown).toHaveLength(29);
  const at = (place: number) => get(`invoices/${shown[place]}/neighbours?${period}`);
  expect(await at(0)).toEqual({ previousId: null, nextId: shown[1] });
  expect(await at(20)).toEqual({ previousId: shown[19], nextId: shown[21] });
  expect(await at(28)).toEqual({ previousId: shown[27], nextId: null });
  expect(await get(`invoices/${shown[0]}/neighbours?group=waiting`)).toEqual({
    previousId: null,
    nextId: null,
  });
});

it('another practice learns nothing of the neighbours', async () => {
  const { data } = await desk.upload(desk.anInvoice());
  const other = await anInvoiceDesk(app);
  expect((await other.desk.keeper.send('GET', `invoices/${data.id}/neighbours`)).status).toBe(404);
});
