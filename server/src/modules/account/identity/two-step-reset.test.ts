// The second step of a person who lost it: requested by an owner, with a wait, a way to cancel, mails and entries of the log.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aMembership, aUser, loginAs, type TestUser } from '../../../testing/builders.ts';
import { readRefusal } from '../../../testing/cart-builders.ts';
import { workOff } from '../../../testing/jobs.ts';
import { asking, type Colleague, colleagues } from '../users/testing/practice-of.ts';
import { twoStepResetJob } from './two-step-reset.ts';

let app: TestApp;
let owner: Colleague;
let second: Colleague;
let user: TestUser;
let ask: Colleague['ask'];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [owner, second] = (await colleagues(app, 2)) as [Colleague, Colleague];
  user = await aUser(app, { practiceId: owner.practiceId, role: 'stock', firstName: 'Lea' });
  ask = asking(app, await loginAs(app, user));
  await switchOn(user);
});

const switchOn = ({ id }: { id: number }) =>
  app.asOwner.run(
    `insert into two_step_login (person_id, secret, confirmed_at)
     select person_id, 'x', now() from app_user where id = $1`,
    [id],
  );
const request = (by: Colleague, userId: unknown = user.id) =>
  by.ask('POST', `users/${userId}/two-step-reset`);
const cancel = (by: Colleague) => by.ask('DELETE', `users/${user.id}/two-step-reset`);
const listed = async () =>
  (await owner.ask('GET', 'users')).json().data.users.find(({ id }: TestUser) => id === user.id);
const hasTwoStep = async () => (await listed()).hasTwoStep;
/** As if the request had been made so many hours before. */
async function pass(hours: number): Promise<void> {
  const back = `- make_interval(hours => ${hours})`;
  await app.asOwner.run(`update two_step_login set reset_at = reset_at ${back}`);
  await app.asOwner.run(`update job set run_at = run_at ${back} where queue = 'two-step-reset'`);
  await workOff(app, [twoStepResetJob]);
}
const recorded = () =>
  app.asOwner.rows<{ action: string; author_kind: string; subject_id: string }>(
    `select action, author_kind, subject_id from activity
     where practice_id = $1 and action like 'twoStep.%' order by id`,
    [owner.practiceId],
  );
const actions = async () => (await recorded()).map(({ action }) => action);
const mailsTo = ({ email }: { email: string }) =>
  app.asOwner.rows<{ subject: string; body_text: string }>(
    'select subject, body_text from mail where recipient = $1 order by id',
    [email],
  );

