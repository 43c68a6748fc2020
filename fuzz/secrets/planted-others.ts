// Words in everything that is no call of the contract: searches, events, reports, addresses nobody has, bodies that break.
import type { FuzzRequest } from '../requests/request.ts';
import type { Secrets } from './secrets.ts';

const post = (name: string, path: string, type: string, body: string): FuzzRequest => ({
  number: 0,
  name,
  asker: 'nobody',
  credential: 'bearer',
  method: 'POST',
  path,
  headers: { 'content-type': type },
  body: Buffer.from(body),
  sending: { how: 'whole' },
});

export function otherRequests(secrets: Secrets, searchKey: string): FuzzRequest[] {
  const plant = (source: string): string => secrets.plant(source);
  const searches = '/services/search/1/indexes/*/queries';
  const keyed = (request: FuzzRequest, key = searchKey, application = 'praxora'): FuzzRequest => ({
    ...request,
    headers: {
      ...request.headers,
      'x-algolia-api-key': key,
      'x-algolia-application-id': application,
    },
  });
  const search = (params: object) =>
    post(
      'search',
      searches,
      'text/plain',
      JSON.stringify({ requests: [{ indexName: 'products', ...params }] }),
    );
  const events = (event: object) =>
    post('events', '/services/insights/1/events', 'application/json', JSON.stringify({ events: [event] }));
  const event = {
    eventType: 'click',
    eventName: 'Clicked',
    index: 'products',
    objectIDs: ['1'],
    userToken: 'user-1',
  };
  const get = (path: string): FuzzRequest => ({
    number: 0,
    name: 'address',
    asker: 'nobody',
    credential: 'bearer',
    method: 'GET',
    path,
    headers: {},
    sending: { how: 'whole' },
  });
  return [
    keyed(search({ query: plant('search: query') })),
    keyed(search({ query: plant('search: refused query') }), searchKey, plant('search: application')),
    keyed(
      search({
        query: 'x',
        filters: `hersteller:${plant('search: filters')}`,
        facetFilters: [`hersteller:${plant('search: facetFilters')}`],
      }),
    ),
    keyed(
      search({
        query: 'x',
        userToken: plant('search: userToken'),
        analyticsTags: [plant('search: unknown parameter')],
      }),
    ),
    keyed(search({ query: 'x', filters: `(${plant('search: broken filters')}` })),
    keyed(search({ indexName: plant('search: index') })),
    keyed(post('search', searches, 'text/plain', `{"requests":[{"query":${plant('search: broken JSON')}`)),
    keyed(search({ query: plant('search: refused query') }), `${plant('search key')}.${plant('search key')}`),
    {
      ...search({ query: 'x' }),
      path: `${searches}?x-algolia-api-key=${plant('search key')}&x-algolia-application-id=praxora`,
    },
    keyed(events({ ...event, eventName: plant('event: eventName') })),
    keyed(
      events({
        ...event,
        userToken: plant('event: userToken'),
        authenticatedUserToken: plant('event: authenticatedUserToken'),
      }),
    ),
    keyed(events({ ...event, objectIDs: [plant('event: objectIDs')], index: plant('event: index') })),
    keyed(
      events({
        ...event,
        objectIDs: undefined,
        filters: [`a:${plant('event: filters')}`],
        unknown: plant('event: unknown field'),
      }),
    ),
    keyed(events({ ...event, eventType: plant('event: wrong eventType') })),
    post('report', '/services/errors/api/1/envelope/', 'text/plain', plantedEnvelope(plant)),
    post(
      'report',
      `/services/errors/api/${plant('report: project')}/envelope/?sentry_key=${plant('report: key')}`,
      'text/plain',
      plant('report: broken'),
    ),
    post(
      'broken',
      '/pro/login',
      'application/json',
      `{"email":"${plant('login: broken JSON')}","password":${plant('login: broken JSON')}`,
    ),
    post('broken', '/pro/login', `text/${plant('content type')}`, plant('login: other content')),
    post('broken', '/pro/login', 'application/x-www-form-urlencoded', `password=${plant('login: form')}`),
    post('broken', `/pro/${plant('address')}`, 'application/json', '{}'),
    get(`/${plant('address')}/${plant('address')}?${plant('address query')}=${plant('address query')}`),
    get(`/pro/${plant('address')}?token=${plant('address query')}`),
    get(`/pro/check/email/${plant('address')}%40planted.example%zz`),
    get(`/auth/change-password?token=${plant('address query')}`),
    get(`/assets/${plant('address')}.js`),
  ];
}

/** The words of an error are kept; nothing of what surrounded it. */
function plantedEnvelope(plant: (source: string) => string): string {
  const event = {
    event_id: 'a'.repeat(32),
    level: 'error',
    message: 'x',
    exception: { values: [{ type: 'TypeError', value: 'x is undefined' }] },
    request: {
      url: `http://localhost/cart?token=${plant('report: url')}`,
      query_string: `token=${plant('report: query')}`,
      data: { password: plant('report: body') },
      cookies: { praxora_token: plant('report: cookies') },
      headers: { authorization: plant('report: headers') },
    },
    user: { email: `${plant('report: user')}@planted.example`, ip_address: plant('report: user') },
    extra: { form: plant('report: extra') },
    contexts: { state: { form: plant('report: contexts') } },
    breadcrumbs: [{ message: plant('report: breadcrumbs'), data: { url: plant('report: breadcrumbs') } }],
    tags: { unknown: plant('report: unknown tag') },
    server_name: plant('report: server name'),
    modules: { [plant('report: modules')]: '1' },
  };
  return ['{}', JSON.stringify({ type: 'event' }), JSON.stringify(event)].join('\n');
}
