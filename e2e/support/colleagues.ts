// Colleagues with a role, invited by an owner and come in by the link of the mail, without the forms.
import { type APIRequestContext, expect } from '@playwright/test';
import type { Role } from '../../packages/contract/src/shared/permissions.ts';
import { readOutbox, type TestUser } from './operator.ts';

const password = 'a-colleagues-password';
let invited = 0;

/** Logs a user in and sends requests with the token. */
export async function loginToApi(request: APIRequestContext, { email, password: own }: TestUser) {
  const login = await request.post('/pro/login', { data: { email, password: own } });
  expect(login.status(), `login of ${email}`).toBe(200);
  const headers = { Authorization: `Bearer ${(await login.json()).data.token}` };
  const userId = async (other: TestUser): Promise<number> => {
    const { users } = (await (await request.get('/pro/users', { headers })).json()).data;
    return users.find((one: { email: string }) => one.email === other.email).id;
  };
  return {
    get: (url: string) => request.get(url, { headers }),
    put: (url: string, data: object) => request.put(url, { headers, data }),
    userId,
    invite: async (role: Role): Promise<TestUser> => {
      invited += 1;
      const address = `${role}-${process.pid}-${Date.now()}-${invited}@praxora.example`;
      const names = { firstName: 'Lena', lastName: 'Roth' };
      const data = { ...names, email: address, role };
      const invitation = await request.post('/pro/invitations', { headers, data });
      expect(invitation.status(), await invitation.text()).toBe(200);
      const token = /token=([\w-]+)/.exec(await readOutbox(address))?.[1];
      const accepted = await request.post('/pro/invitation/accept', {
        data: { ...names, token, password, passwordConfirmation: password },
      });
      expect(accepted.status(), await accepted.text()).toBe(200);
      return { email: address, password };
    },
  };
}
