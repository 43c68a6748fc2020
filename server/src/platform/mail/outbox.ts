// Mail that was written, for operators.
import type { Columns } from '../database/row-types.ts';
import type { Tx } from '../database/tx.ts';

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
