// SQL of the erasure of one person. One function does what is not of the practice alone, as the owner; the rows of the practice are
// written as the application, since a distributed database takes the writes of one transaction from one role only.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface ErasedPerson extends Columns<'person', 'email' | 'first_name' | 'last_name'> {
  readonly number: NonNullable<Column<'app_user', 'former_number'>>;
  readonly pseudonym_de: string;
  readonly pseudonym_en: string;
  readonly was_in_sample: boolean;
}

/** Takes the login and the name; null: there is no such person. */
export const erasePerson = (tx: Tx, userId: number): Promise<ErasedPerson | null> =>
  tx.maybe<ErasedPerson>('select * from erase_person($1)', [userId]);

export async function deleteRowsOfUser(tx: Tx, userId: number): Promise<void> {
  await tx.run('delete from expiry_reminder where practice_id = $practice and user_id = $1', [userId]);
  await tx.run('delete from report_mail where practice_id = $practice and user_id = $1', [userId]);
}

/** Files of exports name the users of the practice. They can be made again. */
export async function deleteExportFiles(tx: Tx): Promise<void> {
  for (const table of ['data_export', 'report_export']) {
    await tx.run(
      `delete from blob b using ${table} e where b.practice_id = $practice and e.practice_id = $practice and b.id = e.blob_id`,
    );
    await tx.run(
      `update ${table} set state = 'cancelled' where practice_id = $practice and state in ('waiting', 'running')`,
    );
  }
}

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

export const listEnglishReaders = async (tx: Tx, emails: readonly string[]): Promise<string[]> =>
  (
    await tx.rows<Columns<'person', 'email'>>(
      `select email from person where email = any($1) and language = 'en'`,
      [emails],
    )
  ).map(({ email }) => email);

interface Replaced {
  readonly email: string;
  /** Not empty, as are the other names. */
  readonly fullName: string;
  readonly pseudonym: string;
}

export const replaceInMails = (
  tx: Tx,
  ids: readonly number[],
  { email, fullName, htmlName, pseudonym }: Replaced & { readonly htmlName: string },
): Promise<number> =>
  tx.run(
    `update mail
     set subject = replace(replace(subject, $2, $5), $3, $5), body_text = replace(replace(body_text, $2, $5), $3, $5),
         body_html = replace(replace(body_html, $2, $5), $4, $5), last_error = replace(replace(last_error, $2, $5), $3, $5)
     where practice_id = $practice and id = any($1)`,
    [ids, email, fullName, htmlName, pseudonym],
  );

/** Names as JSON has them: `firstName` and `lastName` with their quotation marks, `fullName` without. */
export const replaceInAnswers = (
  tx: Tx,
  names: Replaced & { readonly firstName: string; readonly lastName: string },
): Promise<number> =>
  tx.run(
    `update idempotent_answer
     set data = replace(replace(replace(replace(data::text, $1, $5), $2, $5), '"firstName":' || $3, '"firstName":""'),
                        '"lastName":' || $4, '"lastName":""')::json
     where practice_id = $practice
       and (strpos(data::text, $1) > 0 or strpos(data::text, $4) > 0 or strpos(data::text, $2) > 0)`,
    [names.email, names.fullName, names.firstName, names.lastName, names.pseudonym],
  );

/**
 * The main e-mail of the account is that of the first owner until an operator changes it. Replies to mails of the person reach the
 * account instead.
 */
export async function replaceInAccount(tx: Tx, email: string, fullName: string): Promise<void> {
  const account = await tx.one<Columns<'practice', 'email' | 'contact_person'>>(
    'select email, contact_person from practice where id = $practice',
  );
  const next = account.email === email ? await findOwnersEmail(tx) : account.email;
  const contact = fullName !== '' && account.contact_person === fullName ? '' : account.contact_person;
  if (next !== account.email || contact !== account.contact_person)
    await tx.run('update practice set email = $1, contact_person = $2 where id = $practice', [next, contact]);
  await tx.run('update mail set reply_to = $2 where practice_id = $practice and lower(reply_to) = $1', [
    email,
    next ?? '',
  ]);
}

const findOwnersEmail = async (tx: Tx): Promise<string | null> =>
  (
    await tx.maybe<Columns<'person', 'email'>>(
      `select n.email from app_user u join person n on n.id = u.person_id
       where u.practice_id = $practice and u.role = 'owner' and u.deactivated_at is null order by u.id limit 1`,
    )
  )?.email ?? null;
