// Invoices of the demo practices: files as vendors send them, for some of their orders. Most are right, the others differ in one way each.
import { createHash } from 'node:crypto';
import { addDays } from '@praxora/rules/shared/calendar';
import type { Client } from 'pg';
import { readInvoiceFile } from '../../src/modules/purchasing/index.ts';
import { slugify } from '../text.ts';
import { complain } from './demo-complaint.ts';
import { decide } from './demo-decision.ts';
import { agreeDiscount, type Kind, listOrders, type OrderRow, takeOrder } from './demo-orders.ts';
import { writeXRechnung } from './write-xrechnung.ts';
import { writePlainPdf, writeZugferd } from './write-zugferd.ts';
import { computeTotals, type WrittenInvoice, type WrittenLine } from './written-invoice.ts';

/** Newest order first. The last ones were approved and paid long ago. */
const kinds: readonly Kind[] = [
  'dearer',
  'right',
  'all-charged',
  'shipping',
  'right',
  'other-article',
  'one-more',
  'other-rate',
  'without-discount',
  'left-out',
  'plain',
  'without-order',
  'dearer',
  'right',
  'right',
];
const approvedFrom = 12;
const paidFrom = 13;

/** The check digits that make it an IBAN. */
function demoIban(country: 'DE' | 'AT', vendorId: number): string {
  const account = String(vendorId).padStart(
    country === 'DE' ? 18 : 16,
    country === 'DE' ? '1203000000002020' : '19043',
  );
  const letters = country === 'DE' ? '131400' : '102900';
  const check = 98n - (BigInt(account + letters) % 97n);
  return `${country}${String(check).padStart(2, '0')}${account}`;
}

/** The whole order, or what arrived of it, as its terms say. */
const rightLines = (order: OrderRow): WrittenLine[] =>
  order.positions.flatMap(({ number, name, quantity, received, net, vat }) =>
    received <= 0
      ? []
      : [
          {
            ...{ number, name, vatPercent: vat },
            quantity: Math.min(received, quantity),
            netCents: Math.round((net * Math.min(received, quantity)) / quantity),
          },
        ],
  );

const changeFirst = (
  lines: readonly WrittenLine[],
  change: (line: WrittenLine) => Partial<WrittenLine>,
): WrittenLine[] => lines.map((line, index) => (index === 0 ? { ...line, ...change(line) } : line));

function writeLines(order: OrderRow, kind: Kind): readonly WrittenLine[] {
  const lines = rightLines(order);
  switch (kind) {
    case 'dearer':
      return changeFirst(lines, ({ netCents, quantity }) => ({ netCents: netCents + 160 * quantity }));
    case 'all-charged':
      return order.positions.map(({ number, name, quantity, net, vat }) => ({
        ...{ number, name, quantity, netCents: net, vatPercent: vat },
      }));
    case 'one-more':
      return changeFirst(lines, ({ netCents, quantity }) => ({
        quantity: quantity + 1,
        netCents: Math.round((netCents * (quantity + 1)) / quantity),
      }));
    case 'other-article':
      return [
        ...lines,
        {
          number: 'AKT-2026',
          name: 'Aktionspaket Herbst',
          quantity: 1,
          netCents: 1990,
          vatPercent: lines[0]?.vatPercent ?? 19,
        },
      ];
    case 'left-out':
      return lines.length > 1 ? lines.slice(1) : lines;
    case 'other-rate':
      return changeFirst(lines, ({ vatPercent }) => ({ vatPercent: vatPercent === 7 ? 19 : 7 }));
    case 'without-discount':
      return lines.map((line) => {
        const position = order.positions.find(
          ({ number, name }) => number === line.number && name === line.name,
        );
        return position ? { ...line, netCents: position.unit * line.quantity } : line;
      });
    default:
      return lines;
  }
}

function written(order: OrderRow, kind: Kind, index: number, today: string): WrittenInvoice {
  const delivered = addDays(order.placed_on, 3);
  const issuedOn = index < approvedFrom ? addDays(today, -(1 + index)) : addDays(delivered, 1);
  const slug = slugify(order.vendor_name);
  const name = `${order.vendor_name} GmbH`;
  const place =
    order.country === 'DE'
      ? { street: `Hafenring ${order.vendor_id}`, postcode: '28195', city: 'Bremen' }
      : { street: `Marktplatz ${order.vendor_id}`, postcode: '5020', city: 'Salzburg' };
  const fees = order.shipping_cents + order.surcharge_cents;
  return {
    number: `RE-${issuedOn.slice(0, 4)}-${88_000 + order.id}`,
    issuedOn,
    dueOn: addDays(issuedOn, index % 3 === 0 && index % 4 !== 1 ? 8 : 30),
    deliveredOn: delivered < issuedOn ? delivered : issuedOn,
    order: kind === 'without-order' ? 'telefonisch' : order.order_number,
    seller: {
      ...{ name, ...place, country: order.country },
      vatId:
        order.country === 'DE'
          ? `DE${String(811_000_000 + order.vendor_id)}`
          : `ATU${String(61_000_000 + order.vendor_id)}`,
      email: `rechnung@${slug}.example`,
      iban: demoIban(order.country, order.vendor_id),
    },
    buyer: {
      ...{ name: order.company, street: order.street, postcode: order.postcode, city: order.city },
      ...{ country: order.country, vatId: '', customerNumber: order.customer_number },
    },
    lines: writeLines(order, kind),
    shippingCents: kind === 'shipping' ? fees + 590 : fees,
    cashDiscount: index % 4 === 1 ? { days: 10, percent: index % 8 === 1 ? 2 : 3 } : null,
  };
}

