// A practice that is closed to changes: everything can be read, every change is refused, its jobs wait, and others notice nothing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withClient } from '../../../platform/database/connection.ts';
import { plainTx, type Tx } from '../../../platform/database/tx.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aMembership, aUser, bearer, loginAs, type TestUser } from '../../../testing/builders.ts';
import { switchScanApp } from '../../../testing/device-builders.ts';
import { workOff } from '../../../testing/jobs.ts';
import { closePractice, noteExport, openPractice } from './closing.ts';

let app: TestApp;
let owner: TestUser;
let headers: { authorization: string };
let elsewhere: { readonly id: number; readonly practiceId: number };

const inTransaction = (work: (tx: Tx) => Promise<unknown>) =>
  withClient(app.owner, async (client) => {
    await client.query('begin');
    await work(plainTx(client));
    await client.query('commit');
  });

beforeAll(async () => {
  app = await startTestApp();
  owner = await aUser(app);
  elsewhere = await aMembership(app, owner);
  headers = bearer(await loginAs(app, owner));
});
afterAll(() => app.close());

const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, key?: string) =>
  app.request({
    method,
    url: `/${url}`,
    headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
    ...(payload && { payload }),
  });
const code = (answer: { json(): { errors?: { code?: string } } }) => answer.json().errors?.code;

describe('a closed practice', () => {
  test('is read, and refuses every change of users and strangers', async () => {
    await switchScanApp(app, owner.practiceId, true);
    const shown = await send('POST', 'pro/devices', { name: 'Tablet' });
    const invited = await send('POST', 'pro/invitations', {
      email: 'new@praxis.example',
      firstName: 'Neu',
      lastName: 'Hier',
      language: 'de',
      role: 'stock',
    });
    expect([shown.statusCode, invited.statusCode]).toEqual([200, 200]);
    const { body_text: mail } = await app.asOwner.one<{ body_text: string }>(
      `select body_text from mail where recipient = 'new@praxis.example'`,
    );
    const [, invitation] = /token=([\w-]+)/.exec(mail) ?? [];
    await inTransaction((tx) => closePractice(tx, owner.practiceId));
    const before = await contents();
    const profile = await send('GET', 'api/marketplace/v1/wpraxis');
    expect(profile.json().data.IstGeschlossen).toBe(true);

    const answers = [
      await send('POST', 'pro/storages', { name: 'Keller' }),
      await send('POST', 'pro/storages', { name: 'Keller' }, 'key-of-a-closed-practice'),
      await send('PUT', 'pro/user/language', { language: 'en' }),
      await app.request({
        method: 'POST',
        url: '/pro/invitation/accept',
        payload: {
          token: invitation,
          firstName: 'Neu',
          lastName: 'Hier',
          password: 'correct horse',
          passwordConfirmation: 'correct horse',
        },
      }),
      await app.request({
        method: 'POST',
        url: '/services/scan/pair',
        payload: { code: shown.json().data.code },
      }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, code(answer)], answer.body).toEqual([409, 'PRACTICE_CLOSED']);
    }
    expect((await send('GET', 'pro/storages')).statusCode).toBe(200);
    expect(await contents()).toEqual(before);
  });

  test('people log in, log out and go on in another practice', async () => {
    const token = await loginAs(app, owner);
    const switched = await app.request({
      method: 'POST',
      url: '/pro/user/practice',
      headers: bearer(token),
      payload: { practiceId: elsewhere.practiceId },
    });
    expect(switched.statusCode, switched.body).toBe(200);
    const added = await app.request({
      method: 'POST',
      url: '/pro/storages',
      headers: bearer(switched.json().data.token),
      payload: { name: 'Keller' },
    });
    expect(added.statusCode, added.body).toBe(200);
  });

  test('its jobs wait, and those of others do not', async () => {
    const done: unknown[] = [];
    const handler = {
      queue: 'tried',
      maxAttempts: 1,
      run: async (_: unknown, { payload }: { payload: { practiceId?: unknown } }) =>
        void done.push(payload.practiceId ?? null),
    };
    await enqueue(app.asOwner, 'tried', { practiceId: owner.practiceId });
    await enqueue(app.asOwner, 'tried', { practiceId: elsewhere.practiceId });
    await enqueue(app.asOwner, 'tried', {});
    await workOff(app, [handler]);
    expect(done).toEqual([elsewhere.practiceId, null]);
    await inTransaction((tx) => openPractice(tx, owner.practiceId, false));
    await workOff(app, [handler]);
    expect(done).toEqual([elsewhere.practiceId, null, owner.practiceId]);
  });

  test('is open again: what was refused is done, under the same key', async () => {
    const again = await send('POST', 'pro/storages', { name: 'Keller' }, 'key-of-a-closed-practice');
    expect(again.statusCode, again.body).toBe(200);
    const actions = await app.asOwner.rows(
      `select action, program from activity where practice_id = $1 and action in ('account.closed', 'account.opened') order by id`,
      [owner.practiceId],
    );
    expect(actions).toEqual([
      { action: 'account.closed', program: 'practice close' },
      { action: 'account.opened', program: 'practice open' },
    ]);
  });
});

