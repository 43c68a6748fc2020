// What was found on the day that a demo invoice was approved, and what it charged for each position.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import type { Client } from 'pg';
import type { OrderRow } from './demo-orders.ts';
import type { WrittenInvoice } from './written-invoice.ts';

type Row = InvoiceDetail['rows'][number];

/** The lines are those of the positions that arrived, in their order; a dearer one was accepted. */
export async function decide(
  client: Client,
  { practiceId, invoiceId, order }: { practiceId: number; invoiceId: number; order: OrderRow },
  { lines, shippingCents }: WrittenInvoice,
): Promise<void> {
  const arrived = order.positions.filter(({ received }) => received > 0);
  const rows = lines.flatMap((line, lineIndex): Row[] => {
    const position = arrived[lineIndex];
    if (position === undefined) return [];
    const agreedCents = Math.round((position.net * line.quantity) / position.quantity);
    const cents = line.netCents - agreedCents;
    return [
      {
        ...{ lineIndex, invoicedName: line.name, invoicedNumber: line.number, matchedBy: 'vendor-number' },
        ...{ positionId: position.id, orderedName: { de: position.name, en: position.name_en } },
        ...{ picture: position.picture, ordered: position.quantity, orderedCents: position.net },
        ...{
          received: position.received,
          invoiced: line.quantity,
          invoicedCents: line.netCents,
          agreedCents,
        },
        differences: cents > 0 ? [{ kind: 'PRICE_HIGHER', quantity: null, cents }] : [],
      },
    ];
  });
  const charges = { invoicedCents: shippingCents, agreedCents: shippingCents, differences: [] };
  const decided = { rows, charges: shippingCents > 0 ? charges : null, total: null };
  const tooMuchCents = rows.reduce(
    (sum, { differences }) => sum + differences.reduce((line, { cents }) => line + cents, 0),
    0,
  );
  await client.query(
    'update invoice set decided_match = $3, too_much_cents = $4 where practice_id = $1 and id = $2',
    [practiceId, invoiceId, JSON.stringify(decided), tooMuchCents],
  );
  await client.query(
    `insert into invoice_position (practice_id, invoice_id, position_id, quantity, charged_cents, agreed_cents)
     select $1, $2, "positionId", invoiced, "invoicedCents", "agreedCents"
     from jsonb_to_recordset($3::jsonb) as r ("positionId" bigint, invoiced numeric, "invoicedCents" bigint, "agreedCents" bigint)`,
    [practiceId, invoiceId, JSON.stringify(rows)],
  );
}
