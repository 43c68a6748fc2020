// Whoever loses rights, the login or a device gets a mail, and so do the other owners, each in their language and once.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs, type TestUser } from '../../../testing/builders.ts';
import { aDevice } from '../../../testing/device-builders.ts';
import { type Colleague, colleagues } from './testing/practice-of.ts';

let app: TestApp;
let eva: Colleague;
let olga: Colleague;
let stock: TestUser;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asOwner.run(`delete from rate_limit where key like 'pair:%'`);
  [eva, olga] = (await colleagues(app, 2)) as [Colleague, Colleague];
  stock = await aUser(app, { practiceId: eva.practiceId, role: 'stock', firstName: 'Lea' });
  await app.asOwner.run(
    `update person set language = 'en' where id = (select person_id from app_user where id = $1)`,
    [olga.id],
  );
});

const subjectsTo = async ({ email }: { email: string }) =>
  (
    await app.asOwner.rows<{ subject: string }>('select subject from mail where recipient = $1 order by id', [
      email,
    ])
  ).map(({ subject }) => subject.split(':')[0]);

test('a changed role', async () => {
  const path = `users/${stock.id}/role`;
  expect((await eva.ask('PUT', path, { role: 'purchasing' })).statusCode).toBe(200);
  expect((await eva.ask('PUT', path, { role: 'purchasing' })).statusCode, 'once').toBe(200);
  expect(await subjectsTo(stock)).toEqual(['Ihre Rolle wurde geändert']);
  expect(await subjectsTo(olga)).toEqual(['Role of Lea Berg changed']);
  expect(await subjectsTo(eva)).toEqual([]);
  const [mail] = await app.asOwner.rows<{ body_text: string }>(
    'select body_text from mail where recipient = $1',
    [stock.email],
  );
  expect(mail?.body_text).toContain('von „Lager“ auf „Einkauf“');
});

test('a deactivated login', async () => {
  await eva.ask('PUT', `users/${stock.id}/active`, { isActive: false });
  expect(await subjectsTo(stock)).toEqual(['Ihr Zugang zu Praxora ist deaktiviert']);
  expect(await subjectsTo(olga)).toEqual(['Login of Lea Berg deactivated']);
  expect(await subjectsTo(eva)).toEqual([]);
});

test('a blocked and removed device', async () => {
  const device = await aDevice(app, { headers: bearer(await loginAs(app, stock)) });
  const path = `devices/${device.id}`;
  for (const name of [device.name, `${device.name} neu`])
    expect((await eva.ask('PUT', path, { name, blocked: true })).statusCode).toBe(200);
  expect(await subjectsTo(stock)).toEqual([`Gerät ${device.name} gesperrt`]);
  expect(await subjectsTo(olga)).toEqual([`Device ${device.name} blocked`]);
  await eva.ask('DELETE', path);
  await eva.ask('DELETE', path);
  expect(await subjectsTo(stock)).toHaveLength(2);
  expect(await subjectsTo(eva)).toEqual([]);
});
