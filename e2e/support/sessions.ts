// One login per demo user for the whole run. Tests that end or change a session log in on their own.
import { join } from 'node:path';
import { type BrowserContext, expect, request } from '@playwright/test';
import { root } from './start-product.ts';
import { type DemoUser, demoPassword, proUsers, toEmail } from './users.ts';

/** The stored cookies of a user, for `test.use({ storageState: loggedInState('demo') })`. */
export function loggedInState(user: DemoUser): string {
  return join(root, 'test-results', 'sessions', `${user}.json`);
}

export async function saveSessions(url: string): Promise<void> {
  for (const user of proUsers) {
    const client = await request.newContext({ baseURL: url });
    const answer = await client.post('/pro/login', {
      data: { email: toEmail(user), password: demoPassword },
    });
    expect(answer.status(), `login of ${user}`).toBe(200);
    await client.storageState({ path: loggedInState(user) });
    await client.dispose();
  }
}

/** A session of its own for this context, without the login form. */
export async function enterAs(
  context: BrowserContext,
  email: string,
  password = demoPassword,
): Promise<void> {
  const answer = await context.request.post('/pro/login', { data: { email, password } });
  expect(answer.status(), `login of ${email}`).toBe(200);
}
