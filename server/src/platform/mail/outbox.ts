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
