// SQL of the erasure of one person. One function does what is not of the practice alone, as the owner; the rows of the practice are
// written as the application, since a distributed database takes the writes of one transaction from one role only.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { replaceReplyTo } from '../../../platform/mail/erased-names.ts';
import { saveContact } from '../account/account-data.ts';

export interface ErasedPerson extends Columns<'person', 'email' | 'first_name' | 'last_name'> {
  readonly number: NonNullable<Column<'app_user', 'former_number'>>;
  readonly pseudonym_de: string;
  readonly pseudonym_en: string;
  readonly was_in_sample: boolean;
}

/** Takes the login and the name; null: there is no such person. */
export const erasePerson = (tx: Tx, userId: number): Promise<ErasedPerson | null> =>
  tx.maybe<ErasedPerson>('select * from erase_person($1)', [userId]);

export const listEnglishReaders = async (tx: Tx, emails: readonly string[]): Promise<string[]> =>
  (
    await tx.rows<Columns<'person', 'email'>>(
      `select email from person where email = any($1) and language = 'en'`,
      [emails],
    )
  ).map(({ email }) => email);

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
  if (next !== account.email || contact !== account.contact_person) await saveContact(tx, next, contact);
  await replaceReplyTo(tx, email, next ?? '');
}

const findOwnersEmail = async (tx: Tx): Promise<string | null> =>
  (
    await tx.maybe<Columns<'person', 'email'>>(
      `select n.email from app_user u join person n on n.id = u.person_id
       where u.practice_id = $practice and u.role = 'owner' and u.deactivated_at is null order by u.id limit 1`,
    )
  )?.email ?? null;
