import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { serve } from '../../../lib/testing/fake-server.ts';
import { dropSearchKey, lifetimeMs, searchKey } from './search-key.ts';

afterEach(() => queryClient.clear());

function keyFor(minutes: number) {
  return { body: { data: { key: `key-${minutes}`, expiresAt: inMinutes(minutes) } } };
}
function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}

it('is asked for once', async () => {
  const requests = serve({ 'GET /pro/search/key': keyFor(60) });
  expect(await searchKey()).toBe('key-60');
  expect(await searchKey()).toBe('key-60');
  expect(requests).toHaveLength(1);
});

it('is asked for again when it is about to expire, was refused, or the session ended', async () => {
  const requests = serve({ 'GET /pro/search/key': keyFor(0.5) });
  await searchKey();
  await searchKey();
  expect(requests).toHaveLength(2);
  const later = serve({ 'GET /pro/search/key': keyFor(60) });
  await searchKey();
  dropSearchKey();
  await searchKey();
  queryClient.clear();
  await searchKey();
  expect(later).toHaveLength(3);
});

it('is used until a minute before its end', () => {
  const fetchedAt = Date.parse('2026-03-01T10:00:00Z');
  expect(lifetimeMs('2026-03-01T11:00:00Z', fetchedAt)).toBe(59 * 60_000);
  expect(lifetimeMs('2026-03-01T09:00:00Z', fetchedAt)).toBe(0);
  expect(lifetimeMs('soon', fetchedAt)).toBe(0);
});
