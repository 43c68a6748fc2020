// Guessing passwords is stopped, and nobody is locked out by somebody else's attempts.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailJob } from '../../../platform/mail/mail.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, type TestUser } from '../../../testing/builders.ts';
import { workOff } from '../../../testing/jobs.ts';
import { accountMark } from './attempts.ts';

let app: TestApp;
let second: TestApp;
let owner: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  second = await app.another();
});
afterAll(() => app.close());
beforeEach(async () => {
  await whileMinuteLasts();
  await app.asOwner.run('delete from rate_limit');
  await app.asOwner.run('delete from familiar_place');
  owner = await aUser(app);
});

/** Attempts are counted by the clock's minutes and quarter hours: one that ends in the middle of a test counts anew. */
async function whileMinuteLasts(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 8000) await sleep(left + 50);
}

interface From {
  readonly address: string;
  readonly device?: string | undefined;
  readonly at?: TestApp;
}

const send = ({ address, device, at = app }: From, url: string, payload: object) =>
  at.request({
    method: 'POST',
    url,
    payload,
    remoteAddress: address,
    headers: device === undefined ? {} : { cookie: `praxora_device=${device}` },
  });
const login = (from: From, password = owner.password) =>
  send(from, '/pro/login', { email: owner.email, password });
const wrong = (from: From) => login(from, 'wrong-password');
const statusesOf = async (count: number, attempt: (index: number) => ReturnType<typeof login>) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await attempt(index)).statusCode);
  return statuses;
};
const all = (count: number, status: number) => Array<number>(count).fill(status);
const deviceIn = (answer: Awaited<ReturnType<typeof login>>) =>
  answer.cookies.find(({ name }) => name === 'praxora_device')?.value;

/** As if so many had been counted; in the next window too, in case it has just begun. */
const countedBefore = (key: string, minutes: number, count: number) =>
  app.asOwner.run(
    `insert into rate_limit (key, window_start, attempts)
     select $1, date_bin(make_interval(mins => $2), now(), timestamptz 'epoch') + make_interval(mins => $2) * later, $3
     from unnest(array[0, 1]) as later
     on conflict (key, window_start) do update set attempts = $3`,
    [key, minutes, count],
  );
const failedBefore = (count: number) =>
  countedBefore(`login:strangers:${accountMark(owner.email)}`, 60, count);
/** The one try of this minute was taken. */
const slowedDown = async () => {
  await failedBefore(35);
  await countedBefore(`login:slow:${accountMark(owner.email)}`, 1, 1);
};

const here = { address: '192.0.2.10' };
const elsewhere = { address: '198.51.100.1' };

describe('wrong passwords', () => {
  test('lock one address out of one account after ten, over all server processes, and nobody else', async () => {
    const statuses = await statusesOf(10, (index) => wrong({ ...elsewhere, at: index % 2 ? app : second }));
    expect(statuses).toEqual(all(10, 401));
    const locked = await login(elsewhere);
    expect(locked.statusCode).toBe(429);
    expect(locked.headers['retry-after']).toBe('900');
    expect(locked.json().errors).toMatchObject({ code: 'TOO_MANY_REQUESTS', params: { minutes: 15 } });
    expect((await login(here)).statusCode, 'the owner, from where nobody knows them').toBe(200);
  });

  test('count as one from one network of the new kind', async () => {
    await statusesOf(10, (index) => wrong({ address: `2001:db8:1:2::${index}` }));
    expect((await wrong({ address: '2001:db8:1:2:ffff::1' })).statusCode).toBe(429);
    expect((await wrong({ address: '2001:db8:1:3::1' })).statusCode).toBe(401);
  });

  test('at sixty accounts lock an address out of all', async () => {
    await countedBefore(`login:ip:${elsewhere.address}`, 15, 60);
    expect((await login(elsewhere)).statusCode).toBe(429);
    expect((await login(here)).statusCode).toBe(200);
  });

  test('count, right ones do not', async () => {
    expect(await statusesOf(9, () => wrong(here))).toEqual(all(9, 401));
    expect(await statusesOf(3, () => login(here))).toEqual(all(3, 200));
    expect((await wrong(here)).statusCode).toBe(401);
    expect((await login(here)).statusCode).toBe(429);
  });
});

