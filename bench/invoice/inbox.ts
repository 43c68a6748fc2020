// npm run bench:invoice-inbox: the inbox with many open invoices, each with an order of its own.
import { parseArgs } from 'node:util';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { withProduct } from '../beside-sql/product.ts';
import { cpuMs } from '../optimizer/cpu-clock.ts';
import { loadOrders } from '../orders/load.ts';

answerHelp(`npm run bench:invoice-inbox -- [options]

The calls of the inbox with many open invoices of three lines, each compared with an order of its own.

  --invoices N    invoices (5000)
  --runs N        how often each call is measured (7)`);

const { values } = parseArgs({
  options: { invoices: { type: 'string', default: '5000' }, runs: { type: 'string', default: '7' } },
});
const invoices = Number(values.invoices);

/** Lines as they are kept, from the order's positions. */
const insertInvoices = `
  insert into invoice (practice_id, id, kind, format, number, issued_on, due_on, currency, net_cents, gross_cents, payable_cents,
    seller_name, seller_key, vendor_id, vendor_sign, orders_sign, content, keep_until, received_by)
  select o.practice_id, o.id, 'invoice', 'CII', 'RE-' || o.id, current_date - o.id % 90, current_date + o.id % 30, 'EUR', o.net_cents,
    o.gross_cents, o.gross_cents, o.vendor_name, o.vendor_name, o.vendor_id, 'name', 'order-number',
    jsonb_build_object('charges', '[]'::jsonb, 'findings', '[]'::jsonb, 'discounts', '[]'::jsonb, 'lines',
      (select jsonb_agg(jsonb_build_object('line', l.line::text, 'vendorNumber', l.vendor_order_number, 'gtin', null,
         'manufacturerNumber', l.manufacturer_number, 'name', l.name_de, 'quantity', l.quantity::text, 'netCents', l.net_cents,
         'vatPercent', 19, 'order', null) order by l.line)
       from order_position l where l.practice_id = o.practice_id and l.order_id = o.id)), current_date + 3000, o.placed_by
  from purchase_order o`;

await withProduct(
  async (owner, practice) => {
    await loadOrders(owner, { ...practice, orders: invoices });
    await owner.query(insertInvoices);
    await owner.query('insert into invoice_order select practice_id, id, id from invoice');
    await owner.query(
      `insert into invoice_file (practice_id, invoice_id, file_name, media_type, size, sha256, content)
       select practice_id, id, 'rechnung.xml', 'application/xml', 1, lpad(id::text, 64, '0'), 'x' from invoice`,
    );
    await owner.query('vacuum analyze');
  },
  async ({ read }) => {
    const [{ id }] = ((await read('invoices?page=60')) as { items: [{ id: number }] }).items;
    const paths = [
      'invoices',
      'invoices?page=60',
      'invoices/summary',
      `invoices/${id}/neighbours`,
      `invoices/${id}`,
    ];
    console.log(`${invoices} open invoices; milliseconds of a call, and of them CPU of the server`);
    for (const path of paths) {
      const [begun, used] = [performance.now(), cpuMs()];
      await read(path);
      const first = `the first time ${Math.round(performance.now() - begun)} ms, CPU ${Math.round(cpuMs() - used)} ms`;
      const runs: [number, number][] = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        const [started, cpu] = [performance.now(), cpuMs()];
        await read(path);
        runs.push([performance.now() - started, cpuMs() - cpu]);
      }
      const middle = (index: 0 | 1) =>
        Math.round(runs.map((run) => run[index]).sort((one, other) => one - other)[runs.length >> 1] ?? 0);
      console.log(`${path.padEnd(28)} ${middle(0)} ms, CPU ${middle(1)} ms; ${first}`);
    }
  },
);
