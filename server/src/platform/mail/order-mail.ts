// The mail that carries an order: one for each order, kept with its files until it is sent.
import type { Columns } from '../database/row-types.ts';
import type { Tx } from '../database/tx.ts';
import type { MailContent } from './layout.ts';
import type { MailFile } from './smtp.ts';

interface OrderMail {
  readonly orderId: number;
  readonly messageId: string;
  readonly recipient: string;
  readonly replyTo: string;
  readonly content: MailContent;
  readonly files: readonly MailFile[];
}

/** Saves the one mail of an order: a later attempt finds it again, with its Message-ID and files. */
export async function saveOrderMail(tx: Tx, mail: OrderMail): Promise<void> {
  const saved = await tx.maybe<Columns<'mail', 'id'>>(
    `insert into mail (practice_id, order_id, message_id, recipient, reply_to, subject, body_text, body_html)
     values ($practice, $1, $2, $3, $4, $5, $6, $7)
     on conflict (practice_id, order_id) where order_id is not null do update set
       recipient = excluded.recipient, reply_to = excluded.reply_to, subject = excluded.subject,
       body_text = excluded.body_text, body_html = excluded.body_html, state = 'queued', last_error = null
       where mail.state <> 'sent'
     returning id`,
    [
      mail.orderId,
      mail.messageId,
      mail.recipient,
      mail.replyTo,
      mail.content.subject,
      mail.content.text,
      mail.content.html,
    ],
  );
  // Another process has sent the mail meanwhile.
  if (saved === null) return;
  for (const { name, mediaType, content } of mail.files) {
    await tx.run(
      `insert into mail_attachment (practice_id, mail_id, file_name, media_type, content)
       values ($practice, $1, $2, $3, $4) on conflict (practice_id, mail_id, file_name) do nothing`,
      [saved.id, name, mediaType, content],
    );
  }
}

type OrderMailRow = Columns<
  'mail',
  'id' | 'message_id' | 'recipient' | 'reply_to' | 'subject' | 'body_text' | 'body_html' | 'created_at'
>;

export const findOrderMail = (tx: Tx, orderId: number): Promise<OrderMailRow> =>
  tx.one<OrderMailRow>(
    `select id, message_id, recipient, reply_to, subject, body_text, body_html, created_at
     from mail where practice_id = $practice and order_id = $1`,
    [orderId],
  );

export const listMailFiles = (tx: Tx, mailId: number): Promise<MailFile[]> =>
  tx.rows<MailFile & Record<string, unknown>>(
    `select file_name as name, media_type as "mediaType", content from mail_attachment
     where practice_id = $practice and mail_id = $1 order by file_name`,
    [mailId],
  );

/** The content of a sent mail is deleted: the order has all of it. */
export async function noteMailSent(tx: Tx, mailId: number): Promise<void> {
  await tx.run(
    `update mail set state = 'sent', sent_at = now(), body_text = '', body_html = '', last_error = null
     where practice_id = $practice and id = $1`,
    [mailId],
  );
  await tx.run('delete from mail_attachment where practice_id = $practice and mail_id = $1', [mailId]);
}

export const noteMailInOutbox = (tx: Tx, mailId: number): Promise<number> =>
  tx.run(`update mail set state = 'outbox' where practice_id = $practice and id = $1`, [mailId]);

/** An order that was cancelled or handed over otherwise leaves no mail waiting. */
export const noteMailFailed = (tx: Tx, orderId: number, error: string): Promise<number> =>
  tx.run(
    `update mail set state = 'failed', last_error = $2 where practice_id = $practice and order_id = $1 and state = 'queued'`,
    [orderId, error],
  );
