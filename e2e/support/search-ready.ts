// The product serves before its search index is built; on a busy machine that takes a while.
import { expect, request } from '@playwright/test';
import { loggedInState } from './sessions.ts';

export async function searchReady(url: string): Promise<void> {
  const client = await request.newContext({ baseURL: url, storageState: loggedInState('demo') });
  const { data } = await (await client.get('/pro/search/key')).json();
  const ask = async () => {
    const answer = await client.post('/services/search/1/indexes/*/queries', {
      headers: { 'x-algolia-api-key': data.key, 'x-algolia-application-id': 'praxora' },
      data: { requests: [] },
    });
    return answer.status();
  };
  await expect.poll(ask, { message: 'the search', timeout: 120_000 }).toBe(200);
  await client.dispose();
}