/** XRechnung and ZUGFeRD in turn; a plain PDF comes with what somebody typed. */
function writeFile(invoice: WrittenInvoice, isPlain: boolean, index: number) {
  const { number, issuedOn, seller } = invoice;
  if (isPlain) {
    const { netCents, grossCents } = computeTotals(invoice);
    const typed = { number, issuedOn, sellerName: seller.name, netCents, grossCents };
    return { name: `${number}.pdf`, content: writePlainPdf(invoice), typed };
  }
  return index % 2 === 1
    ? { name: `${number}.pdf`, content: writeZugferd(invoice), typed: {} }
    : { name: `${number}.xml`, content: Buffer.from(writeXRechnung(invoice)), typed: {} };
}

async function writeOne(
  client: Client,
  practiceId: number,
  order: OrderRow,
  invoice: WrittenInvoice,
  index: number,
  isPlain = false,
): Promise<number> {
  const { name, content, typed } = writeFile(invoice, isPlain, index);
  const read = readInvoiceFile({ name, content }, typed, order.country);
  const one = read.invoice;
  const state = index >= paidFrom ? 'paid' : index >= approvedFrom ? 'approved' : 'open';
  const isNamed = invoice.order === order.order_number;
  const approvedAt = state === 'open' ? null : `${addDays(invoice.issuedOn, 2)} 09:12`;
  const user = order.placed_by;
  const { rows } = await client.query<{ id: number }>(
    `insert into invoice (practice_id, kind, format, profile, number, issued_on, due_on, currency, net_cents, gross_cents,
       payable_cents, seller_name, seller_key, seller_vat_id, ibans, content, keep_until, received_by, received_at, vendor_id,
       vendor_sign, orders_sign, state, approved_at, approved_by, too_much_cents, charges_cents, paid_at, paid_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24,
       $25, $26, $27, $28, $29)
     returning id`,
    [
      practiceId,
      ...[one.kind, one.format, one.profile, one.number, one.issuedOn, one.dueOn, one.currency, one.netCents],
      ...[one.grossCents, one.payableCents, one.sellerName, one.sellerKey, one.sellerVatId, one.ibans],
      ...[JSON.stringify(one.content), one.keepUntil, user, `${invoice.issuedOn} 18:04`],
      ...(isNamed ? [order.vendor_id, 'name', 'order-number'] : [null, null, null]),
      ...[state, approvedAt, approvedAt && user, approvedAt && 0, approvedAt && invoice.shippingCents],
      ...(state === 'paid' ? [approvedAt, user] : [null, null]),
    ],
  );
  const id = rows[0]?.id ?? 0;
  await client.query(
    `insert into invoice_file (practice_id, invoice_id, file_name, media_type, size, sha256, content)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      practiceId,
      id,
      name,
      read.mediaType,
      content.length,
      createHash('sha256').update(content).digest('hex'),
      content,
    ],
  );
  if (!isNamed) return id;
  await client.query('insert into invoice_order (practice_id, invoice_id, order_id) values ($1, $2, $3)', [
    practiceId,
    id,
    order.id,
  ]);
  if (state === 'open') return id;
  await decide(client, { practiceId, invoiceId: id, order }, invoice);
  return id;
}

/** Of one pack that went back. */
function creditNote(order: OrderRow, today: string): WrittenInvoice {
  const invoice = written(order, 'right', 2, today);
  return {
    ...invoice,
    number: `GS-${invoice.issuedOn.slice(0, 4)}-${1200 + order.id}`,
    lines: invoice.lines
      .slice(0, 1)
      .map((line) => ({ ...line, quantity: 1, netCents: Math.round(line.netCents / line.quantity) })),
    ...{ shippingCents: 0, cashDiscount: null, isCredit: true },
  };
}

/** Of each practice that has the whole product. */
export async function writeInvoices(client: Client, today: string): Promise<void> {
  const { rows: practices } = await client.query<{ id: number }>(
    `select id from practice where edition = 'pro20' order by id`,
  );
  for (const { id } of practices) await writeInvoicesOfPractice(client, id, today);
}

export async function writeInvoicesOfPractice(
  client: Client,
  practiceId: number,
  today: string,
): Promise<void> {
  const orders = await listOrders(client, practiceId, kinds.length * 2);
  for (const [index, kind] of kinds.entries()) {
    const [taken] = takeOrder(orders, kind);
    if (taken === undefined) break;
    const order = kind === 'without-discount' ? await agreeDiscount(client, practiceId, taken) : taken;
    const invoice = written(order, kind, index, today);
    const id = await writeOne(client, practiceId, order, invoice, index, kind === 'plain');
    if (kind === 'shipping') await complain(client, { practiceId, invoiceId: id, ...order }, invoice);
  }
  const [credited] = takeOrder(orders, 'right');
  if (credited) await writeOne(client, practiceId, credited, creditNote(credited, today), 1);
}
