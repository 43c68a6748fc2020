// What happens to the mails of a practice when one of its users is erased.
import type { Column, Columns } from '../database/row-types.ts';
import type { Tx } from '../database/tx.ts';

export const deleteMailsTo = (tx: Tx, email: string): Promise<number> =>
  tx.run(
    'delete from mail where practice_id = $practice and lower(recipient) = $1 and not is_deleted_when_sent',
    [email],
  );

interface NamingMail extends Columns<'mail', 'id' | 'recipient'> {}

/** Mails of an order to its vendor are documents of the order. */
export const listMailsThatName = (
  tx: Tx,
  email: string,
  fullName: string,
  htmlName: string,
): Promise<NamingMail[]> =>
  tx.rows<NamingMail>(
    `select id, lower(recipient) as recipient from mail
     where practice_id = $practice and order_id is null and not is_deleted_when_sent
       and (strpos(subject || body_text || body_html || coalesce(last_error, ''), $1) > 0
         or ($2 <> '' and strpos(subject || body_text || coalesce(last_error, ''), $2) > 0)
         or ($3 <> '' and strpos(body_html, $3) > 0))
     for update`,
    [email, fullName, htmlName],
  );

interface Replaced {
  readonly email: Column<'person', 'email'>;
  /** Not empty, as are the other names. */
  readonly fullName: string;
  readonly htmlName: string;
  readonly pseudonym: string;
}

export const replaceInMails = (
  tx: Tx,
  ids: readonly number[],
  { email, fullName, htmlName, pseudonym }: Replaced,
): Promise<number> =>
  tx.run(
    `update mail
     set subject = replace(replace(subject, $2, $5), $3, $5), body_text = replace(replace(body_text, $2, $5), $3, $5),
         body_html = replace(replace(body_html, $2, $5), $4, $5), last_error = replace(replace(last_error, $2, $5), $3, $5)
     where practice_id = $practice and id = any($1)`,
    [ids, email, fullName, htmlName, pseudonym],
  );

export const replaceReplyTo = (tx: Tx, email: string, next: string): Promise<number> =>
  tx.run('update mail set reply_to = $2 where practice_id = $practice and lower(reply_to) = $1', [
    email,
    next,
  ]);
