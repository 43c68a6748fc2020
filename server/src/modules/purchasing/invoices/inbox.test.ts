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
const calls = ['invoices', 'invoices/summary', 'invoices?dueSoon=true', 'invoices?comparison=agrees'];

/** Copies of an invoice with numbers and days of their own, from one number to another; every third is approved. */
async function copy(id: number, from: number, to: number): Promise<void> {
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
     from invoice i, generate_series($2::integer, $3::integer) n where i.id = $1`,
    [id, from, to],
  );
  await asOwner.run(
    `insert into invoice_order (practice_id, invoice_id, order_id)
     select c.practice_id, c.id, io.order_id from invoice c
     join invoice_order io on io.practice_id = c.practice_id and io.invoice_id = $1 where c.number like 'COPY-%'
     on conflict do nothing`,
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
  await copy(data.id, 1, 1000);
  expect(await count()).toEqual(ofOne);
  const again = await recordStatements(() => get('invoices'));
  expect(again.length, 'what was compared before is not compared again').toBeLessThan(ofOne[0] ?? 0);

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

  await copy(data.id, 1001, 5000);
  expect(await count()).toEqual(ofOne);
  const last = await get('invoices?page=83&pageSize=60');
  expect([last.total, last.items.length]).toEqual([5001, 21]);
}, 120_000);

it('compares an open invoice anew as soon as something it depends on has changed', async () => {
  const own = await anInvoiceDesk(app);
  const { send } = own.desk.keeper;
  const [first, second] = own.order.positions;
  const lines = [{ number: 'ANDERS', name: 'Anderes', quantity: 14, unitCents: 545 }];
  const { data } = await own.upload(own.anInvoice(lines));
  const listed = async () => {
    const [{ comparison, tooMuchCents }] = (await send('GET', 'invoices')).data.items;
    return [comparison, tooMuchCents];
  };
  const { asOwner } = app;
  expect(await listed()).toEqual(['differs', 1090]);
  await send('PUT', `invoices/${data.id}/lines/0`, { positionId: null });
  expect(await listed(), 'none of the order').toEqual(['differs', 7630]);
  await send('PUT', `invoices/${data.id}/lines/0`, { positionId: first?.id });
  expect(await listed(), 'a correction').toEqual(['differs', 1090]);
  await asOwner.run('update order_position set received = 13 where id = $1', [first?.id]);
  expect(await listed(), 'goods that arrived').toEqual(['differs', 545]);
  await asOwner.run('update order_position set received = 14 where id = $1', [first?.id]);
  expect(await listed(), 'all goods').toEqual(['agrees', 0]);
  await asOwner.run('update order_position set unit_price_cents = 540, net_cents = 10800 where id = $1', [
    first?.id,
  ]);
  expect(await listed(), 'another price').toEqual(['differs', 70]);
  await send('PUT', 'invoice-settings', {
    lineToleranceCents: 70,
    documentToleranceCents: 70,
    ownerLimitCents: null,
  });
  expect(await listed(), 'another tolerance').toEqual(['agrees', 0]);
  const other = await own.upload(own.anInvoice([{ number: 'SN-1', quantity: 14, unitCents: 540 }]));
  expect((await send('POST', `invoices/${other.data.id}/approval`, {})).status).toBe(200);
  expect((await listed())[0], 'charged by an invoice that was approved').toBe('differs');
  await send('PUT', `invoices/${data.id}/lines/0`, { positionId: second?.id });
  expect((await listed())[0], 'another correction').toBe('differs');
});

it('another practice learns nothing of the neighbours', async () => {
  const { data } = await desk.upload(desk.anInvoice());
  const other = await anInvoiceDesk(app);
  expect((await other.desk.keeper.send('GET', `invoices/${data.id}/neighbours`)).status).toBe(404);
});