describe('an owner', () => {
  test('has the second step removed after 24 hours, with mails and entries', async () => {
    const before = Date.now();
    const answer = await request(owner);
    const resetAt = Date.parse(answer.json().data.resetAt);
    expect(resetAt - before).toBeGreaterThanOrEqual(24 * 3_600_000);
    expect(await listed()).toMatchObject({ hasTwoStep: true, twoStepResetAt: answer.json().data.resetAt });
    const own = (await ask('GET', 'user/two-step')).json().data;
    expect(own).toMatchObject({ isOn: true, resetAt: answer.json().data.resetAt });
    expect((await mailsTo(user)).map(({ body_text }) => body_text)).toEqual([
      expect.stringContaining('Kontozugang'),
    ]);
    expect([await mailsTo(owner), await mailsTo(second)]).toMatchObject([[], [{}]]);

    await pass(23);
    expect(await hasTwoStep()).toBe(true);
    await expect(loginAs(app, user)).rejects.toThrow('CODE_REQUIRED');
    await pass(2);
    expect(await listed()).toMatchObject({ hasTwoStep: false, twoStepResetAt: null });
    expect((await ask('GET', 'storages')).statusCode, 'the sessions have ended').toBe(401);
    await loginAs(app, user);
    expect(await recorded()).toMatchObject([
      { action: 'twoStep.resetRequested', author_kind: 'user', subject_id: String(user.id) },
      { action: 'twoStep.reset', author_kind: 'job', subject_id: String(user.id) },
    ]);
    expect(await mailsTo(user)).toHaveLength(2);
    expect(await mailsTo(owner)).toHaveLength(1);
  });

  test('cancels it, also the request of another owner; then nothing happens at its time', async () => {
    await request(owner);
    expect((await cancel(second)).json().data).toEqual({ isCancelled: true });
    expect((await cancel(second)).json().data).toEqual({ isCancelled: false });
    await pass(25);
    expect(await listed()).toMatchObject({ hasTwoStep: true, twoStepResetAt: null });
    expect(await actions()).toEqual(['twoStep.resetRequested', 'twoStep.resetCancelled']);
    expect(await mailsTo(user)).toHaveLength(2);
  });

  test('who requests it twice, or twice at once, has requested it once', async () => {
    const answers = await Promise.all([request(owner), request(second), request(owner)]);
    const times = new Set(answers.map((answer) => answer.json().data.resetAt));
    expect(times.size).toBe(1);
    expect(await actions()).toEqual(['twoStep.resetRequested']);
    expect(await mailsTo(user)).toHaveLength(1);
  });

  test('whose request was cancelled and repeated waits the whole time again', async () => {
    await request(owner);
    await app.asOwner.run(`update job set run_at = now() where queue = 'two-step-reset'`);
    await cancel(owner);
    await request(owner);
    await workOff(app, [twoStepResetJob]);
    expect(await hasTwoStep()).toBe(true);
    await pass(24);
    expect(await hasTwoStep()).toBe(false);
  });

  test('who is demoted or deactivated meanwhile has requested nothing', async () => {
    for (const column of [`role = 'stock'`, `deactivated_at = now()`]) {
      await request(second);
      await app.asOwner.run(`update app_user set ${column} where id = $1`, [second.id]);
      await pass(25);
      expect(await listed(), column).toMatchObject({ hasTwoStep: true, twoStepResetAt: null });
      await app.asOwner.run(`update app_user set role = 'owner', deactivated_at = null where id = $1`, [
        second.id,
      ]);
      expect((await recorded()).at(-1), column).toMatchObject({
        ...{ action: 'twoStep.resetCancelled', author_kind: 'job' },
      });
    }
  });
});

test('the person cancels it', async () => {
  await request(owner);
  const own = await ask('DELETE', 'user/two-step/reset');
  expect(own.json().data).toMatchObject({ isOn: true, resetAt: null });
  await pass(25);
  expect(await hasTwoStep()).toBe(true);
  expect(await recorded()).toMatchObject([{}, { action: 'twoStep.resetCancelled', author_kind: 'user' }]);
  expect(await mailsTo(owner)).toHaveLength(1);
});

test('a person who joins another practice meanwhile keeps the second step', async () => {
  await request(owner);
  const membership = await aMembership(app, user);
  await pass(25);
  expect(await hasTwoStep()).toBe(true);
  expect(readRefusal(await request(owner))).toEqual([409, 'TWO_STEP_ELSEWHERE']);
  await app.asOwner.run('update app_user set deactivated_at = now() where id = $1', [membership.id]);
  expect((await request(owner)).statusCode).toBe(200);
});

test('it is refused for oneself, without a second step, and of strangers', async () => {
  await switchOn(owner);
  expect(readRefusal(await request(owner, owner.id))).toEqual([409, 'OWN_TWO_STEP']);
  expect(readRefusal(await request(owner, second.id))).toEqual([409, 'TWO_STEP_OFF']);
  const stranger = await aUser(app);
  await switchOn(stranger);
  for (const id of [stranger.id, 2_000_000_000])
    expect(readRefusal(await request(owner, id)), String(id)).toEqual([404, 'NOT_FOUND']);
  for (const id of ['2,5', '-1', 'x', '99999999999999'])
    expect((await request(owner, id)).statusCode, id).toBe(422);
  await app.asOwner.run('update app_user set deactivated_at = now() where id = $1', [user.id]);
  expect(readRefusal(await request(owner))).toEqual([404, 'NOT_FOUND']);
  expect(await actions()).toEqual([]);
});

test('others than owners neither request nor cancel it for somebody else', async () => {
  const by = { ...owner, ask };
  expect(readRefusal(await request(by, second.id))).toEqual([409, 'ROLE_NOT_ALLOWED']);
  await request(owner);
  expect(readRefusal(await cancel(by))).toEqual([409, 'ROLE_NOT_ALLOWED']);
  expect((await listed()).twoStepResetAt).not.toBeNull();
});
