// Invoices of the demo practices: files as vendors send them, for some of their orders. Most are right, the others differ in one way each.
import { createHash } from 'node:crypto';
import { addDays } from '@praxora/rules/shared/calendar';
import type { Client } from 'pg';
import { readInvoiceFile } from '../../src/modules/purchasing/index.ts';
import { slugify } from '../text.ts';
import { complain } from './demo-complaint.ts';
import { writeXRechnung } from './write-xrechnung.ts';
import { writeZugferd } from './write-zugferd.ts';
import type { WrittenInvoice, WrittenLine } from './written-invoice.ts';

interface OrderRow {
  readonly id: number;
  readonly order_number: string;
  readonly vendor_id: number;
  readonly vendor_name: string;
  readonly customer_number: string;
  readonly shipping_cents: number;
  readonly surcharge_cents: number;
  readonly placed_by: number;
  readonly placed_on: string;
  readonly company: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: 'DE' | 'AT';
  readonly is_partial: boolean;
  readonly positions: readonly PositionRow[];
}

interface PositionRow {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly quantity: number;
  readonly received: number;
  readonly net: number;
  readonly unit: number;
  readonly discount: number;
  readonly vat: number;
}

type Kind =
  | 'right'
  | 'dearer'
  | 'without-discount'
  | 'all-charged'
  | 'one-more'
  | 'other-article'
  | 'shipping'
  | 'other-rate'
  | 'without-order';

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
  'right',
  'without-order',
  'right',
  'right',
  'right',
];
const approvedFrom = 11;
const paidFrom = 12;

const findOrders = `
  select o.id, o.order_number, o.vendor_id, o.vendor_name, o.customer_number, o.shipping_cents, o.surcharge_cents, o.placed_by,
    to_char(o.placed_at, 'YYYY-MM-DD') as placed_on, a.company_name as company, a.street, a.postcode, a.location as city,
    p.country, o.state = 'partially-received' as is_partial,
    (select json_agg(json_build_object('id', l.id, 'number', l.vendor_order_number, 'name', l.name_de, 'quantity', l.quantity,
       'received', l.received, 'net', l.net_cents, 'unit', l.unit_price_cents, 'discount', l.discount_cents,
       'vat', l.vat_percent::float8) order by l.line)
     from order_position l where l.practice_id = o.practice_id and l.order_id = o.id) as positions
  from purchase_order o
  join practice p on p.id = o.practice_id
  join address a on a.practice_id = o.practice_id and a.id = o.address_id
  where o.practice_id = $1 and o.state in ('partially-received', 'fully-received')
  order by o.state = 'fully-received', o.placed_at desc, o.id desc limit $2`;

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

async function writeOne(
  client: Client,
  practiceId: number,
  order: OrderRow,
  invoice: WrittenInvoice,
  index: number,
): Promise<number> {
  const isPdf = index % 2 === 1;
  const content = isPdf ? writeZugferd(invoice) : Buffer.from(writeXRechnung(invoice));
  const name = `${invoice.number}.${isPdf ? 'pdf' : 'xml'}`;
  const read = readInvoiceFile({ name, content }, {}, order.country);
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
  await client.query(
    `insert into invoice_position (practice_id, invoice_id, position_id, quantity, charged_cents, agreed_cents)
     select practice_id, $2, id, least(received, quantity), net_cents, net_cents from order_position
     where practice_id = $1 and order_id = $3 and received > 0`,
    [practiceId, id, order.id],
  );
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

export async function writeInvoices(client: Client, today: string): Promise<void> {
  const { rows: practices } = await client.query<{ id: number }>(
    `select id from practice where edition = 'pro20' order by id`,
  );
  for (const { id: practiceId } of practices) {
    const { rows: orders } = await client.query<OrderRow>(findOrders, [practiceId, kinds.length * 2]);
    const complete = orders.filter(({ is_partial }) => !is_partial);
    const partial = orders.filter(({ is_partial }) => is_partial);
    let next = 0;
    for (const [index, kind] of kinds.entries()) {
      const order = kind === 'all-charged' ? (partial[0] ?? complete[next]) : complete[next];
      if (order === undefined) break;
      if (order === complete[next]) next += 1;
      const isUseless =
        kind === 'without-discount' && order.positions.every(({ discount }) => discount === 0);
      const invoice = written(order, isUseless ? 'right' : kind, index, today);
      const id = await writeOne(client, practiceId, order, invoice, index);
      if (kind === 'shipping') await complain(client, { practiceId, invoiceId: id, ...order }, invoice);
    }
    const credited = complete[next];
    if (credited) await writeOne(client, practiceId, credited, creditNote(credited, today), 1);
  }
}
