import { liteClient } from 'algoliasearch/lite';
import { expect, it } from 'vitest';
import { isBusy } from './busy.ts';

/** What the official client throws when its host answers so. */
async function errorAt(status: number, isTimedOut = false): Promise<unknown> {
  const client = liteClient('praxora', 'key', {
    hosts: [{ url: 'search.example', accept: 'readWrite', protocol: 'https' }],
    requester: { send: async () => ({ status, isTimedOut, content: '{"message":"no"}' }) },
  });
  return client.search([{ indexName: 'products' }]).catch((error: unknown) => error);
}

it('tells a busy search from a refused request and a broken line', async () => {
  expect(isBusy(await errorAt(429))).toBe(true);
  expect(isBusy(await errorAt(503))).toBe(true);
  expect(isBusy(await errorAt(400))).toBe(false);
  expect(isBusy(await errorAt(500))).toBe(false);
  expect(isBusy(await errorAt(0))).toBe(false);
});
