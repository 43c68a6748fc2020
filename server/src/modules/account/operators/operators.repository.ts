// SQL of the operators' commands; runs as the owner, over all practices.
import { startOfLocalDay } from '../../../platform/database/local-time.ts';
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export const insertPractice = async (
  tx: Tx,
  name: string,
  country: string,
  edition: string,
  since: string | null,
): Promise<Columns<'practice', 'id' | 'dental_office_id'>> =>
  tx.one(
    `insert into practice (name, country, edition, created_at) values ($1, $2, $3, coalesce(${startOfLocalDay('$4::date')}, now()))
     returning id, dental_office_id`,
    [name, country, edition, since],
  );

interface PracticeRow extends Columns<'practice', 'id' | 'name' | 'country' | 'edition'> {
  readonly users: string[];
}

export const listPractices = (tx: Tx): Promise<PracticeRow[]> =>
  tx.rows<PracticeRow>(
    `select p.id, p.name, p.country, p.edition,
            coalesce(array_agg(u.email order by u.email) filter (where u.id is not null), '{}') as users
     from practice p left join app_user u on u.practice_id = p.id
     group by p.id order by p.id`,
  );

export const updateAccountEmail = (tx: Tx, practiceId: number, email: string): Promise<number> =>
  tx.run('update practice set email = $2 where id = $1', [practiceId, email]);

export const practiceExists = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe('select 1 as found from practice where id = $1', [id])) !== null;

interface NewUser {
  readonly practiceId: number;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
}

/** Null when the e-mail is taken. */
export const insertUser = (tx: Tx, user: NewUser): Promise<Columns<'app_user', 'id'> | null> =>
  tx.maybe(
    `insert into app_user (practice_id, email, password_hash, first_name, last_name, language)
     values ($1, $2, $3, $4, $5, $6) on conflict (email) do nothing returning id`,
    [user.practiceId, user.email, user.passwordHash, user.firstName, user.lastName, user.language],
  );

export const findUser = (tx: Tx, email: string): Promise<Columns<'app_user', 'id' | 'practice_id'> | null> =>
  tx.maybe('select id, practice_id from app_user where email = $1', [email]);

export const replacePassword = async (tx: Tx, userId: number, passwordHash: string): Promise<void> => {
  await tx.run('update app_user set password_hash = $2 where id = $1', [userId, passwordHash]);
  await tx.run('delete from session where user_id = $1', [userId]);
  await tx.run('update password_reset set used_at = now() where user_id = $1 and used_at is null', [userId]);
};

export const removeTwoStep = async (tx: Tx, userId: number): Promise<boolean> => {
  await tx.run('delete from recovery_code where user_id = $1', [userId]);
  const removed = await tx.run('delete from two_step_login where user_id = $1', [userId]);
  if (removed > 0) await tx.run('delete from session where user_id = $1', [userId]);
  return removed > 0;
};

/** Null when the practice has a clinic already, or the clinic id is taken. */
export const insertClinic = (
  tx: Tx,
  practiceId: number,
  clinicId: string,
  limitCents: number,
): Promise<Columns<'clinic', 'clinic_id'> | null> =>
  tx.maybe(
    'insert into clinic (practice_id, clinic_id, spending_limit_cents) values ($1, $2, $3) on conflict do nothing returning clinic_id',
    [practiceId, clinicId, limitCents],
  );

interface Agreements {
  readonly prices: number;
  readonly conditions: number;
}

/** What a practice agreed on with vendors: own prices, and vendors with an own discount or own terms. */
export const countAgreements = (tx: Tx, practiceId: number): Promise<Agreements> =>
  tx.one(
    `select (select count(*)::integer from offer where practice_id = $1) as prices,
            (select count(*)::integer from vendor_preference
             where practice_id = $1 and (discount_basis_points > 0 or own_terms(vendor_preference) is not null)) as conditions`,
    [practiceId],
  );

export const insertApprover = (tx: Tx, practiceId: number, userId: number): Promise<number> =>
  tx.run('insert into clinic_approver (practice_id, user_id) values ($1, $2) on conflict do nothing', [
    practiceId,
    userId,
  ]);
