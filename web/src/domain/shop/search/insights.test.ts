import { beforeEach, describe, expect, it } from 'vitest';
import { loadAppConfig } from '../../../lib/config.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { type SentRequest, serve } from '../../../lib/testing/fake-server.ts';
import { trackAddedToCart, trackProductClicked } from './insights.ts';

const config = {
  search: { host: '/services/search', applicationId: 'praxora' },
  insightsHost: '/services/insights',
};
const key = { key: 'a+b/c=', expiresAt: '2999-01-01T00:00:00Z' };
const cacheKey = 'AlgoliaObjectQueryCache';
let requests: SentRequest[] = [];

beforeEach(async () => {
  localStorage.clear();
  queryClient.clear();
  requests = serve({
    'GET /api/marketplace/v1/config': { body: { data: config } },
    'GET /pro/search/key': { body: { data: key } },
    POST: { body: { status: 200 } },
  });
  await loadAppConfig();
});

async function eventsSent(): Promise<Record<string, unknown>[]> {
  for (let turn = 0; turn < 200; turn += 1) {
    const sent = requests.filter(({ url }) => url.includes('/1/events'));
    if (sent.length > 0)
      return sent.flatMap(({ body }) => (body as { events: Record<string, unknown>[] }).events);
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error('no event was sent');
}

describe('search analytics', () => {
  it('tells our own server which product was clicked, with the query and the position', async () => {
    trackProductClicked({ objectID: '17', index: 'products', queryID: 'query-1', position: 42 });
    const [event] = await eventsSent();
    expect(event).toMatchObject({
      eventType: 'click',
      index: 'products',
      objectIDs: ['17'],
      positions: [42],
      queryID: 'query-1',
    });
    expect(event?.userToken).toMatch(/^[\w-]{1,64}$/);
    const { url } = requests.find((request) => request.url.includes('/1/events')) ?? { url: '' };
    expect(url.startsWith(`${window.location.origin}/services/insights/1/events?`)).toBe(true);
    expect(new URL(url).searchParams.get('X-Algolia-API-Key')).toBe(key.key);
  });

  it('counts what goes into the cart after a search to the last query', async () => {
    localStorage.setItem('praxora.search.last-query-id', 'query-9');
    trackAddedToCart({ objectID: '17', name: 'Gloves' }, { quantity: 3, goodsCents: 1635 });
    expect(await eventsSent()).toMatchObject([
      {
        eventType: 'conversion',
        eventSubtype: 'addToCart',
        objectIDs: ['17'],
        queryID: 'query-9',
        objectData: [{ queryID: 'query-9', price: 5.45, quantity: 3 }],
        value: 16.35,
        currency: 'EUR',
      },
    ]);
  });

  it('remembers by which query a product was found, and makes room for it', async () => {
    const full = Array.from({ length: 5000 }, (_, age) => [`products_old-${age}`, ['query-old', age]]);
    localStorage.setItem(cacheKey, JSON.stringify(Object.fromEntries(full)));
    trackProductClicked({ objectID: '17', index: 'products', queryID: 'query-1', position: 1 });
    await eventsSent();
    const kept: Record<string, [string, number]> = JSON.parse(localStorage.getItem(cacheKey) ?? '{}');
    expect(Object.keys(kept)).toHaveLength(4001);
    expect(kept.products_17?.[0]).toBe('query-1');
  });
});
