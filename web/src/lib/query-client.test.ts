import { expect, it } from 'vitest';
import { ApiError, RequestCancelled } from './api/api-error.ts';
import { isWorthRetrying } from './query-client.ts';

const failedWith = (status: number) => ApiError.fromBody('GET things', status, null);

it('only what the server broke is tried again, twice: what found no server was sent again before', () => {
  expect(isWorthRetrying(0, failedWith(500))).toBe(true);
  expect(isWorthRetrying(1, failedWith(500))).toBe(true);
  expect(isWorthRetrying(2, failedWith(500))).toBe(false);
  for (const status of [404, 429, 502, 503, 504]) expect(isWorthRetrying(0, failedWith(status))).toBe(false);
  expect(isWorthRetrying(0, ApiError.notAnswered('GET things', null))).toBe(false);
  expect(isWorthRetrying(0, new RequestCancelled('typed on'))).toBe(false);
});
