// SQL of the export of personal data: reads the tables of every domain, and writes none.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import { isDistributed } from '../../../platform/database/table-placement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { recordReferences } from './user-references.ts';

interface PersonRow
  extends Columns<'app_user', 'role' | 'person_id' | 'created_at' | 'last_login_at' | 'deactivated_at'>,
    Columns<'person', 'email' | 'first_name' | 'last_name' | 'language'> {
  readonly login_created_at: Column<'person', 'created_at'>;
  readonly is_approver: boolean;
  readonly has_two_step: boolean;
  readonly recovery_codes_left: number;
}

/** Null: no user of this practice, or one whose person was erased. */
export const findPerson = (tx: Tx, userId: number): Promise<PersonRow | null> =>
  tx.maybe<PersonRow>(
    `select u.role, u.person_id, u.created_at, u.last_login_at, u.deactivated_at, n.email, n.first_name, n.last_name, n.language,
            n.created_at as login_created_at,
            exists (select from clinic_approver a where a.user_id = u.id) as is_approver,
            exists (select from two_step_login t where t.person_id = n.id and t.confirmed_at is not null) as has_two_step,
            (select count(*)::integer from recovery_code c where c.person_id = n.id) as recovery_codes_left
     from app_user u join person n on n.id = u.person_id where u.id = $1`,
    [userId],
  );

export const listPlaces = (tx: Tx, personId: number): Promise<Columns<'familiar_place', 'last_login_at'>[]> =>
  tx.rows('select last_login_at from familiar_place where person_id = $1 order by 1', [personId]);

export const listPasswordResets = (
  tx: Tx,
  personId: number,
): Promise<Columns<'password_reset', 'created_at' | 'expires_at' | 'used_at'>[]> =>
  tx.rows('select created_at, expires_at, used_at from password_reset where person_id = $1 order by 1', [
    personId,
  ]);

export const listSessions = (
  tx: Tx,
  userId: number,
): Promise<
  Columns<
    'session',
    | 'id'
    | 'created_at'
    | 'last_used_at'
    | 'expires_at'
    | 'device_kind'
    | 'device_system'
    | 'device_browser'
    | 'utk'
  >[]
> =>
  tx.rows(
    `select id, created_at, last_used_at, expires_at, device_kind, device_system, device_browser, utk
     from session where user_id = $1 order by id`,
    [userId],
  );

export const listTokens = (
  tx: Tx,
  userId: number,
): Promise<
  Columns<'api_token', 'id' | 'name' | 'scopes' | 'created_at' | 'last_day' | 'last_used_at' | 'revoked_at'>[]
> =>
  tx.rows(
    `select id, name, scopes, created_at, last_day, last_used_at, revoked_at from api_token where user_id = $1 order by id`,
    [userId],
  );

export const listDevices = (
  tx: Tx,
  userId: number,
): Promise<Columns<'device', 'id' | 'name' | 'paired_at' | 'last_seen_at' | 'blocked_at' | 'removed_at'>[]> =>
  tx.rows(
    `select id, name, paired_at, last_seen_at, blocked_at, removed_at from device where held_by = $1 order by id`,
    [userId],
  );

export const findDigest = (
  tx: Tx,
  userId: number,
): Promise<Columns<
  'digest_setting',
  'frequency' | 'weekday' | 'low_stock' | 'expiry' | 'price_alerts' | 'invoices' | 'since'
> | null> =>
  tx.maybe(
    'select frequency, weekday, low_stock, expiry, price_alerts, invoices, since from digest_setting where user_id = $1',
    [userId],
  );

export const listMails = (
  tx: Tx,
  email: string,
): Promise<Columns<'mail', 'id' | 'created_at' | 'subject' | 'state' | 'sent_at'>[]> =>
  tx.rows(
    `select id, created_at, subject, state, sent_at from mail
     where practice_id = $practice and lower(recipient) = $1 order by id`,
    [email],
  );

interface RecordRow {
  readonly section: string;
  readonly id: string;
  readonly at: Date | null;
}

/** Ids and times of everything that the user made or changed, in one statement. */
export const listRecords = (tx: Tx, userId: number): Promise<RecordRow[]> =>
  tx.rows<RecordRow>(
    `${recordReferences
      .map(
        ({ section, table, column, id, at }) =>
          `select '${section}' as section, ${id}::text as id, ${at}::timestamptz as at from ${table}
           where ${isDistributed(table) ? 'practice_id = $practice and ' : ''}${column} = $1`,
      )
      .join(' union all ')} order by section, at, id`,
    [userId],
  );

type ActivityRow = Columns<
  'activity',
  | 'at'
  | 'author_kind'
  | 'action'
  | 'subject_type'
  | 'subject_id'
  | 'subject_name'
  | 'changes'
  | 'client_kind'
  | 'client_system'
>;

/** Entries by the user and entries about the user. */
export const listActivity = (tx: Tx, userId: number): Promise<ActivityRow[]> =>
  tx.rows<ActivityRow>(
    `select at, author_kind, action, subject_type, subject_id, subject_name, changes, client_kind, client_system from activity
     where practice_id = $practice and (user_id = $1 or subject_type = 'user' and subject_id = $1::text) order by at, id`,
    [userId],
  );
