// Devices: paired once by a code, listed, renamed, blocked, removed; each refusal has its own name.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { aDevice, switchScanApp } from '../../../testing/device-builders.ts';

let app: TestApp;
let me: Buyer;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  me = await aBuyer(app);
  await app.asOwner.run(`delete from rate_limit where key like 'pair:%'`);
});

const show = (name = 'Lager', who = me) => who.call('POST', '/pro/devices', { name });
const pair = (code: string) => app.request({ method: 'POST', url: '/services/scan/pair', payload: { code } });
const list = async (who = me) => (await who.call('GET', '/pro/devices')).json().data;

describe('a code', () => {
  test('pairs one device once, and is kept nowhere', async () => {
    const shown = (await show('Handscanner Lager')).json().data;
    expect(shown.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(shown.link).toMatch(new RegExp(`/scan#${shown.code}$`));
    const minutes = (Date.parse(shown.endsAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    expect(await list()).toEqual([]);

    const typed = `${shown.code.slice(0, 4)}-${shown.code.slice(4)}`.toLowerCase();
    const paired = (await pair(typed)).json().data;
    expect(paired).toMatchObject({
      device: { id: shown.id, name: 'Handscanner Lager' },
      practice: { id: me.user.practiceId },
    });
    expect(await list()).toMatchObject([
      { id: shown.id, name: 'Handscanner Lager', pairedBy: 'Anna Berg', isBlocked: false },
    ]);
    expect(readRefusal(await pair(shown.code))).toEqual([422, 'PAIRING_CODE_WRONG']);
    const rows = await app.asOwner.rows<{ row: string }>('select d::text as row from device d');
    const stored = rows.map(({ row }) => row).join();
    expect(stored).not.toContain(shown.code);
    expect(stored).not.toContain(paired.token);
  });

  test('pairs one of two that try it at the same moment', async () => {
    const { code } = (await show()).json().data;
    const answers = await Promise.all([pair(code), pair(code), pair(code)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  test('is refused alike when it is wrong, has ended, or was taken back', async () => {
    const ended = (await show('Abgelaufen')).json().data;
    await app.asOwner.run(`update device set code_ends_at = now() where id = $1`, [ended.id]);
    const replaced = (await show('Ersetzt')).json().data;
    await show('ersetzt');
    const removed = (await show('Entfernt')).json().data;
    await me.call('DELETE', `/pro/devices/${removed.id}`);
    const answers = [];
    for (const code of ['', 'ABCD', '00000000', ended.code, replaced.code, removed.code])
      answers.push((await pair(code)).json());
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect(await list()).toEqual([]);
  });

  test('is guessed ten times from one address, and slower once many guess', async () => {
    for (let time = 0; time < 10; time += 1) expect((await pair('00000000')).statusCode).toBe(422);
    expect(readRefusal(await pair('00000000'))).toEqual([429, 'TOO_MANY_REQUESTS']);
    const { code } = (await show()).json().data;
    expect((await pair(code)).statusCode).toBe(429);

    await app.asOwner.run(`delete from rate_limit where key like 'pair:ip%'`);
    await app.asOwner.run(`update rate_limit set attempts = 500 where key = 'pair:all:all'`);
    for (let time = 0; time < 3; time += 1) expect((await pair('00000000')).statusCode).toBe(422);
    expect((await pair('00000000')).statusCode).toBe(429);

    await app.asOwner.run(`delete from rate_limit where key not like 'pair:all%'`);
    await app.asOwner.run(`update rate_limit set attempts = 1000 where key = 'pair:all:all'`);
    expect((await pair(code)).statusCode).toBe(429);
    await app.asOwner.run(`update rate_limit set attempts = 100 where key = 'pair:all:all'`);
    expect((await pair(code)).statusCode).toBe(200);
  });

  test('is not told again to whoever repeats the request', async () => {
    const ask = () =>
      app.request({
        method: 'POST',
        url: '/pro/devices',
        headers: { ...me.headers, 'idempotency-key': 'device-once-1' },
        payload: { name: 'Einmal' },
      });
    expect((await ask()).statusCode).toBe(200);
    expect(readRefusal(await ask())).toEqual([409, 'SECRET_TOLD']);
  });

  test.each([
    ['an empty name', { name: ' ' }],
    ['no name', {}],
    ['a name that is too long', { name: 'x'.repeat(81) }],
  ])('is not shown for %s', async (_what, body) => {
    expect((await me.call('POST', '/pro/devices', body)).statusCode).toBe(422);
  });

  test('is not shown while the scan app is switched off, nor taken', async () => {
    const { code } = (await show()).json().data;
    await switchScanApp(app, me.user.practiceId, false);
    expect(readRefusal(await show('Anderes'))).toEqual([409, 'FEATURE_OFF']);
    expect(readRefusal(await pair(code))).toEqual([401, 'SCAN_APP_OFF']);
    await switchScanApp(app, me.user.practiceId, true);
    expect((await pair(code)).statusCode).toBe(200);
  });

  test('is not shown for a hundred and first device', async () => {
    await app.asOwner.run(
      `insert into device (practice_id, name, created_by, held_by, token_hash, paired_at, last_seen_at)
       select $1::integer, 'Gerät ' || n, $2, $2, decode(md5($1::integer || '-' || n), 'hex'), now(), now()
       from generate_series(1, 100) n`,
      [me.user.practiceId, me.user.id],
    );
    expect(readRefusal(await show())).toEqual([409, 'TOO_MANY_DEVICES']);
  });

  test('is one of at most twenty that wait, also when many are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => show(`Gerät ${n}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    const shown = answers.find(({ statusCode }) => statusCode === 200)?.json().data;
    expect(readRefusal(await show('Noch eins'))).toEqual([409, 'TOO_MANY_PAIRING_CODES']);
    expect((await show('Noch eins')).json().errors.params).toEqual({ maximum: 20, minutes: 10 });
    expect((await show('Lager', await aBuyer(app))).statusCode, 'another practice has its own').toBe(200);

    expect((await pair(shown.code)).statusCode).toBe(200);
    expect((await show('Noch eins')).statusCode, 'one was used').toBe(200);
    expect((await show('noch eins')).statusCode, 'a new one for the same name ends the one before').toBe(200);
    expect(readRefusal(await show('Noch zwei'))).toEqual([409, 'TOO_MANY_PAIRING_CODES']);
    await app.asOwner.run(
      `update device set code_ends_at = now() where id = (select max(id) from device where code_hash is not null)`,
    );
    expect((await show('Noch zwei')).statusCode, 'one has ended').toBe(200);
  });
});

describe('a device', () => {
  test('is seen when it asks, to the minute', async () => {
    const device = await aDevice(app, me);
    await app.asOwner.run(`update device set last_seen_at = now() - interval '1 hour' where id = $1`, [
      device.id,
    ]);
    expect((await device.call('GET', '/pro/reorder')).statusCode).toBe(200);
    const [{ lastSeenAt }] = await list();
    expect(Date.now() - Date.parse(lastSeenAt)).toBeLessThan(60_000);
  });

  test('is renamed; each name in use tells one', async () => {
    const [one, other] = [await aDevice(app, me), await aDevice(app, me)];
    const rename = (id: number, name: string) =>
      me.call('PUT', `/pro/devices/${id}`, { name, blocked: false });
    expect((await rename(one.id, ' Zimmer 2 ')).json().data.name).toBe('Zimmer 2');
    expect(readRefusal(await rename(other.id, 'zimmer 2'))).toEqual([409, 'RESOURCE_EXISTS']);
    expect(readRefusal(await show('ZIMMER 2'))).toEqual([409, 'RESOURCE_EXISTS']);
    await me.call('DELETE', `/pro/devices/${one.id}`);
    expect((await rename(other.id, 'Zimmer 2')).statusCode).toBe(200);
  });

  test('is told with its next request whether it is blocked, removed, or the app switched off', async () => {
    const device = await aDevice(app, me);
    const ask = async () => readRefusal(await device.call('GET', '/pro/reorder'));
    const block = (blocked: boolean) =>
      me.call('PUT', `/pro/devices/${device.id}`, { name: device.name, blocked });
    expect((await block(true)).json().data.isBlocked).toBe(true);
    expect(await ask()).toEqual([401, 'DEVICE_BLOCKED']);
    await block(false);
    expect((await ask())[0]).toBe(200);
    await switchScanApp(app, me.user.practiceId, false);
    expect(await ask()).toEqual([401, 'SCAN_APP_OFF']);
    await switchScanApp(app, me.user.practiceId, true);
    expect((await ask())[0]).toBe(200);
    for (let time = 0; time < 2; time += 1)
      expect((await me.call('DELETE', `/pro/devices/${device.id}`)).json().data).toEqual({ id: device.id });
    expect(await ask()).toEqual([401, 'DEVICE_REMOVED']);
    expect(await list()).toEqual([]);
    expect(readRefusal(await block(false))).toEqual([404, 'NOT_FOUND']);
    expect(
      (
        await app.request({
          method: 'GET',
          url: '/pro/reorder',
          headers: { authorization: 'Bearer device_x' },
        })
      ).statusCode,
    ).toBe(401);
  });

  test('is told what it is called by now, and whose it is; a user is no device', async () => {
    const device = await aDevice(app, me);
    await me.call('PUT', `/pro/devices/${device.id}`, { name: 'Zimmer 4', blocked: false });
    expect((await device.call('GET', '/pro/scan/device')).json().data).toEqual({
      id: device.id,
      name: 'Zimmer 4',
      practice: { id: me.user.practiceId, name: expect.any(String) },
    });
    expect(readRefusal(await me.call('GET', '/pro/scan/device'))).toEqual([404, 'NOT_FOUND']);
  });

  test('goes on when whoever paired it may not log in any more', async () => {
    const device = await aDevice(app, me);
    await app.asOwner.run('update app_user set deactivated_at = now() where id = $1', [me.user.id]);
    expect((await device.call('GET', '/pro/reorder')).statusCode).toBe(200);
  });

  test('of another practice is neither seen nor changed', async () => {
    const device = await aDevice(app, me);
    const other = await aBuyer(app);
    expect(await list(other)).toEqual([]);
    const change = other.call('PUT', `/pro/devices/${device.id}`, { name: 'Meins', blocked: true });
    expect(readRefusal(await change)).toEqual([404, 'NOT_FOUND']);
    expect(readRefusal(await other.call('DELETE', `/pro/devices/${device.id}`))).toEqual([404, 'NOT_FOUND']);
    expect((await device.call('GET', '/pro/reorder')).statusCode).toBe(200);
  });
});
