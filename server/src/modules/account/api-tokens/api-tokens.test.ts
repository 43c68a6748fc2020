// API tokens: made once, told once, for what was ticked and never for more.
import { allCalls } from '@praxora/contract/calls';
import { bases, type Scope, scopes } from '@praxora/contract/shared/call';
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import { aProgram, switchApiTokens } from '../../../testing/api-token-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { aBuyer, type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { aCheckout } from '../../../testing/checkout-builders.ts';
import { postQueries, searchKey } from '../../../testing/searching.ts';
import { createClinic } from '../clinics/clinic-operations.ts';
import { revokeUserApiTokens } from './api-tokens.service.ts';

let app: TestApp;
let me: Buyer;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  me = await aBuyer(app);
});

const today = calendarDay(new Date());
const make = (body: object = {}, who = me) =>
  who.call('POST', '/pro/api-tokens', { name: 'Praxisverwaltung', scopes: ['orders.read'], ...body });
const list = async (who = me) => (await who.call('GET', '/pro/api-tokens')).json().data;

const waitingForLocks = `
  select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where locktype = 'advisory' and not granted and datname = current_database()`;

describe('a token', () => {
  test('is told once, kept as a hash, and names who made it', async () => {
    await switchApiTokens(app, me.user.practiceId, true);
    const { token, apiToken } = (await make()).json().data;
    expect(apiToken).toMatchObject({
      name: 'Praxisverwaltung',
      scopes: ['orders.read'],
      ending: token.slice(-4),
      createdBy: 'Anna Berg',
      lastDay: null,
      lastUsedAt: null,
      state: 'active',
    });
    expect(JSON.stringify(await list())).not.toContain(token);
    expect(
      (await app.request({ method: 'GET', url: '/pro/orders', headers: bearer(token) })).statusCode,
    ).toBe(200);
    const [{ lastUsedAt }] = await list();
    expect(Date.now() - Date.parse(lastUsedAt)).toBeLessThan(60_000);
    const rows = await app.asOwner.rows<{ row: string }>('select t::text as row from api_token t');
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });

  test('is not told again to whoever repeats the request, nor kept with its key', async () => {
    const ask = () =>
      app.request({
        method: 'POST',
        url: '/pro/api-tokens',
        headers: { ...me.headers, 'idempotency-key': 'token-once-1' },
        payload: { name: 'Einmal', scopes: ['order'] },
      });
    const first = await ask();
    expect(first.statusCode).toBe(200);
    expect(readRefusal(await ask())).toEqual([409, 'SECRET_TOLD']);
    expect(await list()).toHaveLength(1);
    const [kept] = await app.asOwner.rows<{ data: unknown }>(
      `select data from idempotent_answer where key = 'token-once-1'`,
    );
    expect(kept?.data).toBeNull();
  });

  test.each([
    ['an empty name', { name: ' ' }, 422],
    ['no scope', { scopes: [] }, 422],
    ['an unknown scope', { scopes: ['users'] }, 422],
    ['a day that is over', { lastDay: addDays(today, -1) }, 422],
    ['no day', { lastDay: '2027-02-30' }, 422],
  ])('is refused with %s', async (_what, body, status) => {
    expect((await make(body)).statusCode).toBe(status);
    expect(await list()).toEqual([]);
  });

  test('has a name of its own, until it ends', async () => {
    const { apiToken } = (await make({ lastDay: today })).json().data;
    expect(readRefusal(await make({ name: 'PRAXISVERWALTUNG' }))).toEqual([409, 'RESOURCE_EXISTS']);
    await app.asOwner.run(`update api_token set last_day = $2 where id = $1`, [
      apiToken.id,
      addDays(today, -1),
    ]);
    expect((await make()).statusCode).toBe(200);
  });

  test('is one of fifty at most, also of two that are made at once', async () => {
    await app.asOwner.run(
      `insert into api_token (practice_id, user_id, name, token_hash, ending, scopes)
       select $1::integer, $2, 'Token ' || n, decode(md5($1::integer || '-' || n), 'hex'), '', '{order}' from generate_series(1, 49) n`,
      [me.user.practiceId, me.user.id],
    );
    const answers = await Promise.all([make({ name: 'A' }), make({ name: 'B' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(readRefusal(await make())).toEqual([409, 'TOO_MANY_API_TOKENS']);
  });

  test('is not left behind by somebody who is being deactivated', async () => {
    const making = await app.platform.database.forPractice(me.user.practiceId, async (tx) => {
      await lockInPractice(tx, 'users');
      const answer = make();
      const isWaiting = async () => {
        while ((await app.asOwner.rows(waitingForLocks)).length === 0)
          await new Promise((resolve) => setTimeout(resolve, 20));
      };
      await Promise.race([answer, isWaiting()]);
      await tx.run('update app_user set deactivated_at = now() where id = $1', [me.user.id]);
      return { answer };
    });
    expect(readRefusal(await making.answer)).toEqual([401, 'NOT_LOGGED_IN']);
    const left = await app.asOwner.rows('select 1 from api_token where practice_id = $1', [
      me.user.practiceId,
    ]);
    expect(left).toEqual([]);
  });
});

describe('a token opens nothing', () => {
  const statusOf = async (headers: { authorization: string }) =>
    (await app.request({ method: 'GET', url: '/pro/orders', headers })).statusCode;

  test('once it is revoked; revoking again changes nothing', async () => {
    const program = await aProgram(app, me, ['orders.read']);
    expect(await statusOf(program.headers)).toBe(200);
    for (let time = 0; time < 2; time += 1) {
      const revoked = await me.call('DELETE', `/pro/api-tokens/${program.id}`);
      expect(revoked.json().data.state).toBe('revoked');
    }
    expect(await statusOf(program.headers)).toBe(401);
  });

  test('after its last day', async () => {
    const program = await aProgram(app, me, ['orders.read']);
    const end = (day: string) =>
      app.asOwner.run('update api_token set last_day = $2 where id = $1', [program.id, day]);
    await end(today);
    expect(await statusOf(program.headers)).toBe(200);
    await end(addDays(today, -1));
    expect(await statusOf(program.headers)).toBe(401);
    expect((await list())[0].state).toBe('expired');
  });

  test('while the practice has them switched off, and the same again when it switches them on', async () => {
    const program = await aProgram(app, me, ['orders.read']);
    await switchApiTokens(app, me.user.practiceId, false);
    expect(readRefusal(await program.call('GET', '/pro/orders'))).toEqual([403, 'API_TOKENS_OFF']);
    await switchApiTokens(app, me.user.practiceId, true);
    expect(await statusOf(program.headers)).toBe(200);
  });

  test('when whoever made it may not log in any more', async () => {
    const program = await aProgram(app, me, ['orders.read']);
    const { practiceId, id: userId } = me.user;
    const user = { practiceId, userId, device: null, apiTokenId: null, sessionId: null };
    await app.platform.database.forPractice(practiceId, (tx) =>
      revokeUserApiTokens({ tx, user, requestId: 'test' }, userId),
    );
    expect(await statusOf(program.headers)).toBe(401);
  });

  test('of another practice, whose tokens cannot be seen or revoked', async () => {
    const program = await aProgram(app, me, ['orders.read']);
    const other = await aBuyer(app);
    expect(await list(other)).toEqual([]);
    expect(readRefusal(await other.call('DELETE', `/pro/api-tokens/${program.id}`))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(await statusOf(program.headers)).toBe(200);
  });
});

describe('what a token may call', () => {
  const calls = allCalls.filter(({ call }) => call.access !== 'anonymous');
  const urlOf = (call: (typeof calls)[number]['call']) =>
    bases[call.base] + call.path.replace(/\{\w+\}/g, '999999');

  test.each([...scopes])('with %s: the calls that name it, and nothing else', async (scope: Scope) => {
    const program = await aProgram(app, me, [scope]);
    for (const { call } of calls) {
      const answer = await program.call(call.method, urlOf(call));
      const name = `${call.method} ${call.path}`;
      if (call.scopes?.includes(scope)) expect([401, 403, 500], name).not.toContain(answer.statusCode);
      else expect(readRefusal(answer), name).toEqual([403, call.scopes ? 'SCOPE_MISSING' : 'USERS_ONLY']);
    }
  });

  test('nobody decides, changes terms, users or tokens by one', () => {
    const words = /approv|preferences|custom|user\/|password|features|api-tokens/;
    const open = calls.filter(({ call }) => call.scopes !== undefined && words.test(call.path));
    expect(open.map(({ call }) => call.path)).toEqual(['user/report/inventory/count']);
  });

  test('the product search, until the token is revoked', async () => {
    await app.search.engine.start();
    const program = await aProgram(app, me, ['catalog.read']);
    const key = await searchKey(app, program.headers.authorization.slice('Bearer '.length));
    const status = async () => (await postQueries(app, key, [{ indexName: 'products' }])).status;
    expect(await status()).toBe(200);
    await me.call('DELETE', `/pro/api-tokens/${program.id}`);
    expect(await status()).toBe(403);
  });
});

test("an approver's token orders like a buyer: above the limit it waits", async () => {
  const bench = await aCheckout(app);
  const { practiceId } = bench.me.user;
  await createClinic(app.asOwner, practiceId, `clinic-of-${practiceId}`, 5000, [bench.me.user.email]);
  await bench.fill();
  const program = await aProgram(app, bench.me, ['order']);
  const placed = await bench.order({}, { headers: program.headers });
  expect(placed.json().data.wBestellung.Status).toBe('pending-approval');
  const [waiting] = (await bench.me.call('GET', '/pro/approvals')).json().data;
  expect(waiting.submittedBy).toBe('Anna Berg');
  const asProgram = await program.call('POST', `/pro/approvals/${waiting.order.id}/approval`, {});
  expect(readRefusal(asProgram)).toEqual([403, 'USERS_ONLY']);
});

test('a legacy practice gets no further with a token than with a login', async () => {
  const user = await aUser(app, { edition: 'legacy' });
  const headers = bearer(await loginAs(app, user));
  expect((await app.request({ method: 'GET', url: '/pro/api-tokens', headers })).statusCode).toBe(403);
});
