// The operators' commands about users and approvals, on a real database, each in a transaction of its own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newClient } from '../platform/database/connection.ts';
import { plainTx } from '../platform/database/tx.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { aMembership, aPractice, aUser, bearer, loginAs } from '../testing/builders.ts';
import { commands } from './commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function run(name: string, ...args: string[]): Promise<string> {
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw new Error(`no command ${name}`);
  const client = newClient(app.owner);
  await client.connect();
  try {
    await client.query('begin');
    const answer = await command.run(plainTx(client), args, app.platform.config);
    await client.query('commit');
    return answer;
  } finally {
    await client.end();
  }
}

const recorded = (practiceId: number) =>
  app.asOwner.rows(
    `select author_kind, program, action, subject_type, user_id from activity
     where practice_id = $1 and action not in ('user.created', 'login.succeeded') order by id`,
    [practiceId],
  );
const subjectsTo = async (email: string) =>
  (await app.asOwner.rows<{ subject: string }>('select subject from mail where recipient = $1', [email])).map(
    ({ subject }) => subject,
  );

test('the first user of a practice comes by an invitation mail, and is recorded', async () => {
  const practiceId = await aPractice(app);
  const email = 'erste@markt.example';
  const args = ['--practice', `${practiceId}`, '--first-name', 'Eva', '--last-name', 'Lang'];
  expect(await run('user invite', ...args, '--email', email)).toContain('was invited');
  await expect(run('user invite', ...args, '--email', email)).rejects.toThrow('already been invited');
  const mail = await app.asOwner.one<{ body_text: string }>(
    'select body_text from mail where recipient = $1',
    [email],
  );
  const [, token] = /token=([\w-]+)/.exec(mail.body_text) ?? [];
  const accepted = await app.request({
    method: 'POST',
    url: '/pro/invitation/accept',
    payload: {
      token,
      firstName: 'Eva',
      lastName: 'Lang',
      password: 'correct horse',
      passwordConfirmation: 'correct horse',
    },
  });
  expect(accepted.statusCode, accepted.body).toBe(200);
  await loginAs(app, { email, password: 'correct horse' });
  expect(await run('user list', '--practice', `${practiceId}`)).toMatch(
    /Eva Lang <erste@markt.example> {2}owner, active, last login/,
  );
  expect(await recorded(practiceId)).toContainEqual({
    ...{ author_kind: 'operator', program: 'user invite', action: 'user.invited' },
    ...{ subject_type: 'invitation', user_id: null },
  });
});

test('role, deactivation and activation are recorded and mailed; the last owner stays', async () => {
  const practiceId = await aPractice(app);
  const [owner, other] = [await aUser(app, { practiceId }), await aUser(app, { practiceId, role: 'stock' })];
  const to = (user: { email: string }) => ['--practice', `${practiceId}`, '--email', user.email];
  for (const refused of [
    () => run('user deactivate', ...to(owner)),
    () => run('user role', ...to(owner), '--role', 'stock'),
  ])
    await expect(refused()).rejects.toThrow('At least one active owner must stay');
  await run('user role', ...to(other), '--role', 'owner');
  await run('user deactivate', ...to(owner));
  await run('user activate', ...to(owner));
  expect(
    (await recorded(practiceId)).map((entry) => [entry.author_kind, entry.program, entry.action]),
  ).toEqual([
    ['operator', 'user role', 'user.roleChanged'],
    ['operator', 'user deactivate', 'user.deactivated'],
    ['operator', 'user activate', 'user.reactivated'],
  ]);
  expect(await subjectsTo(other.email)).toHaveLength(3);
  expect(await subjectsTo(owner.email)).toHaveLength(3);
  const stranger = await aUser(app);
  await expect(run('user role', ...to(stranger), '--role', 'owner')).rejects.toThrow(
    'is no user of practice',
  );
  await expect(run('user role', ...to(other), '--role', 'boss')).rejects.toThrow('--role is not valid');
  await expect(run('user list', '--practice', '999999')).rejects.toThrow('There is no practice');
});

test('limits and approvers are changed, recorded and mailed; what is left out stays', async () => {
  const practiceId = await aPractice(app);
  const [lead, second] = [await aUser(app, { practiceId }), await aUser(app, { practiceId })];
  const at = ['--practice', `${practiceId}`];
  await expect(run('clinic change', ...at, '--limit', '5')).rejects.toThrow('has no approvals');
  await run(
    'clinic create',
    ...at,
    '--clinic-id',
    `c-${practiceId}`,
    '--limit',
    '100',
    '--approver',
    lead.email,
  );
  await expect(run('clinic change', ...at)).rejects.toThrow('Say what to change');
  expect(await run('clinic change', ...at, '--limit', '100')).toBe('Everything is so already.');
  await run('clinic change', ...at, '--month-limit', '250,50');
  const clinic = () =>
    app.asOwner.one('select spending_limit_cents, month_limit_cents from clinic where practice_id = $1', [
      practiceId,
    ]);
  expect(await clinic()).toEqual({ spending_limit_cents: 10_000, month_limit_cents: 25_050 });
  await run('clinic change', ...at, '--month-limit', 'none', '--approver', second.email);
  expect(await clinic()).toEqual({ spending_limit_cents: 10_000, month_limit_cents: null });
  const approvers = await app.asOwner.rows('select user_id from clinic_approver where practice_id = $1', [
    practiceId,
  ]);
  expect(approvers).toEqual([{ user_id: second.id }]);
  expect(await subjectsTo(lead.email)).toHaveLength(2);
  expect(await subjectsTo(second.email)).toHaveLength(1);
  expect((await recorded(practiceId)).filter(({ program }) => program === 'clinic change')).toHaveLength(4);
});

test('two-step login is removed at once in whatever practices, as after a lost phone, and all sessions end', async () => {
  const user = await aUser(app);
  const membership = await aMembership(app, user);
  const colleague = await aUser(app, { practiceId: user.practiceId });
  const { personId } = await app.asOwner.one<{ personId: number }>(
    'select person_id as "personId" from app_user where id = $1',
    [user.id],
  );
  const headers = bearer(await loginAs(app, user));
  expect(await run('two-step reset', '--email', user.email)).toContain('had no two-step login');
  await app.asOwner.run(
    `insert into two_step_login (person_id, secret, confirmed_at) values ($1, 'x', now())`,
    [personId],
  );
  await app.asOwner.run(`insert into recovery_code (person_id, code_hash) values ($1, 'x')`, [personId]);
  await expect(loginAs(app, user)).rejects.toThrow('CODE_REQUIRED');
  expect(await run('two-step reset', '--email', user.email.toUpperCase())).toContain('password alone');
  expect((await app.request({ method: 'GET', url: '/pro/users', headers })).statusCode).toBe(401);
  const left = await app.asOwner.rows('select 1 from recovery_code where person_id = $1', [personId]);
  expect(left).toEqual([]);
  await loginAs(app, user);
  const entry = { author_kind: 'operator', program: 'two-step reset', action: 'twoStep.reset' };
  for (const { practiceId } of [user, membership]) expect(await recorded(practiceId)).toMatchObject([entry]);
  expect(await subjectsTo(user.email)).toHaveLength(1);
  expect(await subjectsTo(colleague.email)).toHaveLength(1);
  await expect(run('two-step reset', '--email', 'nobody@x.example')).rejects.toThrow('not registered');
});
