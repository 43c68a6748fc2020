// Connections are scarce: who waits for one, who is turned away, and what happens while the database is down.
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../testing/builders.ts';
import { openDatabaseWay } from '../../testing/database-way.ts';
import { inBackground } from './database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Takes all connections of requests until it is called again. */
async function takeAll(narrow: TestApp, connections: number): Promise<() => Promise<void>> {
  let free = (): void => undefined;
  const freed = new Promise<void>((resolve) => {
    free = resolve;
  });
  const taken = Array.from({ length: connections }, () => {
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const work = narrow.platform.database.forNobody(async (tx) => {
      await tx.one('select 1 as one');
      begin();
      await freed;
    });
    return { begun, work };
  });
  await Promise.all(taken.map(({ begun }) => begun));
  return async () => {
    free();
    await Promise.all(taken.map(({ work }) => work));
  };
}

describe('with all connections taken', () => {
  const connections = 2;
  const waiting = 5;
  let narrow: TestApp;
  let free: () => Promise<void>;
  afterAll(() => free());
  beforeAll(async () => {
    narrow = await app.another({}, { database: { permits: connections, queue: waiting, timeout: 600_000 } });
    free = await takeAll(narrow, connections);
  });

  test('so many requests wait and are answered, the others are told at once when to come back', async () => {
    const headers = bearer(await loginAs(app, await aUser(app)));
    const ask = () => narrow.request({ method: 'GET', url: '/api/marketplace/v1/wpraxis', headers });
    const answers: LightMyRequestResponse[] = [];
    const asked = Array.from({ length: 20 }, async () => void answers.push(await ask()));
    // Requests answered while no connection is free were refused.
    await vi.waitUntil(() => answers.length === 20 - waiting, { timeout: 20_000 });
    for (const answer of answers.splice(0)) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.json().errors).toMatchObject({ code: 'UNAVAILABLE' });
    }
    expect((await narrow.request({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    expect((await narrow.request({ method: 'GET', url: '/readyz' })).json()).toEqual({ status: 'ready' });
    // Background work waits behind none of them.
    expect(await inBackground(narrow.platform).database.plain.one('select 1 as one')).toEqual({ one: 1 });
    await free();
    await Promise.all(asked);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(waiting).fill(200));
  });

  test('nobody waits for ever', async () => {
    const hurried = await app.another({}, { database: { permits: 1, queue: 5, timeout: 1 } });
    const done = await takeAll(hurried, 1);
    const answer = await hurried.request({ method: 'GET', url: '/pro/check/email/a@b.example' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    await done();
    const later = await hurried.request({ method: 'GET', url: '/pro/check/email/a@b.example' });
    expect(later.statusCode).toBe(200);
  });
});

test('a database that goes down is unavailable, not a fault, and is found again when it is back', async () => {
  const way = await openDatabaseWay(app.app);
  const cutOff = await app.another({}, { way: way.options });
  const headers = bearer(await loginAs(app, await aUser(app)));
  const ask = () => cutOff.request({ method: 'GET', url: '/api/marketplace/v1/wpraxis', headers });
  const readiness = async () => (await cutOff.request({ method: 'GET', url: '/readyz' })).statusCode;
  expect([(await ask()).statusCode, await readiness()]).toEqual([200, 200]);
  // One call is in the middle of a statement, the others arrive while the database is down.
  const running = cutOff.platform.database.forNobody((tx) => tx.one('select pg_sleep(600)'));
  const running2 = cutOff.platform.database.plain.one('select pg_sleep(600)');
  const sleeping = "select 1 from pg_stat_activity where query = 'select pg_sleep(600)' and state = 'active'";
  await vi.waitUntil(async () => (await app.asOwner.rows(sleeping)).length === 2, { timeout: 20_000 });
  const failed = Promise.allSettled([running, running2]);
  await way.cut();
  for (const one of await failed) expect(one).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  for (const answer of [await ask(), ...(await Promise.all([ask(), ask(), ask()]))]) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.json().errors.code).toBe('UNAVAILABLE');
  }
  expect(await readiness()).toBe(503);
  await way.mend();
  expect([(await ask()).statusCode, await readiness()]).toEqual([200, 200]);
  await cutOff.platform.database.close();
  await way.cut();
});

test('a statement that the database does not answer in time is given up, and the connection goes on', async () => {
  const hurried = await app.another({}, { database: { statement: 200 } });
  const user = await aUser(app);
  const headers = bearer(await loginAs(app, user));
  const create = () =>
    hurried.request({ method: 'POST', url: '/pro/storages', headers, payload: { name: 'Keller' } });
  await app.asOwner.run('begin');
  await app.asOwner.run('lock table storage in access exclusive mode');
  const answer = await create();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json().errors).toMatchObject({ code: 'UNAVAILABLE' });
  await app.asOwner.run('rollback');
  expect((await create()).statusCode).toBe(200);
});

