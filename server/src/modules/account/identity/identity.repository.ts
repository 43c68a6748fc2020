// SQL of persons' logins, sessions and password resets.
import type { Device } from '@praxora/rules/account/device';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerRow } from '../../../platform/http/authentication.ts';

/** A person with the practice that the login opens, and the user they are there. */
export interface Login extends Columns<'person', 'password_hash' | 'first_name' | 'language'> {
  readonly person_id: Column<'person', 'id'>;
  readonly user_id: Column<'app_user', 'id'>;
  readonly practice_id: Column<'app_user', 'practice_id'>;
}

export const findLogin = (tx: Tx, email: string): Promise<Login | null> =>
  tx.maybe<Login>('select * from find_login($1)', [email]);

export interface SessionRow extends CallerRow {
  readonly session_id: Column<'session', 'id'>;
  readonly replaced_by: null;
  readonly is_two_step_due: boolean;
  readonly is_sample: boolean;
}

/** A session that was replaced, with the name of the practice that its browser is in now. */
interface ReplacedSessionRow {
  readonly replaced_by: string;
}

/** Notes that it is in use. */
export const useSession = (tx: Tx, tokenHash: Buffer): Promise<SessionRow | ReplacedSessionRow | null> =>
  tx.maybe<SessionRow | ReplacedSessionRow>(
    'select s.*, is_two_step_due(s.user_id), is_sample_practice(s.practice_id) as is_sample from use_session($1) s',
    [tokenHash],
  );

interface NewSession {
  readonly tokenHash: Buffer;
  readonly practiceId: number;
  readonly userId: number;
  readonly utk: string;
  readonly device: Device;
  readonly hasSecondStep: boolean;
  readonly expiresAt: Date;
}

