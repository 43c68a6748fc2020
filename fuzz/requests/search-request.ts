// Searches and analytics events, which speak their provider's protocol.
import { type Random, weighted } from '../random.ts';
import { spoiled } from '../values/spoiled.ts';
import { strangeText, wellFormed } from '../values/texts.ts';
import { toJson, wrongValue } from '../values/wrong.ts';
import { brokenBody } from './json-body.ts';
import type { FuzzRequest } from './request.ts';
import { asking, headersAround, isUser } from './request-maker.ts';
import type { Sources } from './sources.ts';

const indexes = [
  'products',
  'products',
  'products_price_asc',
  'query_suggestions',
  'unknown',
  '*',
  '../products',
];
const queries = [
  '',
  'handschuh',
  'nitril handshuh',
  'spritze 5 ml',
  'a',
  'zahn bürste',
  '4046719',
  'kanüle "0,5"',
  'mundschutz -blau',
];
const facets = ['lieferanten', 'hersteller', 'hierarchicalCategories.lvl0', 'hierarchicalCategories.lvl1'];

const params = (random: Random): Record<string, unknown> => {
  const all: Record<string, unknown> = {
    query: random.chance(0.8) ? random.pick(queries) : strangeText(random),
    page: random.pick([0, 0, 1, 5, 24, 25, 1000]),
    hitsPerPage: random.pick([0, 1, 20, 40, 1000]),
    facets: random.pick([facets, '*', ['*'], [], random.pick(facets), 'unknown']),
    maxValuesPerFacet: random.pick([1, 50, 1000]),
    facetFilters: random.pick([
      [`hersteller:${strangeText(random).slice(0, 100)}`],
      [['lieferanten:1', 'lieferanten:2']],
      '[[""]]',
      [],
    ]),
    numericFilters: random.pick([['preis>1'], 'preis<=10', ['preis:1 to 5'], 'preis=x', []]),
    filters: random.pick([
      '',
      'hersteller:"A" AND preis > 1',
      'NOT lieferanten:1',
      `(${'('.repeat(500)}`,
      'a OR b AND',
      'hersteller:a OR '.repeat(50),
    ]),
    attributesToRetrieve: random.pick([['*'], ['titel'], '-titel', []]),
    attributesToHighlight: random.pick([['*'], ['titel'], []]),
    typoTolerance: random.chance(0.5),
    getRankingInfo: random.chance(0.5),
    clickAnalytics: random.chance(0.5),
    facetQuery: random.pick(queries),
  };
  return Object.fromEntries(Object.entries(all).filter(() => random.chance(0.45)));
};

const oneQuery = (random: Random): Record<string, unknown> => ({
  indexName: random.pick(indexes),
  ...(random.chance(0.15) ? { type: 'facet', facet: random.pick([...facets, 'unknown']) } : {}),
  ...(random.chance(0.7)
    ? params(random)
    : { params: new URLSearchParams(stringsOf(params(random))).toString() }),
});

const stringsOf = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? wellFormed(value) : JSON.stringify(value),
    ]),
  );

const anEvent = (random: Random): Record<string, unknown> => ({
  eventType: random.pick(['click', 'conversion', 'view']),
  eventName: 'Product Clicked',
  index: 'products',
  userToken: `user-${random.int(1, 50)}`,
  ...(random.chance(0.9) ? { objectIDs: [String(random.int(1, 300))] } : { filters: ['hersteller:A'] }),
  ...(random.chance(0.3)
    ? { timestamp: Date.now() - random.pick([0, 1000, 86_400_000, 864_000_000, -864_000_000]) }
    : {}),
  ...(random.chance(0.2)
    ? { value: random.pick([1, '2.5', 1e9, -1, 'x']), currency: random.pick(['EUR', 'USD']) }
    : {}),
  ...(random.chance(0.2)
    ? { queryID: random.pick(['0'.repeat(32), 'x']), positions: [random.pick([1, 0, 1e9])] }
    : {}),
});

function contentOf(random: Random): { name: string; path: string; body: unknown } {
  const index = encodeURIComponent(random.pick(indexes));
  const base = '/services/search/1/indexes';
  return weighted<() => { name: string; path: string; body: unknown }>(random, [
    [
      5,
      () => ({
        name: 'search batch',
        path: `${base}/*/queries`,
        body: {
          requests: Array.from({ length: random.pick([0, 1, 1, 2, 5, 50, 51]) }, () => oneQuery(random)),
        },
      }),
    ],
    [2, () => ({ name: 'search query', path: `${base}/${index}/query`, body: params(random) })],
    [
      1,
      () => ({
        name: 'search facet',
        path: `${base}/${index}/facets/${encodeURIComponent(random.pick([...facets, 'x', '__proto__']))}/query`,
        body: params(random),
      }),
    ],
    [
      3,
      () => ({
        name: 'insights events',
        path: '/services/insights/1/events',
        body: {
          events: Array.from({ length: random.pick([1, 1, 1, 2, 20, 1000, 1001]) }, () => anEvent(random)),
        },
      }),
    ],
  ])();
}

export function searchRequest(number: number, sources: Sources): FuzzRequest {
  const { random, searchKeys } = sources;
  const who = asking(sources);
  const { name, path, body } = contentOf(random);
  const mood = random.next();
  const given = mood < 0.6 ? body : mood < 0.9 ? spoiled(body, {}, random) : wrongValue(random);
  const own = isUser(who.asker) ? searchKeys[who.asker] : undefined;
  const key =
    own !== undefined && random.chance(0.95)
      ? own
      : random.pick(['', 'x.y', `${own}x`, 'null.', strangeText(random)]);
  const inAddress = random.chance(0.3);
  const credentials = { 'x-algolia-api-key': key, 'x-algolia-application-id': 'praxora' };
  const type = random.pick(['text/plain', 'application/json', 'application/x-www-form-urlencoded', '']);
  return {
    number,
    name,
    ...who,
    method: 'POST',
    path: inAddress ? `${path}?${new URLSearchParams(stringsOf(credentials))}` : path,
    headers: {
      ...headersAround(random),
      ...(type ? { 'content-type': type } : {}),
      ...(inAddress ? {} : { ...credentials, 'x-algolia-api-key': key.replace(/[^\x20-\x7e]/g, '?') }),
    },
    body: random.chance(0.05) ? brokenBody(random, given).bytes : Buffer.from(toJson(given)),
    sending: { how: 'whole' },
  };
}
