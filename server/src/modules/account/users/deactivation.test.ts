// Deactivating somebody who is in charge of devices: handed to a colleague or blocked, and everybody it touches gets a mail.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { bearer, loginAs } from '../../../testing/builders.ts';
import { readRefusal } from '../../../testing/cart-builders.ts';
import { aDevice, type TestDevice } from '../../../testing/device-builders.ts';
import { type Colleague, colleagues } from './testing/practice-of.ts';

let app: TestApp;
let eva: Colleague;
let ben: Colleague;
let cem: Colleague;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asOwner.run(`delete from rate_limit where key like 'pair:%'`);
  [eva, ben, cem] = (await colleagues(app, 3)) as [Colleague, Colleague, Colleague];
});

const pairedBy = async (user: Colleague): Promise<TestDevice> =>
  aDevice(app, { headers: bearer(await loginAs(app, user)) });
const setActive = (user: Colleague, body: object) => eva.ask('PUT', `users/${user.id}/active`, body);
const statusOf = async (device: TestDevice) => (await device.call('GET', '/pro/scan/device')).statusCode;
const mailsTo = (user: Colleague) =>
  app.asOwner.rows<{ subject: string; body_text: string }>(
    'select subject, body_text from mail where recipient = $1 order by id',
    [user.email],
  );

describe('whoever is deactivated', () => {
  test('leaves devices to colleagues, and those that nobody gets are blocked', async () => {
    const [handed, left, gone] = [await pairedBy(ben), await pairedBy(ben), await pairedBy(ben)];
    const others = await pairedBy(eva);
    await eva.ask('DELETE', `devices/${gone.id}`);
    await app.asOwner.run('delete from mail where practice_id = $1', [eva.practiceId]);
    const code = (await ben.ask('POST', 'devices', { name: 'Noch nicht gekoppelt' })).json().data.code;

    await app.asOwner.run(
      `update person set language = 'en' where id = (select person_id from app_user where id = $1)`,
      [cem.id],
    );
    const handOver = [{ deviceId: handed.id, userId: cem.id }];
    expect((await setActive(ben, { isActive: false, handOver })).statusCode).toBe(200);

    expect(await statusOf(handed), 'it books on').toBe(200);
    expect(readRefusal(await left.call('GET', '/pro/scan/device'))).toEqual([401, 'DEVICE_BLOCKED']);
    expect(await statusOf(others)).toBe(200);
    const paired = await app.request({ method: 'POST', url: '/services/scan/pair', payload: { code } });
    expect(readRefusal(paired)).toEqual([422, 'PAIRING_CODE_WRONG']);
    const devices = (await eva.ask('GET', 'devices')).json().data;
    expect(devices.find(({ id }: { id: number }) => id === handed.id)).toMatchObject({
      isBlocked: false,
      pairedBy: 'Nr. 2 Berg',
      holder: { id: cem.id, name: 'Nr. 3 Berg' },
    });

    const [toBen] = await mailsTo(ben);
    expect(toBen?.body_text).toContain('Nr. 1 Berg');
    expect(toBen?.body_text).toMatch(new RegExp(`gesperrt\n- ${left.name}\n\n`));
    expect(toBen?.body_text).toContain(`- ${handed.name}: Nr. 3 Berg`);
    const [toCem, ...more] = await mailsTo(cem);
    expect(more).toEqual([]);
    expect(toCem?.body_text).toContain(`in charge of these devices\n- ${handed.name}\n\n`);
    expect(toCem?.body_text).not.toContain(left.name);
    expect(await mailsTo(eva)).toEqual([]);
  });

  test('gets back none of them by being reactivated; whoever unblocks one is in charge of it', async () => {
    const device = await pairedBy(ben);
    await setActive(ben, { isActive: false });
    await cem.ask('PUT', `devices/${device.id}`, { name: device.name, blocked: false });
    expect(await statusOf(device)).toBe(200);
    await setActive(ben, { isActive: true });
    const [row] = (await eva.ask('GET', 'devices')).json().data;
    expect(row.holder.id).toBe(cem.id);
  });

  test('without any device is told by mail too', async () => {
    await setActive(ben, { isActive: false });
    expect((await mailsTo(ben)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Ihr Zugang zu Praxora ist deaktiviert'),
    ]);
  });
});

describe('a device is handed', () => {
  test('to an active colleague only, and only with its own holder: else nothing changes', async () => {
    const device = await pairedBy(ben);
    const others = await pairedBy(eva);
    const foreign = (await colleagues(app, 1))[0] as Colleague;
    await setActive(cem, { isActive: false });
    const handTo = (userId: number, deviceId = device.id) =>
      setActive(ben, { isActive: false, handOver: [{ deviceId, userId }] });
    expect(readRefusal(await handTo(cem.id))).toEqual([409, 'HOLDER_NOT_ACTIVE']);
    expect(readRefusal(await handTo(ben.id))).toEqual([409, 'HOLDER_NOT_ACTIVE']);
    expect(readRefusal(await handTo(foreign.id))).toEqual([404, 'NOT_FOUND']);
    expect(readRefusal(await handTo(eva.id, others.id))).toEqual([404, 'NOT_FOUND']);
    expect(await statusOf(device)).toBe(200);
    expect((await ben.ask('GET', 'users')).statusCode).toBe(200);
    expect((await handTo(eva.id)).statusCode).toBe(200);
    expect(await statusOf(device)).toBe(200);
  });
});
