// Test data made to order: say only what matters to the test.
import { createPractice, createUser } from '../modules/operators/operators.service.ts';
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
}

export async function aPractice({ asOwner }: TestApp, wish: PracticeWish = {}): Promise<number> {
  count += 1;
  const { name = `Praxis ${count}`, country = 'DE', edition = 'pro20' } = wish;
  return (await createPractice(asOwner, name, country, edition)).id;
}

interface UserWish extends PracticeWish {
  readonly practiceId?: number;
  readonly email?: string;
  readonly password?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

export async function aUser(app: TestApp, wish: UserWish = {}): Promise<TestUser> {
  count += 1;
  const practiceId = wish.practiceId ?? (await aPractice(app, wish));
  const {
    email = `user${count}@praxis.example`,
    password = 'correct horse',
    firstName = 'Anna',
    lastName = 'Berg',
  } = wish;
  const id = await createUser(app.asOwner, {
    practiceId,
    email,
    password,
    firstName,
    lastName,
    language: 'de',
  });
  return { id, practiceId, email, password };
}

export async function loginAs(app: TestApp, user: Pick<TestUser, 'email' | 'password'>): Promise<string> {
  const { email, password } = user;
  const response = await app.request({ method: 'POST', url: '/pro/login', payload: { email, password } });
  if (response.statusCode !== 200)
    throw new Error(`login as ${email}: ${response.statusCode} ${response.body}`);
  return response.json().data.token;
}

export const bearer = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` });
