// SQL of complaints about invoices, and of who confirmed an account.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import type { Tx } from '../../../platform/database/tx.ts';
import { personName } from '../../account/index.ts';

interface ComplaintRow {
  readonly sentAt: Date;
  readonly sentBy: string | null;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

export const listComplaints = async (tx: Tx, invoiceId: number): Promise<InvoiceDetail['complaints']> =>
  (
    await tx.rows<ComplaintRow & Record<string, unknown>>(
      `select c.sent_at as "sentAt", ${personName('u')} as "sentBy", c.recipient, c.subject, c.body
       from invoice_complaint c join practice_user u on u.id = c.sent_by
       where c.practice_id = $practice and c.invoice_id = $1 order by c.sent_at desc, c.id desc`,
      [invoiceId],
    )
  ).map(({ sentAt, ...complaint }) => ({ ...complaint, sentAt: sentAt.toISOString() }));

interface NewComplaint {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly tooMuchCents: number;
}

export async function insertComplaint(
  tx: Tx,
  invoiceId: number,
  userId: number,
  { recipient, subject, text, tooMuchCents }: NewComplaint,
): Promise<void> {
  await tx.run(
    `insert into invoice_complaint (practice_id, invoice_id, recipient, subject, body, too_much_cents, sent_by)
     values ($practice, $1, $2, $3, $4, $5, $6)`,
    [invoiceId, recipient, subject, text, tooMuchCents, userId],
  );
  await tx.run(`update invoice set state = 'complained' where practice_id = $practice and id = $1`, [
    invoiceId,
  ]);
}

interface Sender {
  readonly email: string;
  readonly practice: string;
}

/** Who complains: the vendor's answer goes to this person. */
export const findSender = (tx: Tx, userId: number): Promise<Sender> =>
  tx.one<Sender & Record<string, unknown>>(
    `select u.email, p.name as practice from practice_user u join practice p on p.id = $practice where u.id = $1`,
    [userId],
  );

export const confirmAccount = (tx: Tx, invoiceId: number, userId: number): Promise<number> =>
  tx.run(
    `update invoice set account_confirmed_at = now(), account_confirmed_by = $2
     where practice_id = $practice and id = $1 and account_confirmed_at is null`,
    [invoiceId, userId],
  );
