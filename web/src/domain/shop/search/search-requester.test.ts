import { liteClient } from 'algoliasearch/lite';
import { expect, it } from 'vitest';
import { type Answer, serve } from '../../../lib/testing/fake-server.ts';
import { SearchBusy, searchRequester } from './search-requester.ts';

const busy = (status: number, pause?: string): Answer => ({
  status,
  body: { message: 'no', status },
  ...(pause === undefined ? {} : { headers: { 'Retry-After': pause } }),
});
const found: Answer = { body: { results: [{ hits: [{ objectID: '1' }] }] } };

/** Results of the official client for these answers, the last one repeated. */
async function searched(...answers: Answer[]) {
  const left = [...answers];
  const asked = serve({ POST: () => (left.length > 1 ? left.shift() : left[0]) ?? {} });
  const client = liteClient('praxora', 'key', {
    hosts: [{ url: 'search.example', accept: 'readWrite', protocol: 'https' }],
    requester: searchRequester,
  });
  const answer = await client
    .search({ requests: [{ indexName: 'products', query: 'gloves' }] })
    .catch((error: unknown) => error);
  return { answer, asked };
}

it('asks again after a short pause', async () => {
  const { answer, asked } = await searched(busy(429, '0'), busy(503, '0'), found);
  expect(answer).toMatchObject({ results: [{ hits: [{ objectID: '1' }] }] });
  expect(asked).toHaveLength(3);
  expect(asked[2]?.body).toEqual(asked[0]?.body);
});

it.each([
  ['told to wait for long', busy(429, '30'), 30],
  ['not told for how long', busy(429), 2],
] as const)('is busy when it is %s, and says so', async (_, refused, seconds) => {
  const { answer, asked } = await searched(refused);
  expect(answer).toBeInstanceOf(SearchBusy);
  expect(answer).toMatchObject({ seconds });
  expect(asked).toHaveLength(1);
});

it('is not busy, but broken, when the server or the line is', async () => {
  for (const status of [400, 500])
    expect((await searched(busy(status))).answer).not.toBeInstanceOf(SearchBusy);
  window.fetch = () => Promise.reject(new DOMException('', 'TimeoutError'));
  expect(
    await searchRequester.send({
      url: 'https://search.example/1',
      method: 'POST',
      headers: {},
      connectTimeout: 1000,
      responseTimeout: 1000,
    }),
  ).toEqual({ status: 0, content: 'The search took too long', isTimedOut: true });
});
