// A practice with several users, each logged in.
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../../../../testing/app.ts';
import { aPractice, aUser, bearer, loginAs, type TestUser } from '../../../../testing/builders.ts';
import { createClinic } from '../../clinics/clinic-operations.ts';

export interface Colleague extends TestUser {
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>;
}

export const asking =
  (app: TestApp, token: string): Colleague['ask'] =>
  (method, path, payload) =>
    app.request({
      method,
      url: `/pro/${path}`,
      headers: bearer(token),
      ...(payload ? { payload } : {}),
    } as InjectOptions);

/** As many users as asked for, in one practice. */
export async function colleagues(app: TestApp, count: number): Promise<Colleague[]> {
  const practiceId = await aPractice(app);
  const users: Colleague[] = [];
  for (let made = 0; made < count; made += 1) {
    const user = await aUser(app, { practiceId, firstName: `Nr. ${made + 1}` });
    users.push({ ...user, ask: asking(app, await loginAs(app, user)) });
  }
  return users;
}

/** Users of a clinic: the first `approvers` of them are approvers. */
export async function clinicColleagues(app: TestApp, count: number, approvers: number): Promise<Colleague[]> {
  const users = await colleagues(app, count);
  const [first] = users;
  if (!first) throw new Error('a clinic has users');
  const emails = users.slice(0, approvers).map(({ email }) => email);
  await createClinic(app.asOwner, first.practiceId, `clinic-${first.practiceId}`, 50_000, emails);
  return users;
}
