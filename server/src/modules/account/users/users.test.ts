import type { PracticeUser } from '@praxora/contract/account/users.calls';
import { afterChange, userChangeRefusal } from '@praxora/rules/account/user-access';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordedActions } from '../../../testing/activity-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, loginAs } from '../../../testing/builders.ts';
import { asking, type Colleague, clinicColleagues, colleagues } from './testing/practice-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Member = Pick<Colleague, 'id'>;
const setActive = (by: Colleague, user: Member, isActive: boolean) =>
  by.ask('PUT', `users/${user.id}/active`, { isActive });
const setApprover = (by: Colleague, user: Member, isApprover: boolean) =>
  by.ask('PUT', `users/${user.id}/approver`, { isApprover });
const listed = async (by: Colleague): Promise<PracticeUser[]> =>
  (await by.ask('GET', 'users')).json().data.users;
const codeOf = (response: { json(): { errors: { code: string } } }): string => response.json().errors.code;

describe('the users of a practice', () => {
  test('have names, state and last login; nobody sees those of another', async () => {
    const [eva, ben] = (await colleagues(app, 2)) as [Colleague, Colleague];
    await app.asOwner.run(`update app_user set last_login_at = null where id = $1`, [ben.id]);
    const { data } = (await eva.ask('GET', 'users')).json();
    expect(data).toMatchObject({
      hasApprovals: false,
      invitations: [],
      users: [
        {
          id: eva.id,
          firstName: 'Nr. 1',
          lastName: 'Berg',
          email: eva.email,
          isActive: true,
          hasTwoStep: false,
        },
        { id: ben.id, isApprover: false, lastLoginAt: null },
      ],
    });
    expect(Date.now() - Date.parse(data.users[0].lastLoginAt)).toBeLessThan(60_000);
  });

  test('a deactivated user is out with the next request and cannot come back in', async () => {
    const [eva, ben] = (await colleagues(app, 2)) as [Colleague, Colleague];
    const reset = { email: ben.email };
    const anonymous = (url: string, payload: object) => app.request({ method: 'POST', url, payload });
    expect((await anonymous('/pro/password/reset', reset)).statusCode).toBe(200);
    expect((await setActive(eva, ben, false)).json().data).toMatchObject({ id: ben.id, isActive: false });
    expect((await ben.ask('GET', 'users')).statusCode).toBe(401);
    const login = await anonymous('/pro/login', { email: ben.email, password: ben.password });
    expect(login.json().errors).toEqual({ error: 'Bad credentials.', code: 'BAD_CREDENTIALS' });
    expect(codeOf(await anonymous('/pro/password/reset', reset))).toBe('EMAIL_NOT_REGISTERED');
    const [mail] = await app.asOwner.rows<{ body_text: string }>(
      'select body_text from mail where recipient = $1',
      [ben.email],
    );
    const token = /token=([\w-]+)/.exec(mail?.body_text ?? '')?.[1];
    const passwords = { password: 'quite another', passwordConfirmation: 'quite another' };
    expect(codeOf(await anonymous('/pro/password/change', { token, ...passwords }))).toBe('TOKEN_EXPIRED');

    expect((await setActive(eva, ben, true)).json().data).toMatchObject({ isActive: true });
    expect((await ben.ask('GET', 'users')).statusCode, 'the old session stays ended').toBe(401);
    await loginAs(app, ben);
  });

  test('the API tokens they made are revoked, and stay so', async () => {
    const [eva, ben] = (await colleagues(app, 2)) as [Colleague, Colleague];
    await app.asOwner.run(
      `insert into practice_feature (practice_id, feature, is_active) values ($1, 'apiTokens', true)`,
      [eva.practiceId],
    );
    const made = await ben.ask('POST', 'api-tokens', { name: 'Till', scopes: ['catalog.read'] });
    await setActive(eva, ben, false);
    await setActive(eva, ben, true);
    expect((await eva.ask('GET', 'api-tokens')).json().data).toMatchObject([{ state: 'revoked' }]);
    const program = asking(app, made.json().data.token);
    expect((await program('GET', 'search/key')).statusCode).toBe(401);
  });

  test('a session that outlived the deactivation is none, whoever wrote it', async () => {
    const [, ben] = (await colleagues(app, 2)) as [Colleague, Colleague];
    await app.asOwner.run('update app_user set deactivated_at = now() where id = $1', [ben.id]);
    expect((await ben.ask('GET', 'users')).statusCode).toBe(401);
  });

  test('nobody deactivates themselves, and nobody of another practice', async () => {
    const [eva] = (await colleagues(app, 2)) as [Colleague, Colleague];
    const [stranger] = (await colleagues(app, 1)) as [Colleague];
    expect(codeOf(await setActive(eva, eva, false))).toBe('OWN_LOGIN');
    for (const change of [setActive, setApprover]) {
      const response = await change(eva, stranger, false);
      expect([response.statusCode, codeOf(response)]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await listed(stranger)).toMatchObject([{ isActive: true }]);
  });

  test('of two who deactivate each other at once one stays', async () => {
    const [eva, ben] = (await colleagues(app, 2)) as [Colleague, Colleague];
    const answers = await Promise.all([setActive(eva, ben, false), setActive(ben, eva, false)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const { count } = await app.asOwner.one<{ count: number }>(
      'select count(*)::integer as count from app_user where practice_id = $1 and deactivated_at is null',
      [eva.practiceId],
    );
    expect(count).toBe(1);
  });

  test('legacy users see nothing of it', async () => {
    const ask = asking(app, await loginAs(app, await aUser(app, { edition: 'legacy' })));
    expect((await ask('GET', 'users')).statusCode).toBe(403);
  });
});

describe('approvers', () => {
  test('are changed by approvers only, and one stays', async () => {
    const [lead, buyer] = (await clinicColleagues(app, 2, 1)) as [Colleague, Colleague];
    expect(codeOf(await setApprover(buyer, buyer, true))).toBe('APPROVER_NEEDED');
    expect(codeOf(await setApprover(buyer, lead, false))).toBe('APPROVER_NEEDED');
    expect(codeOf(await setActive(buyer, lead, false))).toBe('APPROVER_NEEDED');
    expect(codeOf(await setApprover(lead, lead, false))).toBe('LAST_APPROVER');
    expect((await setApprover(lead, buyer, true)).json().data).toMatchObject({ isApprover: true });
    expect((await setApprover(lead, lead, false)).json().data).toMatchObject({ isApprover: false });
    for (const { id } of [buyer, lead])
      expect(await recordedActions(app, 'user', id)).toContain('user.approverChanged');
    expect(codeOf(await setApprover(lead, lead, true))).toBe('APPROVER_NEEDED');
  });

  test('of two who give up their role at once one stays', async () => {
    const [one, other] = (await clinicColleagues(app, 2, 2)) as [Colleague, Colleague];
    const answers = await Promise.all([setApprover(one, one, false), setApprover(other, other, false)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await listed(one)).filter(({ isApprover }) => isApprover)).toHaveLength(1);
  });

  test('of two who deactivate each other at once one stays, and approves', async () => {
    const [one, other] = (await clinicColleagues(app, 2, 2)) as [Colleague, Colleague];
    const answers = await Promise.all([setActive(one, other, false), setActive(other, one, false)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const left = await app.asOwner.rows(
      `select u.id from app_user u join clinic_approver a on a.user_id = u.id
       where u.practice_id = $1 and u.deactivated_at is null`,
      [one.practiceId],
    );
    expect(left).toHaveLength(1);
  });

  test('who are deactivated keep their role, are named to nobody, and are reactivated by an approver only', async () => {
    const [lead, other, buyer] = (await clinicColleagues(app, 3, 2)) as [Colleague, Colleague, Colleague];
    await setActive(lead, other, false);
    expect(codeOf(await setActive(buyer, other, true))).toBe('APPROVER_NEEDED');
    expect(codeOf(await setApprover(lead, lead, false))).toBe('LAST_APPROVER');
    const clinic = await app.request({
      method: 'GET',
      url: `/services/admin/praxora_user/clinic?clinicId=clinic-${lead.practiceId}`,
      headers: { authorization: `Bearer ${await loginAs(app, buyer)}` },
    });
    expect(clinic.json().data.approvers).toEqual([{ id: lead.id, name: 'Nr. 1 Berg' }]);
    expect((await setActive(lead, other, true)).json().data).toMatchObject({
      isActive: true,
      isApprover: true,
    });
  });

  test('do not exist where the approval service does not know the practice', async () => {
    const [eva, ben] = (await colleagues(app, 2)) as [Colleague, Colleague];
    expect((await setApprover(eva, ben, true)).statusCode).toBe(404);
    expect((await setApprover(eva, eva, true)).statusCode).toBe(404);
  });
});

test('whatever is asked in whatever order, the database says what the rules say', async () => {
  const changes = ['deactivate', 'reactivate', 'makeApprover', 'makeBuyer'] as const;
  const place = fc.nat({ max: 3 });
  const step = fc.record({ actor: place, change: fc.constantFrom(...changes), user: place });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const users = await clinicColleagues(app, 4, 2);
      const [first] = users as [Colleague];
      let model = users.map(({ id }, index) => ({
        id,
        isActive: true,
        isApprover: index < 2,
        role: 'owner' as const,
      }));
      for (const { actor, change, user } of steps) {
        const [by, whom] = [users[actor], users[user]] as [Colleague, Colleague];
        // A deactivated actor has no session any more; reactivated, they log in anew.
        const fresh = model[actor]?.isActive ? { ...by, ask: asking(app, await loginAs(app, by)) } : by;
        const refusal = userChangeRefusal({ hasApprovals: true, users: model }, by.id, change, whom.id);
        const response =
          change === 'deactivate' || change === 'reactivate'
            ? await setActive(fresh, whom, change === 'reactivate')
            : await setApprover(fresh, whom, change === 'makeApprover');
        expect(response.statusCode === 200, `${change} ${response.body}`).toBe(refusal === null);
        if (refusal === null)
          model = model.map((one) => (one.id === whom.id ? (afterChange(one, change) ?? one) : one));
      }
      const stored = await app.asOwner.rows(
        `select u.id, u.role, u.deactivated_at is null as "isActive",
                exists (select from clinic_approver a where a.user_id = u.id) as "isApprover"
         from app_user u where u.practice_id = $1 order by u.id`,
        [first.practiceId],
      );
      expect(stored).toEqual(model);
      expect(model.some(({ isActive, isApprover }) => isActive && isApprover)).toBe(true);
    }),
    { numRuns: 6 },
  );
});
