// What is recorded of users' logins, devices and API tokens, and of the practice's settings: each change through its call.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Entry, recordedBy } from '../../../testing/activity-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs, type TestUser } from '../../../testing/builders.ts';

let app: TestApp;
let me: TestUser;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  me = await aUser(app, { firstName: 'Miriam', lastName: 'Keller' });
  token = await loginAs(app, me);
});
afterAll(() => app.close());

type Method = 'POST' | 'PUT' | 'DELETE';

async function call(method: Method, url: string, payload?: object, credentials: string | null = token) {
  const answer = await app.request({
    method,
    url,
    headers: credentials === null ? {} : bearer(credentials),
    ...(payload ? { payload } : {}),
  });
  expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBe(200);
  return answer.json().data;
}

const record = (work: () => Promise<unknown>) => recordedBy(app, me.practiceId, work);
/** An entry of mine. */
const mine = (action: Entry['action'], subject: string, name: string, ...changes: string[]): Entry => ({
  ...{ author: `user ${me.id}`, action, subject, name, changes },
});

describe('invitations', () => {
  test('are recorded without the name and the e-mail of the person', async () => {
    const body = { email: 'lea@praxis.example', firstName: 'Lea', lastName: 'Brandt', role: 'reader' };
    let id = 0;
    const sent = await record(async () => {
      id = (await call('POST', '/pro/invitations', body)).id;
    });
    expect(sent).toEqual([mine('user.invited', `invitation ${id}`, '', 'role: null → reader')]);
    const again = await record(() => call('POST', `/pro/invitations/${id}/again`));
    expect(again).toEqual([mine('user.invitedAgain', `invitation ${id}`, '')]);
    const withdrawn = await record(() => call('DELETE', `/pro/invitations/${id}`));
    expect(withdrawn).toEqual([mine('user.invitationWithdrawn', `invitation ${id}`, '')]);
  });
});

test('an accepted invitation is recorded by the new user, and so are the own name, password and sessions', async () => {
  const body = { email: 'tom@praxis.example', firstName: 'Tom', lastName: 'Ziegler', role: 'stock' };
  await call('POST', '/pro/invitations', body);
  const mail = await app.asOwner.one<{ body_text: string }>(
    'select body_text from mail where recipient = $1',
    [body.email],
  );
  const [, link = ''] = /invitation\?token=([\w-]+)/.exec(mail.body_text) ?? [];
  const password = 'ein neues Passwort';
  const accept = { token: link, firstName: 'Tom', lastName: 'Ziegler', password };
  const joined = await record(() =>
    call('POST', '/pro/invitation/accept', { ...accept, passwordConfirmation: password }, null),
  );
  const { id } = await app.asOwner.one<{ id: number }>('select max(id) as id from app_user');
  const his = (action: Entry['action'], ...changes: string[]): Entry => ({
    ...{ author: `user ${id}`, action, subject: `user ${id}`, name: '', changes },
  });
  expect(joined).toEqual([his('user.joined', 'role: null → stock')]);
  let session = '';
  const login = (typed: string) =>
    app.request({ method: 'POST', url: '/pro/login', payload: { email: body.email, password: typed } });
  const logins = await record(async () => {
    await login('ein falsches Passwort');
    await login(password);
    session = (await login(password)).json().data.token;
  });
  expect(logins).toEqual([his('login.failed'), his('login.succeeded'), his('login.succeeded')]);
  const name = { firstName: 'Tom', lastName: 'Zimmer' };
  expect(await record(() => call('PUT', '/pro/user/name', name, session))).toEqual([
    his('user.renamed', 'lastName: null → null'),
  ]);
  expect(await record(() => call('PUT', '/pro/user/name', name, session))).toEqual([]);
  expect(await record(() => call('DELETE', '/pro/user/sessions', undefined, session))).toEqual([
    his('session.ended', 'sessions: null → 1'),
  ]);
  const next = 'noch ein Passwort';
  const change = { oldPassword: password, password: next, passwordConfirmation: next };
  expect(await record(() => call('PUT', '/pro/user/password', change, session))).toEqual([
    his('password.changed'),
  ]);
  const rows = await app.asOwner.rows('select * from activity');
  expect(JSON.stringify(rows)).not.toMatch(
    /Passwort|praxis\.example|Tom|Zi(egler|mmer)|Miriam|Keller|Lea|Sommer/,
  );
});

describe('API tokens', () => {
  test('are recorded when they are made and revoked, once', async () => {
    await call('POST', '/pro/features', { activateApiTokens: true });
    const body = { name: 'Praxissoftware', scopes: ['orders.read', 'order'], lastDay: '2099-12-31' };
    let id = 0;
    const made = await record(async () => {
      id = (await call('POST', '/pro/api-tokens', body)).apiToken.id;
    });
    const changes = ['scopes: null → orders.read, order', 'lastDay: null → 2099-12-31'];
    expect(made).toEqual([mine('apiToken.created', `apiToken ${id}`, 'Praxissoftware', ...changes)]);
    const revoked = mine('apiToken.revoked', `apiToken ${id}`, 'Praxissoftware');
    expect(await record(() => call('DELETE', `/pro/api-tokens/${id}`))).toEqual([revoked]);
    expect(await record(() => call('DELETE', `/pro/api-tokens/${id}`))).toEqual([]);
  });
});

