// A complaint of the demo data: about shipping that the order's terms do not know.
import type { Client } from 'pg';
import type { WrittenInvoice } from './written-invoice.ts';

interface Complained {
  readonly practiceId: number;
  readonly invoiceId: number;
  readonly order_number: string;
  readonly placed_by: number;
}

export async function complain(
  client: Client,
  { practiceId, invoiceId, order_number, placed_by }: Complained,
  { number, seller, issuedOn }: WrittenInvoice,
): Promise<void> {
  await client.query(`update invoice set state = 'complained' where practice_id = $1 and id = $2`, [
    practiceId,
    invoiceId,
  ]);
  const paragraphs = [
    'Guten Tag,',
    `in Ihrer Rechnung ${number} zu unserer Bestellung ${order_number} stimmt Folgendes nicht:`,
    'Versand, Zuschläge und Nachlässe: nicht vereinbart, 5,90 € netto',
    'Bitte schicken Sie uns eine berichtigte Rechnung.',
  ];
  await client.query(
    `insert into invoice_complaint (practice_id, invoice_id, recipient, subject, body, too_much_cents, sent_at, sent_by)
     values ($1, $2, $3, $4, $5, 590, $6, $7)`,
    [
      ...[practiceId, invoiceId, seller.email, `Rechnung ${number}: bitte berichtigen`],
      ...[paragraphs.join('\n\n'), `${issuedOn} 19:12`, placed_by],
    ],
  );
}
