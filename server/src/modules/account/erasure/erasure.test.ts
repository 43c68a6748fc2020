// Deleting a user: who may, what goes, what stays, and that no table keeps the name.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../../cli/commands.ts';
import { mailJob } from '../../../platform/mail/mail.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aPractice, aUser, bearer, loginAs, type TestUser } from '../../../testing/builders.ts';
import { aDevice } from '../../../testing/device-builders.ts';
import { workOff } from '../../../testing/jobs.ts';
import { listErasures, replayErasures } from './erasure-operations.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Ask = (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
) => ReturnType<TestApp['request']>;

async function asking(user: TestUser): Promise<Ask> {
  const headers = bearer(await loginAs(app, user));
  return (method, path, payload) =>
    app.request({ method, url: `/pro/${path}`, headers, ...(payload && { payload }) });
}
const refusal = (answer: Awaited<ReturnType<Ask>>) => [answer.statusCode, answer.json().errors?.code];
const nameOf = async (userId: number) =>
  (await app.asOwner.one<{ name: string }>('select name from practice_user where id = $1', [userId])).name;
const personsWith = (email: string) => app.asOwner.rows('select 1 from person where email = $1', [email]);

describe('an owner', () => {
  test('deletes a user, who is a numbered pseudonym from then on and cannot log in', async () => {
    const eva = await aUser(app);
    const { practiceId } = eva;
    const [ben, cem] = [await aUser(app, { practiceId }), await aUser(app, { practiceId, role: 'stock' })];
    const [ask, askBen] = [await asking(eva), await asking(ben)];
    const preview = (await ask('GET', `users/${ben.id}/erasure`)).json().data;
    expect(preview).toEqual({
      endsLogin: true,
      stays: { addresses: [], orders: 0 },
      goes: { sessions: 1, apiTokens: 0, devices: 0, exportFiles: 0 },
    });
    expect((await ask('DELETE', `users/${ben.id}`)).json().data).toEqual({ formerNumber: 1 });
    expect((await ask('DELETE', `users/${cem.id}`, { handOver: [] })).json().data).toEqual({
      formerNumber: 2,
    });
    expect((await askBen('GET', 'users')).statusCode).toBe(401);
    await expect(loginAs(app, ben)).rejects.toThrow('BAD_CREDENTIALS');
    expect(await nameOf(ben.id)).toBe('Ehemalige Person 1');
    expect(await personsWith(ben.email)).toEqual([]);
    const { users } = (await ask('GET', 'users')).json().data;
    expect(users.map(({ id }: { id: number }) => id)).toEqual([eva.id]);
    expect((await ask('GET', 'account/counts')).json().data.users).toBe(1);
    const [entry] = await app.asOwner.rows(
      `select subject_id, subject_name, changes from activity where practice_id = $1 and action = 'user.deleted' order by id`,
      [practiceId],
    );
    expect(entry).toEqual({ subject_id: `${ben.id}`, subject_name: '', changes: [] });
    // The address is free again, also for an invitation.
    expect(
      (await ask('POST', 'invitations', { email: ben.email, firstName: 'B', lastName: 'B' })).statusCode,
    ).toBeLessThan(300);
  });

  test('cannot delete themselves, strangers, or anybody twice', async () => {
    const [eva, stranger] = [await aUser(app), await aUser(app)];
    const ben = await aUser(app, { practiceId: eva.practiceId });
    const ask = await asking(eva);
    expect(refusal(await ask('DELETE', `users/${eva.id}`))).toEqual([409, 'OWN_LOGIN']);
    for (const id of [stranger.id, 999_999]) {
      expect(refusal(await ask('DELETE', `users/${id}`))).toEqual([404, 'NOT_FOUND']);
      expect(refusal(await ask('GET', `users/${id}/erasure`))).toEqual([404, 'NOT_FOUND']);
      expect(refusal(await ask('GET', `users/${id}/personal-data`))).toEqual([404, 'NOT_FOUND']);
    }
    for (const id of ['0', '-1', '2,5', 'x', '99999999999'])
      expect([404, 422, 400]).toContain((await ask('DELETE', `users/${id}`)).statusCode);
    const twice = await Promise.all([ask('DELETE', `users/${ben.id}`), ask('DELETE', `users/${ben.id}`)]);
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    for (const path of [`users/${ben.id}/erasure`, `users/${ben.id}/personal-data`])
      expect((await ask('GET', path)).statusCode).toBe(404);
    expect(await personsWith(stranger.email)).toHaveLength(1);
  });

  test('of two owners who delete each other at once one stays', async () => {
    const eva = await aUser(app);
    const ben = await aUser(app, { practiceId: eva.practiceId });
    const [one, other] = [await asking(eva), await asking(ben)];
    const answers = await Promise.all([one('DELETE', `users/${ben.id}`), other('DELETE', `users/${eva.id}`)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const left = await app.asOwner.rows(
      'select 1 from app_user where practice_id = $1 and person_id is not null',
      [eva.practiceId],
    );
    expect(left).toHaveLength(1);
  });

  test('nobody else deletes users or exports the data of others', async () => {
    const eva = await aUser(app);
    const buyer = await aUser(app, { practiceId: eva.practiceId, role: 'purchasing' });
    const ask = await asking(buyer);
    for (const [method, path] of [
      ['DELETE', `users/${eva.id}`],
      ['GET', `users/${eva.id}/erasure`],
      ['GET', `users/${buyer.id}/personal-data`],
    ] as const)
      expect(refusal(await ask(method, path))).toEqual([409, 'ROLE_NOT_ALLOWED']);
  });

  test('hands devices over to a colleague, who gets a mail, or has them blocked', async () => {
    const eva = await aUser(app);
    const { practiceId } = eva;
    const [ben, cem] = [
      await aUser(app, { practiceId, lastName: 'Quendel' }),
      await aUser(app, { practiceId }),
    ];
    const headers = bearer(await loginAs(app, ben));
    const [handed, blocked] = [await aDevice(app, { headers }), await aDevice(app, { headers })];
    const ask = await asking(eva);
    const wrong = { handOver: [{ deviceId: handed.id, userId: ben.id }] };
    expect(refusal(await ask('DELETE', `users/${ben.id}`, wrong))).toEqual([409, 'HOLDER_NOT_ACTIVE']);
    const handOver = [{ deviceId: handed.id, userId: cem.id }];
    expect((await ask('DELETE', `users/${ben.id}`, { handOver })).statusCode).toBe(200);
    expect((await handed.call('GET', '/pro/scan/device')).statusCode).toBe(200);
    expect((await blocked.call('GET', '/pro/scan/device')).statusCode).toBe(401);
    const mails = await app.asOwner.rows<{ recipient: string; body_text: string }>(
      'select recipient, body_text from mail where practice_id = $1 and is_deleted_when_sent order by id',
      [practiceId],
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual([cem.email, ben.email]);
    expect(mails[0]?.body_text).toContain('Quendel');
    expect(mails[1]?.body_text).toContain('gelöscht');
    await workOff(app, [mailJob]);
    const left = await app.asOwner.rows('select 1 from mail where practice_id = $1', [practiceId]);
    expect(left, 'without a mail server nobody gets them, and nothing of them stays').toEqual([]);
  });
});

async function aMemberElsewhere(user: TestUser, role = 'stock'): Promise<{ id: number; practiceId: number }> {
  const practiceId = await aPractice(app);
  await aUser(app, { practiceId });
  const { id } = await app.asOwner.one<{ id: number }>(
    `insert into app_user (practice_id, person_id, role)
     select $1, person_id, $3 from app_user where id = $2 returning id`,
    [practiceId, user.id, role],
  );
  return { id, practiceId };
}

test('with several practices the login goes with the last membership', async () => {
  const eva = await aUser(app);
  const ben = await aUser(app, { practiceId: eva.practiceId });
  const elsewhere = await aMemberElsewhere(ben);
  const ask = await asking(eva);
  expect((await ask('GET', `users/${ben.id}/erasure`)).json().data.endsLogin).toBe(false);
  await ask('DELETE', `users/${ben.id}`);
  expect(await nameOf(ben.id)).toBe('Ehemalige Person 1');
  expect(await nameOf(elsewhere.id)).toBe('Anna Berg');
  await loginAs(app, ben);
  const command = commands.find(({ name }) => name === 'user delete');
  const run = (...args: string[]) => command?.run(app.asOwner, args, app.platform.config);
  await app.asOwner.run('begin');
  expect(await run('--practice', `${elsewhere.practiceId}`, '--email', ben.email)).toContain('Former user 1');
  await app.asOwner.run('commit');
  await expect(loginAs(app, ben)).rejects.toThrow('BAD_CREDENTIALS');
  expect(await personsWith(ben.email)).toEqual([]);
  await expect(run('--practice', `${elsewhere.practiceId}`, '--email', ben.email)).rejects.toThrow(
    'is no user',
  );
  await app.asOwner.run('begin');
  await expect(run('--practice', `${eva.practiceId}`, '--email', eva.email)).rejects.toThrow('owner');
  await app.asOwner.run('rollback');
});

test('erasures are kept as ids and carried out again in a restored database', async () => {
  const eva = await aUser(app);
  const ben = await aUser(app, { practiceId: eva.practiceId, firstName: 'Benno', lastName: 'Zurück' });
  const gone = await aUser(app);
  const ask = await asking(eva);
  const persons = await app.asOwner.rows('select * from person where email = $1', [ben.email]);
  await ask('DELETE', `users/${ben.id}`);
  const erasures = await listErasures(app.asOwner);
  expect(erasures.users).toContainEqual(
    expect.objectContaining({ practice_id: eva.practiceId, user_id: ben.id }),
  );
  // As a backup from before has it.
  await app.asOwner.run('insert into person select * from jsonb_populate_recordset(null::person, $1)', [
    JSON.stringify(persons),
  ]);
  await app.asOwner.run(
    `update app_user set person_id = (select id from person where email = $2), former_number = null, deactivated_at = null where id = $1`,
    [ben.id, ben.email],
  );
  await app.asOwner.run('delete from erasure where user_id = $1', [ben.id]);
  await loginAs(app, ben);

  const replay = async (users: typeof erasures.users) => {
    await app.asOwner.run('begin');
    await replayErasures(app.asOwner, { users, practices: [gone.practiceId] });
    await app.asOwner.run('commit');
  };
  const file = join(await mkdtemp(join(tmpdir(), 'erasures-')), 'erasures.json');
  const command = (name: string) => commands.find((one) => one.name === name);
  await writeFile(file, (await command('erasure list')?.run(app.asOwner, [])) ?? '');
  // A user who was added since has the id of an erased one.
  await replay(erasures.users.map((one) => ({ ...one, erased_at: new Date('2020-01-01') })));
  await loginAs(app, ben);
  for (let times = 0; times < 2; times++) await replay(erasures.users);
  await app.asOwner.run('begin');
  expect(await command('erasure replay')?.run(app.asOwner, ['--file', file])).toMatch(
    /\d users, \d practices/,
  );
  await app.asOwner.run('commit');
  await writeFile(file, '{"users": [{"user_id": "x"}]}');
  await expect(command('erasure replay')?.run(app.asOwner, ['--file', file])).rejects.toThrow('no list');
  expect(await personsWith(ben.email)).toEqual([]);
  expect(await nameOf(ben.id)).toBe('Ehemalige Person 1');
  await expect(loginAs(app, gone)).rejects.toThrow('BAD_CREDENTIALS');
  expect(await app.asOwner.rows('select 1 from practice where id = $1', [gone.practiceId])).toEqual([]);
  await loginAs(app, eva);
});
