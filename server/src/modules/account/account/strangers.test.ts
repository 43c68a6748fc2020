// The account's calls with what belongs to another practice, with a key that was used for something else, and with many rows.
import { addressCalls } from '@praxora/contract/account/addresses.calls';
import { apiTokenCalls } from '@praxora/contract/account/api-tokens.calls';
import { ownAccessCalls } from '@praxora/contract/account/own-access.calls';
import { userCalls } from '@praxora/contract/account/users.calls';
import { costCenterCalls } from '@praxora/contract/inventory/cost-centers.calls';
import { dataExportCalls } from '@praxora/contract/reports/data-export.calls';
import { bases } from '@praxora/contract/shared/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { createClinic } from '../clinics/clinic-operations.ts';

let app: TestApp;
let me: Buyer;
let other: Buyer;
/** Ids of the other practice's data, under the names that addresses of calls use. */
let foreign: Readonly<Record<string, string | number>>;

const address = {
  ...{ kind: 'shipping', type: 'Praxis', shortName: 'Laim', companyName: 'Praxis', salutation: null },
  ...{ street: 'Weg 1', postcode: '80331', location: 'München', country: 'DE' },
  ...{ firstName: '', lastName: '', phone: '', mobile: '', fax: '', vatId: '' },
};
const invitation = { email: 'lena@fremd.example', firstName: 'Lena', lastName: '' };

beforeAll(async () => {
  app = await startTestApp();
  [me, other] = [await aBuyer(app), await aBuyer(app)];
  for (const { user } of [me, other])
    await createClinic(app.asOwner, user.practiceId, `clinic-${user.practiceId}`, 50_000, [user.email]);
  const made = async (path: string, body?: object) =>
    (await other.call('POST', `/pro/${path}`, body)).json().data;
  await made('addresses', address);
  await made('cost-centers', { number: '1', name: 'Praxis' });
  const [session] = (await other.call('GET', '/pro/user/sessions')).json().data;
  const { id: exportId } = await made('exports');
  const { id } = await app.asOwner.one<{ id: string }>(
    `insert into blob (id, practice_id, name, media_type, expires_at, is_whole)
     values (repeat('a', 48), $1, 'x.zip', 'application/zip', now() + interval '1 day', true) returning id`,
    [other.user.practiceId],
  );
  foreign = {
    addressId: other.address,
    userId: other.user.id,
    invitationId: (await made('invitations', invitation)).id,
    costCenterId: (await made('cost-centers', { number: '2', name: 'Labor' })).id,
    apiTokenId: (await made('api-tokens', { name: 'Kasse', scopes: ['order'], lastDay: null })).apiToken.id,
    sessionId: session.id,
    exportId,
    id,
  };
});
afterAll(() => app.close());

/** Calls with an id in their path, each with a valid body. */
const bodies: Readonly<Record<string, object>> = {
  'PUT addresses/{addressId}': address,
  'PUT users/{userId}/active': { isActive: false },
  'PUT users/{userId}/role': { role: 'stock' },
  'PUT users/{userId}/approver': { isApprover: false },
  'PUT cost-centers/{costCenterId}': { name: 'Fremd' },
};
const calls = [
  ...Object.values(addressCalls),
  ...Object.values(userCalls),
  ...Object.values(ownAccessCalls),
  ...Object.values(costCenterCalls),
  ...Object.values(apiTokenCalls),
  ...Object.values(dataExportCalls),
];
const naming = calls
  .filter(({ path }) => path.includes('{'))
  .map((call) => [`${call.method} ${call.path}`, call] as const);

const tables = [
  'address',
  'app_user',
  'clinic_approver',
  'invitation',
  'session',
  'cost_center',
  'api_token',
];
const holdings = async () => {
  const rows = [...tables, 'data_export', 'blob'].map(
    (table) =>
      `(select coalesce(string_agg(x::text, ' ' order by x::text), '') from ${table} x where x.practice_id = $1)`,
  );
  return app.asOwner.one(`select ${rows.join(" || '|' || ")} as held`, [other.user.practiceId]);
};