describe('an account that many strangers try', () => {
  test('gives each of them three tries, and is open to its owner', async () => {
    await failedBefore(10);
    expect(await statusesOf(4, () => wrong(elsewhere))).toEqual([401, 401, 401, 429]);
    expect((await login(here)).statusCode, 'a stranger with the right password').toBe(200);
  });

  test('takes one try a minute from all of them together, and any from where its owner is known', async () => {
    const device = deviceIn(await login(here));
    expect(device).toMatch(/^[\w-]{43}$/);
    await failedBefore(35);
    expect((await wrong(elsewhere)).statusCode, 'the one of this minute').toBe(401);
    await slowedDown();
    expect(await statusesOf(3, (index) => wrong({ address: `198.51.100.${index}` }))).toEqual(all(3, 429));
    expect((await login({ address: '203.0.113.5' })).headers['retry-after']).toBe('60');
    expect((await login(here)).statusCode, 'a familiar network').toBe(200);
    expect((await login({ address: '203.0.113.5', device })).statusCode, 'a familiar browser').toBe(200);
  });

  test('gets no worse by those who are turned away', async () => {
    await slowedDown();
    await statusesOf(10, (index) => wrong({ address: `198.51.100.${index}` }));
    const [{ most }] = (await app.asOwner.rows<{ most: number }>(
      `select max(attempts) as most from rate_limit where key = 'login:strangers:' || $1`,
      [accountMark(owner.email)],
    )) as [{ most: number }];
    expect(most).toBe(35);
  });
});

describe('a familiar browser', () => {
  test('is not locked out by others in its network, and has its own ten tries', async () => {
    const device = deviceIn(await login(here));
    await statusesOf(11, () => wrong(here));
    expect((await login(here)).statusCode).toBe(429);
    expect((await login({ ...here, device })).statusCode).toBe(200);
    expect(await statusesOf(11, () => wrong({ ...here, device }))).toEqual([...all(10, 401), 429]);
    expect((await login({ ...here, device })).statusCode).toBe(429);
  });

  test('is one of its own user only, and not what somebody makes up', async () => {
    const other = await aUser(app);
    const device = deviceIn(await send(here, '/pro/login', other));
    await slowedDown();
    for (const foreign of [device, 'x'.repeat(43), 'nonsense'])
      expect((await login({ address: '198.51.100.2', device: foreign })).statusCode).toBe(429);
  });

  test('is stored as a hash, forgotten with the password and after half a year', async () => {
    const device = deviceIn(await login(here)) ?? '';
    const stored = () => app.asOwner.rows<{ row: string }>('select p::text as row from familiar_place p');
    expect(await stored()).toHaveLength(2);
    const [{ written }] = (await app.asOwner.rows<{ written: string }>(
      `select string_agg(p::text, '') || (select string_agg(r::text, '') from rate_limit r) as written from familiar_place p`,
    )) as [{ written: string }];
    expect(written).not.toContain(device);
    expect(written).not.toContain(owner.email);
    await app.asOwner.run(`update familiar_place set last_login_at = now() - interval '181 days'`);
    await app.platform.database.plain.rows('select forget_familiar_places()');
    expect(await stored()).toEqual([]);
  });
});

describe('mail for a new password', () => {
  const reset = (from: From) => send(from, '/pro/password/reset', { email: owner.email, language: 'de' });

  test('is sent five times an hour to strangers, and to its owner nevertheless', async () => {
    const device = deviceIn(await login(here));
    const statuses = await statusesOf(6, (index) => reset({ address: `198.51.100.${index}` }));
    expect(statuses).toEqual([...all(5, 200), 429]);
    expect((await reset({ address: '203.0.113.7', device })).statusCode).toBe(200);
    expect(await statusesOf(6, () => reset(here))).toEqual([...all(5, 200), 429]);
    const mails = await app.asOwner.rows('select 1 from mail where recipient = $1', [owner.email]);
    expect(mails).toHaveLength(11);
  });

  test('makes the browser familiar that uses its link, and all others strangers', async () => {
    const before = deviceIn(await login(elsewhere));
    await reset(here);
    await workOff(app, [mailJob]);
    const { body_text } = await app.asOwner.one<{ body_text: string }>(
      'select body_text from mail where recipient = $1 order by id desc limit 1',
      [owner.email],
    );
    const [, token] = /token=([\w-]+)/.exec(body_text) ?? [];
    const password = 'brand-new-password';
    const changed = await send(here, '/pro/password/change', {
      token,
      password,
      passwordConfirmation: password,
    });
    expect(changed.statusCode).toBe(200);
    const device = deviceIn(changed);
    await slowedDown();
    expect((await login({ address: '203.0.113.5', device }, password)).statusCode).toBe(200);
    expect((await login({ ...elsewhere, device: before }, password)).statusCode).toBe(429);
  });
});
