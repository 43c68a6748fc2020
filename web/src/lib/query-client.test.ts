import { expect, it } from 'vitest';
import { ApiError, RequestCancelled } from './api/api-error.ts';
import { isWorthRetrying } from './query-client.ts';

const failedWith = (status: number) => ApiError.fromBody('GET things', status, null);

it('only what the network or the server broke is tried again, twice', () => {
  expect(isWorthRetrying(0, failedWith(503))).toBe(true);
  expect(isWorthRetrying(1, ApiError.notAnswered('GET things', null))).toBe(true);
  expect(isWorthRetrying(2, failedWith(503))).toBe(false);
  expect(isWorthRetrying(0, failedWith(404))).toBe(false);
  expect(isWorthRetrying(0, ApiError.fromBody('GET things', 503, null, true))).toBe(false);
  expect(isWorthRetrying(0, new RequestCancelled('typed on'))).toBe(false);
});
