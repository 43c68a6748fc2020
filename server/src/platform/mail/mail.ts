// Mail is written in the transaction that causes it and sent by a job: by SMTP, or it stays in the outbox.
import { randomUUID } from 'node:crypto';
import type { Context, Platform } from '../context.ts';
import type { Columns } from '../database/row-types.ts';
import type { Tx } from '../database/tx.ts';
import { enqueue } from '../jobs/queue.ts';
import type { JobHandler } from '../jobs/worker.ts';
import type { MailContent } from './layout.ts';
import { sendBySmtp } from './smtp.ts';

const queue = 'mail';

interface QueuedMail extends MailContent {
  readonly unsubscribeLink?: string;
  /** Who gets the answer. */
  readonly replyTo?: string;
  /** Nothing of the mail stays, neither here nor in the log: it names a person who is being erased. */
  readonly isDeletedWhenSent?: boolean;
}

export async function queueMail(
  context: Pick<Context, 'publicUrl'>,
  tx: Tx,
  practiceId: number,
  recipient: string,
  { subject, text, html, unsubscribeLink = '', replyTo = '', isDeletedWhenSent = false }: QueuedMail,
): Promise<void> {
  const messageId = `<${randomUUID()}@${new URL(context.publicUrl()).hostname}>`;
  const mail = await tx.maybe<Columns<'mail', 'id'>>(
    `insert into mail (practice_id, message_id, recipient, subject, body_text, body_html, unsubscribe_link, is_deleted_when_sent, reply_to)
     select $1::integer, $2, $3, $4, $5, $6, $7, $8::boolean, $9 where not is_sample_practice($1) returning id`,
    [practiceId, messageId, recipient, subject, text, html, unsubscribeLink, isDeletedWhenSent, replyTo],
  );
  // A sample practice sends none.
  if (mail !== null) await enqueue(tx, queue, { practiceId, mailId: mail.id });
}

/** Queues a mail that was written before once more, with its Message-ID. False: its state is another one by now. */
export async function queueAgain(
  tx: Tx,
  { practice_id: practiceId, id, state }: Columns<'mail', 'practice_id' | 'id' | 'state'>,
): Promise<boolean> {
  const queued = await tx.run(
    `update mail set state = 'queued', last_error = null where practice_id = $1 and id = $2 and state = $3`,
    [practiceId, id, state],
  );
  if (queued === 0) return false;
  await enqueue(tx, queue, { practiceId, mailId: id });
  return true;
}

type MailRow = Columns<
  'mail',
  | 'message_id'
  | 'recipient'
  | 'subject'
  | 'body_text'
  | 'body_html'
  | 'unsubscribe_link'
  | 'is_deleted_when_sent'
  | 'created_at'
  | 'reply_to'
>;

export const mailJob: JobHandler = {
  queue,
  maxAttempts: 8,
  run: (platform, job) => {
    const { practiceId, mailId } = job.payload as { practiceId: number; mailId: number };
    return send(platform, practiceId, mailId);
  },
  gaveUp: async (platform, job, error) => {
    const { practiceId, mailId } = job.payload as { practiceId: number; mailId: number };
    await platform.database.forPractice(practiceId, (tx) =>
      endMail(tx, mailId, `state = 'failed', last_error = $2`, [error]),
    );
  },
};

/** Ends a mail that was sent or never will be. */
async function endMail(
  tx: Tx,
  mailId: number,
  change: string,
  values: readonly string[] = [],
): Promise<void> {
  const deleted = await tx.run(
    'delete from mail where practice_id = $practice and id = $1 and is_deleted_when_sent',
    [mailId],
  );
  if (deleted === 0)
    await tx.run(`update mail set ${change} where practice_id = $practice and id = $1`, [mailId, ...values]);
}

async function send(platform: Platform, practiceId: number, mailId: number): Promise<void> {
  const { config, database } = platform;
  const mail = await database.forPractice(practiceId, (tx) =>
    tx.maybe<MailRow>(
      `select message_id, recipient, subject, body_text, body_html, unsubscribe_link, is_deleted_when_sent, created_at,
         reply_to
       from mail
       where practice_id = $practice and id = $1 and state = 'queued'`,
      [mailId],
    ),
  );
  if (mail === null) return;
  if (config.SMTP_URL === undefined) {
    await database.forPractice(practiceId, (tx) => endMail(tx, mailId, `state = 'outbox'`));
    return;
  }
  await sendBySmtp(config.SMTP_URL, config.MAIL_FROM, {
    messageId: mail.message_id,
    recipient: mail.recipient,
    replyTo: mail.reply_to,
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    unsubscribeLink: mail.unsubscribe_link,
    date: mail.created_at,
  }).catch((error: unknown) => {
    // A mail server's refusal names the recipient.
    throw mail.is_deleted_when_sent ? new Error('The mail server did not take the mail') : error;
  });
  // The content of a sent mail is deleted: it may contain a link that logs somebody in.
  await database.forPractice(practiceId, (tx) =>
    endMail(
      tx,
      mailId,
      `state = 'sent', sent_at = now(), body_text = '', body_html = '', unsubscribe_link = ''`,
    ),
  );
}
