import { expect, test } from 'vitest';
import { judge } from '../checks/judge.ts';
import type { FuzzRequest } from '../requests/request.ts';
import { withKeyOfOther } from './send-request.ts';

const carriedOut: FuzzRequest = {
  number: 1,
  name: 'cart emptyCart',
  asker: 'demo',
  credential: 'bearer',
  method: 'DELETE',
  path: '/elsewhere',
  headers: { 'idempotency-key': 'fuzz-1-key' },
  sending: { how: 'whole' },
  mustBeRefused: undefined,
};
const ofAnotherSite: FuzzRequest = {
  ...carriedOut,
  asker: 'nobody',
  credential: 'cookie from elsewhere',
  headers: { 'idempotency-key': 'fuzz-2-key' },
  mustBeRefused: 'another site sent it',
};
const letThrough = { kind: 'answer', status: 200, headers: {}, text: '' } as const;

test('what is sent under a key is sent, and judged, as by whoever used the key', () => {
  const again = withKeyOfOther(carriedOut, ofAnotherSite);
  expect(again).toMatchObject({ asker: 'demo', credential: 'bearer', headers: carriedOut.headers });
  expect(judge(again, letThrough)).toBeUndefined();
  expect(judge(ofAnotherSite, letThrough)).toContain('another site sent it');
  expect(judge(withKeyOfOther(ofAnotherSite, carriedOut), letThrough)).toContain('another site sent it');
});