describe('what belongs to another practice does not exist', () => {
  test.each(naming)('%s', async (name, call) => {
    const before = await holdings();
    const url =
      bases[call.base] + call.path.replace(/\{(\w+)\}/g, (_, param) => String(foreign[param] ?? param));
    const answer = await me.call(call.method, url, bodies[name]);
    expect(readRefusal(answer)).toEqual([404, 'NOT_FOUND']);
    expect(await holdings()).toEqual(before);
  });

  test.each([
    ['a list', 'GET', 'inventory/article/list?costCenterId='],
    ['an export', 'GET', 'inventory/article/export?format=csv&costCenterId='],
  ] as const)('a cost center that filters %s', async (_what, method, url) => {
    await me.call('POST', '/pro/features', { activateCostCenter: true });
    const answer = await me.call(method, `/pro/${url}${foreign.costCenterId}`);
    expect(readRefusal(answer)).toEqual([404, 'NOT_FOUND']);
  });
});

test.each([
  ['addresses', address, { ...address, shortName: 'Pasing' }],
  ['invitations', invitation, { ...invitation, email: 'ida@fremd.example' }],
  ['cost-centers', { number: '7', name: 'A' }, { number: '8', name: 'A' }],
  ['features', { activateDigest: false }, { activateDigest: true }],
  ['api-tokens', { name: 'A', scopes: ['order'] }, { name: 'B', scopes: ['order'] }],
])('a key that was used for something else is refused: POST %s', async (path, first, second) => {
  const headers = { ...me.headers, 'idempotency-key': `used-for-${path}` };
  const send = (payload: object) => app.request({ method: 'POST', url: `/pro/${path}`, headers, payload });
  expect((await send(first)).statusCode).toBe(200);
  expect(readRefusal(await send(second))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
});

test('lists of the account cost as many statements for a thousand rows as for one', async () => {
  const paths = ['users', 'addresses', 'cost-centers', 'api-tokens', 'account/counts', 'user/sessions'];
  const counts = async () => {
    const all: number[] = [];
    for (const path of paths)
      all.push(
        (
          await recordStatements(async () =>
            expect((await me.call('GET', `/pro/${path}`)).statusCode).toBe(200),
          )
        ).length,
      );
    return all;
  };
  const few = await counts();
  const ids = [me.user.practiceId, me.user.id];
  for (const sql of [
    `with added as (
       insert into person (email, password_hash, first_name, last_name)
       select 'viele' || n || '@x.example', '', 'Nr. ' || n, $2::integer::text from generate_series(1, 1000) n returning id)
     insert into app_user (practice_id, person_id, role) select $1::integer, id, 'stock' from added`,
    `insert into invitation (practice_id, email, first_name, last_name, language, role, token_hash, invited_by, expires_at)
     select $1::integer, 'kommt' || n || '@x.example', '', '', 'de', 'stock', decode(md5('i' || n), 'hex'), $2, now() + interval '1 day'
     from generate_series(1, 1000) n`,
    `insert into address (practice_id, kind, type, short_name, company_name, street, postcode, location, country)
     select $1::integer, 'shipping', 'Praxis', 'Ort ' || n, '', 'Weg ' || $2::integer, '80331', 'München', 'DE'
     from generate_series(1, 1000) n`,
    `insert into cost_center (practice_id, number, name)
     select $1::integer, 'K' || n, $2::integer::text from generate_series(1, 1000) n`,
    `insert into api_token (practice_id, user_id, name, token_hash, ending, scopes)
     select $1::integer, $2, 'Token ' || n, decode(md5('t' || n), 'hex'), '', '{order}' from generate_series(1, 1000) n`,
    `insert into session (token_hash, practice_id, user_id, expires_at)
     select decode(md5('s' || n), 'hex'), $1::integer, $2, now() + interval '1 day' from generate_series(1, 1000) n`,
  ])
    await app.asOwner.run(sql, ids);
  expect(await counts()).toEqual(few);
});