describe('devices', () => {
  test('are recorded from the code to their end', async () => {
    let id = 0;
    let code = '';
    const shown = await record(async () => {
      ({ id, code } = await call('POST', '/pro/devices', { name: 'Handheld' }));
    });
    const subject = `device ${id}`;
    expect(shown).toEqual([mine('device.codeCreated', subject, 'Handheld')]);
    const paired = await record(() => call('POST', '/services/scan/pair', { code }, null));
    expect(paired).toEqual([
      { author: subject, action: 'device.paired', subject, name: 'Handheld', changes: [] },
    ]);
    const change = (name: string, blocked: boolean) => () =>
      call('PUT', `/pro/devices/${id}`, { name, blocked });
    expect(await record(change('Handheld', false))).toEqual([]);
    expect(await record(change('Handheld 2', true))).toEqual([
      mine('device.renamed', subject, 'Handheld 2', 'name: Handheld → Handheld 2'),
      mine('device.blocked', subject, 'Handheld 2'),
    ]);
    expect(await record(change('Handheld 2', false))).toEqual([
      mine('device.unblocked', subject, 'Handheld 2'),
    ]);
    const remove = () => call('DELETE', `/pro/devices/${id}`);
    expect(await record(remove)).toEqual([mine('device.removed', subject, 'Handheld 2')]);
    expect(await record(remove)).toEqual([]);
  });

  test('of somebody who is deactivated are given to others or blocked, and the tokens revoked', async () => {
    const leaver = await aUser(app, { practiceId: me.practiceId });
    const theirs = await loginAs(app, leaver);
    const pair = async (name: string): Promise<number> => {
      const { id, code } = await call('POST', '/pro/devices', { name }, theirs);
      await call('POST', '/services/scan/pair', { code }, null);
      return id;
    };
    const [first, second] = [await pair('Eins'), await pair('Zwei')];
    const { apiToken } = await call('POST', '/pro/api-tokens', { name: 'Labor', scopes: ['order'] }, theirs);
    const handOver = [{ deviceId: first, userId: me.id }];
    const entries = await record(() =>
      call('PUT', `/pro/users/${leaver.id}/active`, { isActive: false, handOver }),
    );
    expect(entries).toEqual([
      mine('apiToken.revoked', `apiToken ${apiToken.id}`, 'Labor'),
      mine('device.holderChanged', `device ${first}`, 'Eins', `holder: ${leaver.id} → ${me.id}`),
      mine('device.blocked', `device ${second}`, 'Zwei'),
      mine('user.deactivated', `user ${leaver.id}`, ''),
    ]);
  });
});

describe('the settings of the practice', () => {
  test('the address book, without the values that tell of a person', async () => {
    const fields = {
      ...{ kind: 'shipping', type: 'Praxis', shortName: 'Isartor', companyName: 'Praxis Dr. Sommer' },
      ...{ salutation: 'Mrs', firstName: 'Doris', lastName: 'Sommer', street: 'Zweibrückenstr. 4' },
      ...{ postcode: '80331', location: 'München', country: 'DE', phone: '', mobile: '', fax: '', vatId: '' },
    };
    let id = 0;
    const created = await record(async () => {
      id = (await call('POST', '/pro/addresses', fields)).id;
      // Only one that is not the last of its kind can be deleted.
      await call('POST', '/pro/addresses', { ...fields, shortName: 'Laim' });
    });
    expect(created[0]).toEqual(mine('address.created', `address ${id}`, 'Isartor'));
    const update = (body: object) => () => call('PUT', `/pro/addresses/${id}`, body);
    expect(await record(update(fields))).toEqual([]);
    const changed = { ...fields, type: 'Labor', lastName: 'Winter', phone: '089 123456', postcode: '80333' };
    expect(await record(update(changed))).toEqual([
      mine(
        'address.changed',
        `address ${id}`,
        'Isartor',
        'addressType: Praxis → Labor',
        'lastName: null → null',
        'postcode: 80331 → 80333',
        'phone: null → null',
      ),
    ]);
    expect(await record(() => call('DELETE', `/pro/addresses/${id}`))).toEqual([
      mine('address.deleted', `address ${id}`, 'Isartor'),
    ]);
  });

  test('account data and switches', async () => {
    const account = { practiceName: 'Praxis am Isartor', contactPerson: 'Doris Sommer' };
    const update = () => call('PUT', '/pro/account', account);
    const subject = `account ${me.practiceId}`;
    const [entry] = await record(update);
    expect(entry).toEqual(
      mine(
        'account.changed',
        subject,
        'Praxis am Isartor',
        expect.stringMatching(/^practiceName: Praxis \d+ → Praxis am Isartor$/),
        'contactPerson: null → null',
      ),
    );
    expect(await record(update)).toEqual([]);
    const switches = { activateDigest: false, activateScanApp: true };
    expect(await record(() => call('POST', '/pro/features', switches))).toEqual([
      mine('features.changed', subject, 'Praxis am Isartor', 'activateDigest: true → false'),
    ]);
  });
});
