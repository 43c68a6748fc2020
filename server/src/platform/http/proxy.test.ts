// Whom limits and the origin rule believe: an invented X-Forwarded header changes nothing, a named proxy's does.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { aUser, loginAs } from '../../testing/builders.ts';

let app: TestApp;
let behindProxy: TestApp;
let behindTwo: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  behindProxy = await app.another({ TRUST_PROXY: '10.0.0.0/8' });
  behindTwo = await app.another({ TRUST_PROXY: '2' });
});
afterAll(() => app.close());

/** How many checks of an e-mail are counted for the client that is told at last; forgotten before. */
async function countedFor(
  server: TestApp,
  requests: readonly { remoteAddress: string; forwarded?: string }[],
): Promise<Record<string, number>> {
  await app.asOwner.run('delete from rate_limit');
  for (const { remoteAddress, forwarded } of requests)
    await server.request({
      method: 'GET',
      url: `/pro/check/email/${randomUUID()}@praxis.example`,
      remoteAddress,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    });
  const rows = await app.asOwner.rows<{ key: string; attempts: number }>(
    "select key, attempts from rate_limit where key like 'check:ip:%'",
  );
  return Object.fromEntries(rows.map(({ key, attempts }) => [key.slice('check:ip:'.length), attempts]));
}

describe('limits', () => {
  test('count who is connected, whatever they invent', async () => {
    const inventive = ['198.51.100.1', '198.51.100.2, 10.0.0.1', '127.0.0.1', 'nonsense'];
    const requests = inventive.map((forwarded) => ({ remoteAddress: '203.0.113.9', forwarded }));
    expect(await countedFor(app, requests)).toEqual({ '203.0.113.9': 4 });
    expect(await countedFor(behindProxy, requests)).toEqual({ '203.0.113.9': 4 });
  });

  test('count whom a named proxy tells, whatever stood before that', async () => {
    const remoteAddress = '10.1.2.3';
    expect(
      await countedFor(behindProxy, [
        { remoteAddress, forwarded: '198.51.100.7' },
        { remoteAddress, forwarded: '192.0.2.1, 198.51.100.7' },
        { remoteAddress, forwarded: '192.0.2.1, 198.51.100.7, 10.9.9.9' },
        { remoteAddress },
      ]),
    ).toEqual({ '198.51.100.7': 3, '10.1.2.3': 1 });
  });

  test('count whom the first of so many proxies tells', async () => {
    const remoteAddress = '203.0.113.20';
    expect(
      await countedFor(behindTwo, [
        { remoteAddress, forwarded: '192.0.2.1, 198.51.100.7, 203.0.113.30' },
        { remoteAddress, forwarded: '192.0.2.2, 198.51.100.7, 203.0.113.31' },
      ]),
    ).toEqual({ '198.51.100.7': 2 });
  });

  test('count a network of the new kind once', async () => {
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:3::1'];
    expect(
      await countedFor(
        app,
        addresses.map((remoteAddress) => ({ remoteAddress })),
      ),
    ).toEqual({ '2001:db8:1:2::/64': 2, '2001:db8:1:3::/64': 1 });
  });
});

describe('the origin of a writing request', () => {
  async function statusOf(server: TestApp, remoteAddress: string): Promise<number> {
    const cookie = `praxora_token=${await loginAs(app, await aUser(app))}`;
    const headers = {
      cookie,
      host: 'internal:3000',
      origin: 'https://pro.praxora.example',
      'x-forwarded-host': 'pro.praxora.example',
      'x-forwarded-proto': 'https',
    };
    const payload = { language: 'en' };
    return (
      await server.request({ method: 'PUT', url: '/pro/user/language', headers, payload, remoteAddress })
    ).statusCode;
  }

  test('is ours when a named proxy says so, and nobody else', async () => {
    expect(await statusOf(behindProxy, '10.1.2.3')).toBe(200);
    expect(await statusOf(behindProxy, '203.0.113.9')).toBe(403);
    expect(await statusOf(app, '10.1.2.3')).toBe(403);
  });
});
