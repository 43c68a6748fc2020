// SQL of the transmission: who gets an order how, what became of it, and the mail that carries it.
import type { Order } from '@praxora/contract/purchasing/order';
import type { OrderState } from '@praxora/rules/shared/order-state';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { MailContent } from '../../../platform/mail/layout.ts';
import type { MailFile } from '../../../platform/mail/smtp.ts';

/** One order on its way, with both ends. */
export interface OutgoingOrder
  extends Columns<
      'purchase_order',
      | 'practice_id'
      | 'order_number'
      | 'vendor_name'
      | 'transmission_id'
      | 'transmission_round'
      | 'transmission_error'
    >,
    Columns<'vendor', 'email' | 'webhook_url' | 'webhook_secret'> {
  readonly order_id: Column<'purchase_order', 'id'>;
  readonly state: Column<'purchase_order', 'state', OrderState>;
  readonly transmission: Column<'vendor', 'transmission', Order['transmission']>;
  readonly practice_name: Column<'practice', 'name'>;
  readonly practice_email: Column<'practice', 'email'>;
  readonly contact_person: Column<'practice', 'contact_person'>;
  readonly user_email: Column<'app_user', 'email'>;
  readonly user_first_name: Column<'app_user', 'first_name'>;
  readonly user_language: Column<'app_user', 'language'>;
}

const outgoing = `
  select o.id as order_id, o.practice_id, o.order_number, o.vendor_name, o.state, o.transmission_id, o.transmission_round,
         o.transmission_error, v.transmission, v.email, v.webhook_url, v.webhook_secret, p.name as practice_name,
         p.email as practice_email, p.contact_person, u.email as user_email, u.first_name as user_first_name, u.language as user_language
  from purchase_order o
  join vendor v on v.id = o.vendor_id
  join practice p on p.id = o.practice_id
  join app_user u on u.id = o.placed_by
  where o.id = $1`;

export const findOutgoingOrder = (tx: Tx, orderId: number): Promise<OutgoingOrder | null> =>
  tx.maybe<OutgoingOrder>(outgoing, [orderId]);

/**
 * Until the transaction ends nobody else sends, cancels or marks it. The transaction is idle while the vendor answers:
 * should this machine vanish meanwhile, the database lets go of the order by itself.
 */
export async function lockOutgoingOrder(tx: Tx, orderId: number): Promise<OutgoingOrder | null> {
  await tx.one(
    `select set_config('lock_timeout', '10s', true), set_config('idle_in_transaction_session_timeout', '120s', true)`,
  );
  return tx.maybe<OutgoingOrder>(`${outgoing} for update of o`, [orderId]);
}

/** Whether a job for this round is still to be done. */
export const isOnItsWay = async (tx: Tx, singletonKey: string): Promise<boolean> =>
  (await tx.maybe(`select 1 as found from job where singleton_key = $1 and state in ('waiting', 'running')`, [
    singletonKey,
  ])) !== null;

export const nextRound = (tx: Tx, orderId: number): Promise<number> =>
  tx.run(
    `update purchase_order set transmission_round = transmission_round + 1, transmission_error = null where id = $1`,
    [orderId],
  );

export const noteTransmitted = (tx: Tx, orderId: number): Promise<number> =>
  tx.run('update purchase_order set transmitted_at = now(), transmission_error = null where id = $1', [
    orderId,
  ]);

export const noteFailed = (tx: Tx, orderId: number, error: string): Promise<number> =>
  tx.run('update purchase_order set transmission_error = $2 where id = $1', [orderId, error]);

interface OrderMail {
  readonly orderId: number;
  readonly messageId: string;
  readonly recipient: string;
  readonly replyTo: string;
  readonly content: MailContent;
  readonly files: readonly MailFile[];
}

/** One mail for an order: a later attempt finds it again, with the Message-ID and the files it had. */
export async function saveOrderMail(tx: Tx, mail: OrderMail): Promise<void> {
  const saved = await tx.maybe<Columns<'mail', 'id'>>(
    `insert into mail (practice_id, order_id, message_id, recipient, reply_to, subject, body_text, body_html)
     values (current_practice(), $1, $2, $3, $4, $5, $6, $7)
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
  // Another process has sent it meanwhile.
  if (saved === null) return;
  for (const { name, mediaType, content } of mail.files) {
    await tx.run(
      `insert into mail_attachment (practice_id, mail_id, file_name, media_type, content)
       values (current_practice(), $1, $2, $3, $4) on conflict (mail_id, file_name) do nothing`,
      [saved.id, name, mediaType, content],
    );
  }
}

export type OrderMailRow = Columns<
  'mail',
  'id' | 'message_id' | 'recipient' | 'reply_to' | 'subject' | 'body_text' | 'body_html' | 'created_at'
>;

export const findOrderMail = (tx: Tx, orderId: number): Promise<OrderMailRow> =>
  tx.one<OrderMailRow>(
    `select id, message_id, recipient, reply_to, subject, body_text, body_html, created_at
     from mail where order_id = $1`,
    [orderId],
  );

export const listFiles = (tx: Tx, mailId: number): Promise<MailFile[]> =>
  tx.rows<MailFile>(
    `select file_name as name, media_type as "mediaType", content from mail_attachment
     where mail_id = $1 order by file_name`,
    [mailId],
  );

/** What went out is not kept twice: the order has it all. */
export async function noteMailSent(tx: Tx, mailId: number): Promise<void> {
  await tx.run(
    `update mail set state = 'sent', sent_at = now(), body_text = '', body_html = '', last_error = null where id = $1`,
    [mailId],
  );
  await tx.run('delete from mail_attachment where mail_id = $1', [mailId]);
}

export const noteMailInOutbox = (tx: Tx, mailId: number): Promise<number> =>
  tx.run(`update mail set state = 'outbox' where id = $1`, [mailId]);

/** An order that was cancelled or handed over otherwise leaves no mail waiting. */
export const noteMailFailed = (tx: Tx, orderId: number, error: string): Promise<number> =>
  tx.run(`update mail set state = 'failed', last_error = $2 where order_id = $1 and state = 'queued'`, [
    orderId,
    error,
  ]);