export const insertSession = (tx: Tx, session: NewSession): Promise<Columns<'session', 'id'>> =>
  tx.one(
    `insert into session (token_hash, practice_id, user_id, utk, expires_at, device_kind, device_system, device_browser,
                          has_second_step)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      session.tokenHash,
      session.practiceId,
      session.userId,
      session.utk,
      session.expiresAt,
      session.device.kind,
      session.device.system,
      session.device.browser,
      session.hasSecondStep,
    ],
  );

/** 0: the user was deactivated in the meantime. Their row is held, so that whoever does so now sees the new session. */
export const noteLogin = (tx: Tx, userId: number): Promise<number> =>
  tx.run('update app_user set last_login_at = now() where id = $1 and deactivated_at is null', [userId]);

export const deleteSession = (tx: Tx, tokenHash: Buffer): Promise<number> =>
  tx.run('delete from session where token_hash = $1', [tokenHash]);

/** Ends the session that took the place of a replaced one. */
export const endReplacedSession = (plain: Tx, tokenHash: Buffer): Promise<unknown> =>
  plain.one('select end_replaced_session($1)', [tokenHash]);

/** Deletes the sessions of a user in this practice; replaced ones let nobody in and are remembered. */
export const deleteUserSessions = (tx: Tx, userId: number): Promise<number> =>
  tx.run('delete from session where user_id = $1 and replaced_at is null', [userId]);

/** Ends all sessions of a person in every practice, or all but one. */
export const endPersonSessions = async (
  tx: Tx,
  personId: number,
  remainingId: number | null,
): Promise<number> =>
  (await tx.one<{ ended: number }>('select end_person_sessions($1, $2) as ended', [personId, remainingId]))
    .ended;

export const updatePassword = (tx: Tx, personId: number, passwordHash: string): Promise<number> =>
  tx.run('update person set password_hash = $2 where id = $1', [personId, passwordHash]);

export const updateLanguage = (tx: Tx, personId: number, language: string): Promise<number> =>
  tx.run('update person set language = $2 where id = $1', [personId, language]);

/** For a person at the first login everything is new: the tour stands for the news of the release. */
export const noteTour = (tx: Tx, personId: number, release: string): Promise<number> =>
  tx.run('update person set toured_at = now(), read_release = $2 where id = $1 and toured_at is null', [
    personId,
    release,
  ]);

export const noteNews = (tx: Tx, personId: number, release: string): Promise<number> =>
  tx.run('update person set read_release = $2 where id = $1', [personId, release]);

/** Which of the places the person has logged in from. */
export const findPlaces = async (tx: Tx, personId: number, hashes: readonly Buffer[]): Promise<Buffer[]> =>
  (
    await tx.rows<Columns<'familiar_place', 'place_hash'>>(
      'select place_hash from familiar_place where person_id = $1 and place_hash = any($2)',
      [personId, hashes],
    )
  ).map(({ place_hash }) => place_hash);

export const rememberPlaces = (tx: Tx, personId: number, hashes: readonly Buffer[]): Promise<number> =>
  tx.run(
    `insert into familiar_place (person_id, place_hash)
     select $1, place_hash from unnest($2::bytea[]) as place_hash
     on conflict (person_id, place_hash) do update set last_login_at = now()`,
    [personId, hashes],
  );

export const deleteFamiliarPlaces = (tx: Tx, personId: number): Promise<number> =>
  tx.run('delete from familiar_place where person_id = $1', [personId]);

interface NewReset {
  readonly tokenHash: Buffer;
  readonly personId: number;
  readonly expiresAt: Date;
}

export const insertReset = (tx: Tx, reset: NewReset): Promise<number> =>
  tx.run('insert into password_reset (token_hash, person_id, expires_at) values ($1, $2, $3)', [
    reset.tokenHash,
    reset.personId,
    reset.expiresAt,
  ]);

export interface Reset extends Columns<'password_reset', 'person_id'> {
  readonly practice_id: Column<'app_user', 'practice_id'>;
  readonly is_valid: boolean;
}

export const findReset = (tx: Tx, tokenHash: Buffer): Promise<Reset | null> =>
  tx.maybe<Reset>('select * from find_password_reset($1)', [tokenHash]);

interface Membership {
  readonly user_id: Column<'app_user', 'id'>;
  readonly practice_id: Column<'app_user', 'practice_id'>;
}

/** The user that a person is in a practice. */
export const findMembership = (tx: Tx, personId: number, practiceId: number): Promise<Membership | null> =>
  tx.maybe<Membership>(
    'select id as user_id, practice_id from app_user where person_id = $1 and practice_id = $2',
    [personId, practiceId],
  );

/** The users that a person is, in every practice; for operators. */
export const listMemberships = (tx: Tx, personId: number): Promise<Membership[]> =>
  tx.rows<Membership>('select id as user_id, practice_id from app_user where person_id = $1 order by id', [
    personId,
  ]);

/** Updates a row only on first use: two clicks on the same link set one password. */
export const useReset = (tx: Tx, tokenHash: Buffer): Promise<number> =>
  tx.run(
    `update password_reset set used_at = now()
     where token_hash = $1 and used_at is null and expires_at > now()`,
    [tokenHash],
  );

/** A newer link, or a changed password, ends the older links. */
export const expirePasswordResets = (tx: Tx, personId: number): Promise<number> =>
  tx.run('update password_reset set used_at = now() where person_id = $1 and used_at is null', [personId]);

export const expireUserPasswordResets = (tx: Tx, userId: number): Promise<number> =>
  tx.run(
    `update password_reset set used_at = now()
     where person_id = (select person_id from app_user where id = $1) and used_at is null`,
    [userId],
  );

interface ProfileDetails {
  /** Under which the approval service knows the practice. */
  readonly clinicId: Column<'clinic', 'clinic_id'> | null;
  readonly deletionDay: Column<'practice_deletion', 'delete_on'> | null;
  readonly isClosed: boolean;
  /** The practice whose sample practice this is. */
  readonly sampleOf: { readonly ID: number; readonly Praxis: string } | null;
  /** Number of practices where the person is an active user. */
  readonly practices: number;
  readonly twoStepUntil: string | null;
  readonly isTwoStepDue: boolean;
  readonly isTourDue: boolean;
  readonly hasNews: boolean;
}

export const findProfileDetails = (
  tx: Tx,
  userId: number,
  personId: number,
  release: string,
): Promise<ProfileDetails> =>
  tx.one<ProfileDetails>(
    `select (select clinic_id from clinic) as "clinicId", (select delete_on from practice_deletion) as "deletionDay",
            exists (select from closed_practice where practice_id = $practice) as "isClosed",
            (select json_build_object('ID', h.practice_id, 'Praxis', h.name) from find_sample_home() h) as "sampleOf",
            (select count(*)::integer from list_person_practices($2)) as practices,
            two_step_until($1) as "twoStepUntil", is_two_step_due($1) as "isTwoStepDue",
            n.toured_at is null as "isTourDue", n.toured_at is not null and n.read_release is distinct from $3 as "hasNews"
     from person n where n.id = $2`,
    [userId, personId, release],
  );
