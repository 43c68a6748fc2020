// Mail that was written, for operators.
import type { Column, Columns } from '../database/row-types.ts';
import type { Tx } from '../database/tx.ts';
import { OperatorError } from '../operator-error.ts';
import { queueAgain } from './mail.ts';

type OutboxRow = Columns<
  'mail',
  'id' | 'created_at' | 'state' | 'recipient' | 'subject' | 'body_text' | 'last_error'
>;

export const listMail = (tx: Tx, recipient: string | null, limit: number): Promise<OutboxRow[]> =>
  tx.rows<OutboxRow>(
    `select id, created_at, state, recipient, subject, body_text, last_error from mail
     where $1::text is null or recipient = $1 order by id desc limit $2`,
    [recipient, limit],
  );

export type MailState = Column<'mail', 'state'>;

type MailLine = Columns<
  'mail',
  | 'id'
  | 'practice_id'
  | 'order_id'
  | 'created_at'
  | 'sent_at'
  | 'state'
  | 'recipient'
  | 'subject'
  | 'last_error'
>;

/** Without their text. */
export const listMailLines = (
  tx: Tx,
  { state, recipient, limit }: { state: MailState | null; recipient: string | null; limit: number },
): Promise<MailLine[]> =>
  tx.rows<MailLine>(
    `select id, practice_id, order_id, created_at, sent_at, state, recipient, subject, last_error from mail
     where ($1::text is null or state = $1) and ($2::text is null or recipient = $2) order by id desc limit $3`,
    [state, recipient, limit],
  );

type RepeatableMail = Columns<'mail', 'id' | 'practice_id' | 'state' | 'order_id' | 'body_text'>;

/** Sends a mail that was given up, or left in the outbox, once more. */
export async function resendMail(tx: Tx, id: number): Promise<void> {
  const mail = await tx.maybe<RepeatableMail>(
    'select id, practice_id, state, order_id, body_text from mail where id = $1',
    [id],
  );
  if (mail === null) throw new OperatorError(`There is no mail ${id}. See: npm run admin -- outbox list`);
  if (mail.order_id !== null)
    throw new OperatorError(
      `Mail ${id} carries an order: the practice sends it again on the page of the order.`,
    );
  if (mail.state === 'queued') throw queuedAlready(id);
  if (mail.state === 'sent') throw new OperatorError(`Mail ${id} was sent; its text is not kept.`);
  if (mail.body_text === '') throw new OperatorError(`The text of mail ${id} was removed after 30 days.`);
  if (!(await queueAgain(tx, mail))) throw queuedAlready(id);
}

const queuedAlready = (id: number): OperatorError => new OperatorError(`Mail ${id} is queued already.`);

/** All that were given up and whose text is still there; returns how many. */
export async function resendFailedMail(tx: Tx): Promise<number> {
  const mails = await tx.rows<Columns<'mail', 'id' | 'practice_id' | 'state'>>(
    `select id, practice_id, state from mail where state = 'failed' and order_id is null and body_text <> '' order by id`,
  );
  let queued = 0;
  for (const mail of mails) if (await queueAgain(tx, mail)) queued += 1;
  return queued;
}

type MailFileRow = Columns<'mail_attachment', 'file_name' | 'content'>;

export const listOutboxFiles = (tx: Tx, mailId: number): Promise<MailFileRow[]> =>
  tx.rows<MailFileRow>(
    'select file_name, content from mail_attachment where mail_id = $1 order by file_name',
    [mailId],
  );

/** Deletes the mails that nothing stays of, sent or not; for the owner, over all practices. */
export const deletePassingMails = (tx: Tx): Promise<number> =>
  tx.run('delete from mail where is_deleted_when_sent');

export interface MailFigures {
  readonly queued: number;
  /** Given up in the last 7 days. */
  readonly failed: number;
  /** Age of the oldest mail that waits; 0 where none does. */
  readonly oldestQueuedSeconds: number;
}

export const readMailFigures = (tx: Tx): Promise<MailFigures> =>
  tx.one<MailFigures & Record<string, unknown>>(
    `select coalesce(sum(mails) filter (where state = 'queued'), 0)::integer as queued,
            coalesce(sum(mails) filter (where state = 'failed'), 0)::integer as failed,
            coalesce(max(oldest) filter (where state = 'queued'), 0)::double precision as "oldestQueuedSeconds"
     from mail_figures()`,
  );
