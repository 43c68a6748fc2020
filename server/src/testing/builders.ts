// Test data made to order: say only what matters to the test.
import { hash } from '@node-rs/argon2';
import type { Role } from '@praxora/contract/shared/permissions';
import { addMember, createPractice, createUser } from '../modules/account/index.ts';
import type { TestApp } from './app.ts';

let count = 0;

export interface TestUser {
  readonly id: number;
  readonly practiceId: number;
  readonly email: string;
  readonly password: string;
}

interface PracticeWish {
  readonly name?: string;
  readonly country?: string;
  readonly edition?: 'pro20' | 'legacy';
  /** The first day stock can be booked for. */
  readonly since?: string;
}

export async function aPractice({ asOwner }: TestApp, wish: PracticeWish = {}): Promise<number> {
  count += 1;
  const { name = `Praxis ${count}`, country = 'DE', edition = 'pro20', since = '2020-01-01' } = wish;
  return (await createPractice(asOwner, name, country, edition, since)).id;
}

interface UserWish extends PracticeWish {
  readonly practiceId?: number;
  readonly email?: string;
  readonly password?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly role?: Role;
}

export async function aUser(app: TestApp, wish: UserWish = {}): Promise<TestUser> {
  count += 1;
  const practiceId = wish.practiceId ?? (await aPractice(app, wish));
  const {
    email = `user${count}@praxis.example`,
    password = 'correct horse',
    firstName = 'Anna',
    lastName = 'Berg',
    role = 'owner',
  } = wish;
  const wanted = { practiceId, email, password, firstName, lastName, role, language: 'de' };
  const id = await createUser(app.asOwner, wanted, quickHash);
  return { id, practiceId, email, password };
}

/** Makes a user a user of another practice, too. */
export async function aMembership(
  app: TestApp,
  user: Pick<TestUser, 'id'>,
  { practiceId, role = 'owner' }: { readonly practiceId?: number; readonly role?: Role } = {},
): Promise<{ readonly id: number; readonly practiceId: number }> {
  const joined = practiceId ?? (await aPractice(app));
  const { personId } = await app.asOwner.one<{ personId: number }>(
    'select person_id as "personId" from app_user where id = $1',
    [user.id],
  );
  const id = await addMember(app.asOwner, joined, personId, role);
  if (id === null) throw new Error('The person is a user of that practice already');
  return { id, practiceId: joined };
}

const quickHashes = new Map<string, Promise<string>>();

/**
 * A hash tells itself how dear it is to check: this one costs next to nothing, and most tests log in. Passwords that are
 * set by a call or a command get the usual one.
 */
function quickHash(password: string): Promise<string> {
  const known = quickHashes.get(password);
  if (known) return known;
  const made = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  quickHashes.set(password, made);
  return made;
}

export async function loginAs(app: TestApp, user: Pick<TestUser, 'email' | 'password'>): Promise<string> {
  const { email, password } = user;
  const response = await app.request({ method: 'POST', url: '/pro/login', payload: { email, password } });
  if (response.statusCode !== 200)
    throw new Error(`login as ${email}: ${response.statusCode} ${response.body}`);
  return response.json().data.token;
}

export const bearer = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` });

/** The id that opens the price engine for as long as this session lasts. */
export async function sessionOfficeId(
  app: TestApp,
  headers: { readonly authorization: string },
): Promise<string> {
  const profile = await app.request({ method: 'GET', url: '/api/marketplace/v1/wpraxis', headers });
  return profile.json().data.dentalOfficeId;
}