test('a database that falls silent is given up, too', async () => {
  const way = await openDatabaseWay(app.app);
  const hurried = await app.another({}, { way: way.options, database: { statement: 2000 } });
  const { database } = hurried.platform;
  const silent = database.forNobody(async (tx) => {
    await tx.one('select 1 as one');
    way.freeze();
    await tx.one('select 1 as one');
  });
  await expect(silent).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await way.cut();
  await database.close();
});

describe('on a full disk', () => {
  /** As the database says it; on a real disk only its owner could fill it. */
  const complain = (code: string, message: string) =>
    `begin raise exception '${message}' using errcode = '${code}'; end`;

  test.each([
    ['53100', 'could not extend file "base/1/2": No space left on device'],
    ['53200', 'out of memory'],
    ['XX000', 'could not write to file "base/1/2": Disk quota exceeded'],
  ])('%s: %s', async (code, message) => {
    await app.asOwner.run(
      `create or replace function no_room() returns trigger language plpgsql as $$ ${complain(code, message)} $$`,
    );
    await app.asOwner.run('create trigger no_room before insert on storage execute function no_room()');
    const headers = bearer(await loginAs(app, await aUser(app)));
    const create = () =>
      app.request({ method: 'POST', url: '/pro/storages', headers, payload: { name: 'Keller' } });
    const answer = await create();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.json().errors).toMatchObject({ code: 'UNAVAILABLE' });
    await app.asOwner.run('drop trigger no_room on storage');
    expect((await create()).statusCode).toBe(200);
  });

  test('it is not ready until something can be written again', async () => {
    const full = await app.another();
    const readiness = async () => {
      const answer = await full.request({ method: 'GET', url: '/readyz' });
      return [answer.statusCode, answer.json().status];
    };
    const { database: name } = await app.asOwner.one<{ database: string }>(
      'select quote_ident(current_database()) as database',
    );
    await app.asOwner.run(`revoke temporary on database ${name} from public`);
    expect(await readiness()).toEqual([200, 'ready']);
    const failing = full.platform.database.plain.run(`do $$ ${complain('53100', 'full')} $$`);
    await expect(failing).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await readiness()).toEqual([503, 'disk full']);
    expect(await readiness()).toEqual([503, 'disk full']);
    await app.asOwner.run(`grant temporary on database ${name} to public`);
    expect(await readiness()).toEqual([200, 'ready']);
  });
});

test('a database that takes no writes is unavailable to whoever writes, and not ready; proxies still ask the server', async () => {
  const { database: name } = await app.asOwner.one<{ database: string }>(
    'select quote_ident(current_database()) as database',
  );
  // As on a standby: every transaction is read-only.
  await app.asOwner.run(`alter database ${name} set default_transaction_read_only = on`);
  // A pooler keeps connections that were made before.
  await app.asOwner.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename like '%\\_app'`,
  );
  const standby = await app.another();
  onTestFinished(async () => {
    await app.asOwner.run(`alter database ${name} reset default_transaction_read_only`);
  });
  const { database } = standby.platform;
  const write = 'delete from rate_limit';
  await expect(database.forNobody((tx) => tx.run(write))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(database.plain.run(write)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  // A call that says it only reads, and writes, is a fault of ours: that stays what it was.
  await expect(database.reading(null, (tx) => tx.run(write))).rejects.toMatchObject({ code: '25006' });
  expect(await database.reading(null, (tx) => tx.one('select 1 as one'))).toEqual({ one: 1 });
  const ask = async (url: string) => {
    const answer = await standby.request({ method: 'GET', url });
    return [answer.statusCode, answer.json().status];
  };
  expect(await ask('/readyz')).toEqual([503, 'database read-only']);
  expect(await ask('/servez')).toEqual([200, 'serving']);
});

test('whoever the server ends in the middle is told to try again', async () => {
  const { database } = app.platform;
  const ended = database.forNobody(async (tx) => {
    const { pid } = await tx.one<{ pid: number }>('select pg_backend_pid() as pid');
    await app.asOwner.rows('select pg_terminate_backend($1)', [pid]);
    await tx.one('select 1 as one');
  });
  await expect(ended).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await database.plain.one('select 1 as one')).toEqual({ one: 1 });
});

test('whoever holds a connection is kept from waiting for a second one', async () => {
  const { database } = app.platform;
  const nested = database.forNobody(async (tx) => {
    await tx.one('select 1 as one');
    await database.plain.one('select 2 as two');
  });
  await expect(nested).rejects.toThrow('must not wait for another connection');
  // Sequential use of connections is fine, also before the transaction has begun.
  const oneAfterTheOther = database.forNobody(async (tx) => {
    await database.plain.one('select 2 as two');
    return tx.one('select 1 as one');
  });
  expect(await oneAfterTheOther).toEqual({ one: 1 });
});