/** Rows of the practice that a refused change might have touched. */
const contents = () =>
  app.asOwner.one(
    `select (select count(*)::integer from storage where practice_id = $1) as storages,
            (select count(*)::integer from app_user where practice_id = $1) as users,
            (select count(*)::integer from device where practice_id = $1 and code_hash is not null) as codes,
            (select count(*)::integer from idempotent_answer where practice_id = $1) as answers`,
    [owner.practiceId],
  );

test('closing waits for the change under way, and none is lost between', async () => {
  let finish: () => void = () => undefined;
  const hold = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begun: () => void = () => undefined;
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const change = app.platform.database.changing(owner.practiceId, async (tx) => {
    await tx.run(`insert into storage (practice_id, name) values (current_practice(), 'Zwischendurch')`);
    begun();
    await hold;
  });
  await isBegun;
  let isClosed = false;
  const closing = inTransaction((tx) => closePractice(tx, owner.practiceId)).then(() => {
    isClosed = true;
  });
  // The closing has come to its lock when another session waits for one.
  for (;;) {
    const [waiting] = await app.asOwner.rows(
      `select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
    );
    if (waiting) break;
  }
  expect(isClosed).toBe(false);
  finish();
  await change;
  await closing;
  await expect(app.platform.database.changing(owner.practiceId, (tx) => tx.rows('select 1'))).rejects.toThrow(
    'closed to changes',
  );
  await inTransaction((tx) => openPractice(tx, owner.practiceId, false));
});

test('a job under way, a second closing and an exported practice are told in a sentence', async () => {
  await app.asOwner.run(
    `insert into job (queue, payload, state, leased_until) values ('sending', jsonb_build_object('practiceId', $1::integer), 'running', now() + interval '1 minute')`,
    [owner.practiceId],
  );
  await expect(inTransaction((tx) => closePractice(tx, owner.practiceId))).rejects.toThrow(
    'A job of practice',
  );
  await app.asOwner.run(`delete from job where queue = 'sending'`);
  await inTransaction((tx) => closePractice(tx, owner.practiceId));
  await expect(inTransaction((tx) => closePractice(tx, owner.practiceId))).rejects.toThrow(
    'has been closed since',
  );
  await inTransaction((tx) => noteExport(tx, owner.practiceId));
  await expect(inTransaction((tx) => openPractice(tx, owner.practiceId, false))).rejects.toThrow(
    '--after-export',
  );
  await inTransaction((tx) => openPractice(tx, owner.practiceId, true));
  await expect(inTransaction((tx) => openPractice(tx, owner.practiceId, true))).rejects.toThrow('is open');
  await expect(inTransaction((tx) => closePractice(tx, 999_999))).rejects.toThrow('no practice 999999');
});
