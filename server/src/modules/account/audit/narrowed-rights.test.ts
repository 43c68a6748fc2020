// API tokens and devices never exceed the rights of their maker at the time of use.
import { scopes } from '@praxora/contract/shared/call';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { bearer, loginAs } from '../../../testing/builders.ts';
import { readRefusal } from '../../../testing/cart-builders.ts';
import { aDevice, type TestDevice } from '../../../testing/device-builders.ts';
import { asking, type Colleague, colleagues } from '../users/testing/practice-of.ts';

let app: TestApp;
let owner: Colleague;
let maker: Colleague;
let program: Colleague['ask'];
let device: TestDevice;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asOwner.run('delete from rate_limit');
  [owner, maker] = (await colleagues(app, 2)) as [Colleague, Colleague];
  await owner.ask('POST', 'features', { activateApiTokens: true });
  const made = await maker.ask('POST', 'api-tokens', { name: 'Kasse', scopes, lastDay: null });
  program = asking(app, made.json().data.token);
  device = await aDevice(app, { headers: bearer(await loginAs(app, maker)) });
});

const setRole = async (role: string) =>
  expect((await owner.ask('PUT', `users/${maker.id}/role`, { role })).statusCode).toBe(200);
/** A booking of nothing: what a stock user may try, and a reader may not. */
const book = { articleId: 999_999, amount: 1 };
const codeOf = (answer: Parameters<typeof readRefusal>[0]) => readRefusal(answer)[1];

test('demoting the maker narrows a token and a device that were made before, and promoting widens them', async () => {
  const bookAsProgram = () => program('POST', 'stock/consumption', book);
  const bookAsDevice = () => device.call('POST', '/pro/stock/consumption', book);
  expect(codeOf(await bookAsProgram())).not.toBe('ROLE_NOT_ALLOWED');
  expect(codeOf(await bookAsDevice())).not.toBe('ROLE_NOT_ALLOWED');
  await setRole('reader');
  expect(readRefusal(await bookAsProgram())).toEqual([409, 'ROLE_NOT_ALLOWED']);
  expect(readRefusal(await bookAsDevice())).toEqual([409, 'ROLE_NOT_ALLOWED']);
  await setRole('stock');
  expect(codeOf(await bookAsProgram())).not.toBe('ROLE_NOT_ALLOWED');
  expect(codeOf(await bookAsDevice())).not.toBe('ROLE_NOT_ALLOWED');
});

test('deactivating the maker ends them, and reactivating gives none of them back', async () => {
  for (const isActive of [false, true]) {
    await owner.ask('PUT', `users/${maker.id}/active`, { isActive });
    expect((await program('GET', 'storages')).statusCode).toBe(401);
    expect(readRefusal(await device.call('GET', '/pro/scan/device'))).toEqual([401, 'DEVICE_BLOCKED']);
  }
});
