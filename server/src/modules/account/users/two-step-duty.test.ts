// Two-step login as a duty of the practice: 14 days, and then nothing but setting it up.
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs, type TestUser } from '../../../testing/builders.ts';
import { readRefusal } from '../../../testing/cart-builders.ts';
import { aDevice } from '../../../testing/device-builders.ts';
import { codeAt, stepAt } from '../identity/totp.ts';
import { asking, type Colleague, colleagues } from './testing/practice-of.ts';

let app: TestApp;
let owner: Colleague;
let user: TestUser;
let ask: Colleague['ask'];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asOwner.run('delete from rate_limit');
  [owner] = (await colleagues(app, 1)) as [Colleague];
  user = await aUser(app, { practiceId: owner.practiceId, role: 'stock' });
  ask = asking(app, await loginAs(app, user));
});

const fromBase32 = (text: string): Buffer => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
const setDuty = (isRequired: boolean) => owner.ask('PUT', 'users/two-step-duty', { isRequired });
const listed = async () => (await owner.ask('GET', 'users')).json().data;
const mailsTo = ({ email }: { email: string }) =>
  app.asOwner.rows<{ body_text: string }>('select body_text from mail where recipient = $1', [email]);
/** As if it had been required, and the users had joined, so many days before. */
async function daysAgo(days: number): Promise<void> {
  await app.asOwner.run(
    `update practice set two_step_required_since = now() - make_interval(days => $2) where id = $1`,
    [owner.practiceId, days],
  );
  await app.asOwner.run(
    `update app_user set created_at = now() - make_interval(days => $2) where practice_id = $1`,
    [owner.practiceId, days],
  );
}
const profile = async () =>
  (
    await app.request({
      method: 'GET',
      url: '/api/marketplace/v1/wpraxis',
      headers: bearer(await loginAs(app, user)),
    })
  ).json().data;

test('it is required with 14 days, by mail, recorded once; a reminder goes to those without it', async () => {
  expect(await listed()).toMatchObject({ isTwoStepRequired: false });
  for (let time = 0; time < 2; time += 1) expect((await setDuty(true)).statusCode).toBe(200);
  const until = addDays(calendarDay(new Date()), 14);
  const { users, isTwoStepRequired } = await listed();
  expect(isTwoStepRequired).toBe(true);
  expect(users.find(({ id }: TestUser) => id === user.id)).toMatchObject({
    hasTwoStep: false,
    twoStepUntil: until,
  });
  expect(await profile()).toMatchObject({ ZweiSchritteBis: until, ZweiSchritteFaellig: false });
  expect(await mailsTo(user)).toHaveLength(1);
  expect(await mailsTo(owner)).toHaveLength(0);
  expect((await owner.ask('POST', 'users/two-step-reminder')).json().data).toEqual({ reminded: 1 });
  expect(await mailsTo(user)).toHaveLength(2);
  const recorded = await app.asOwner.rows(
    `select changes from activity where practice_id = $1 and action = 'twoStep.dutyChanged'`,
    [owner.practiceId],
  );
  expect(recorded).toEqual([{ changes: [{ field: 'twoStepDuty', before: false, after: true }] }]);
  expect((await setDuty(false)).statusCode).toBe(200);
  expect((await owner.ask('POST', 'users/two-step-reminder')).json().data).toEqual({ reminded: 0 });
  expect((await listed()).users.every((one: { twoStepUntil: unknown }) => one.twoStepUntil === null)).toBe(
    true,
  );
});

test('only owners require it, and only yes or no', async () => {
  expect(readRefusal(await ask('PUT', 'users/two-step-duty', { isRequired: true }))).toEqual([
    409,
    'ROLE_NOT_ALLOWED',
  ]);
  expect(readRefusal(await ask('POST', 'users/two-step-reminder'))).toEqual([409, 'ROLE_NOT_ALLOWED']);
  for (const isRequired of ['ja', 1, null])
    expect((await owner.ask('PUT', 'users/two-step-duty', { isRequired })).statusCode).toBe(422);
});

test('on the last day everything works; afterwards nothing but setting it up, and then everything again', async () => {
  const device = await aDevice(app, { headers: bearer(await loginAs(app, user)) });
  await setDuty(true);
  await daysAgo(14);
  expect((await ask('GET', 'storages')).statusCode).toBe(200);
  await daysAgo(15);
  for (const path of ['storages', 'users', 'user/sessions'])
    expect(readRefusal(await ask('GET', path)), path).toEqual([409, 'TWO_STEP_REQUIRED']);
  expect(await profile(), 'logging in is possible').toMatchObject({ ZweiSchritteFaellig: true });
  expect((await device.call('GET', '/pro/scan/device')).statusCode, 'devices go on').toBe(200);

  const setup = await ask('POST', 'user/two-step/setup', { password: user.password });
  expect(setup.statusCode, setup.body).toBe(200);
  expect(readRefusal(await ask('GET', 'storages')), 'not yet confirmed').toEqual([409, 'TWO_STEP_REQUIRED']);
  const code = codeAt(fromBase32(setup.json().data.secret), stepAt(new Date()));
  const confirmed = await ask('POST', 'user/two-step/confirm', { code });
  expect(confirmed.json().data.recoveryCodes).toHaveLength(10);
  expect((await ask('GET', 'storages')).statusCode).toBe(200);
  expect(readRefusal(await ask('POST', 'user/two-step/off', { password: user.password }))).toEqual([
    409,
    'TWO_STEP_DUTY',
  ]);
});

test('a user who joins later has 14 days of their own', async () => {
  await setDuty(true);
  await daysAgo(100);
  const late = await aUser(app, { practiceId: owner.practiceId });
  const lateAsk = asking(app, await loginAs(app, late));
  expect((await lateAsk('GET', 'storages')).statusCode).toBe(200);
});
