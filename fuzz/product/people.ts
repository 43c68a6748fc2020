// Senders of requests: the demo users, an anonymous client without a session, and a client with a made-up session.
import type { Pool } from 'pg';
import { hashToken, newToken } from '../../server/src/platform/secrets.ts';

export const demoUsers = ['demo', 'wien', 'klinik', 'leitung', 'legacy'] as const;
export type DemoUser = (typeof demoUsers)[number];
export type Asker = DemoUser | 'nobody' | 'forger';

export const demoPassword = 'praxora-demo';
export const toEmail = (user: DemoUser): string => `${user}@praxora.example`;

export interface Person {
  readonly userId: number;
  readonly practiceId: number;
  /** Id in the person's current session. */
  readonly dentalOfficeId: string;
}

export async function findPeople(owner: Pool): Promise<Record<DemoUser, Person>> {
  const { rows } = await owner.query<Person & { email: string }>(
    `select u.id as "userId", u.practice_id as "practiceId", gen_random_uuid() as "dentalOfficeId", u.email
     from practice_user u`,
  );
  const find = (user: DemoUser): Person => {
    const person = rows.find(({ email }) => email === toEmail(user));
    if (!person) throw new Error(`There is no demo user ${user}`);
    return person;
  };
  return {
    demo: find('demo'),
    wien: find('wien'),
    klinik: find('klinik'),
    leitung: find('leitung'),
    legacy: find('legacy'),
  };
}

/** A colleague may have deactivated them, as is their right. Who is active is not written: it may be that no write works. */
export async function reactivate(owner: Pool, userId: number): Promise<void> {
  await owner.query(
    'update app_user set deactivated_at = null where id = $1 and deactivated_at is not null',
    [userId],
  );
}

/**
 * A session written straight into the database: logging in is itself among the calls that are attacked, and its limits
 * must not decide who can ask anything else.
 */
export async function openSession(
  owner: Pool,
  { practiceId, userId, dentalOfficeId }: Person,
): Promise<string> {
  const token = newToken();
  await reactivate(owner, userId);
  await owner.query(
    `insert into session (token_hash, practice_id, user_id, office_id, expires_at)
     values ($1, $2, $3, $4, now() + interval '1 day')
     on conflict (office_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at,
       replaced_at = null, replaced_by = null`,
    [hashToken(token), practiceId, userId, dentalOfficeId],
  );
  return token;
}
