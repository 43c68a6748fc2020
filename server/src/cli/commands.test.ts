// The operators' commands, on a real database.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { aPractice, aUser, bearer, loginAs } from '../testing/builders.ts';
import { commands } from './commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function run(name: string, ...args: string[]): Promise<string> {
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw new Error(`no command ${name}`);
  return command.run(app.asOwner, args, app.platform.config);
}

test('a practice and its first user can log in', async () => {
  const told = await run('practice create', '--name', 'Praxis am Markt', '--country', 'AT');
  const [, id] = /Practice (\d+) created/.exec(told) ?? [];
  const user = await run(
    'user create',
    '--practice',
    `${id}`,
    '--email',
    'Eva@Markt.example',
    '--first-name',
    'Eva',
    '--last-name',
    'Lang',
  );
  const [, password] = /with the password (\S+)\.$/.exec(user) ?? [];
  const token = await loginAs(app, { email: 'eva@markt.example', password: password ?? '' });
  const profile = await app.request({
    method: 'GET',
    url: '/api/marketplace/v1/wpraxis',
    headers: bearer(token),
  });
  expect(profile.json().data).toMatchObject({ Vorname: 'Eva', Land: 'AT', Praxis: 'Praxis am Markt' });
  expect(await run('practice list')).toContain('Praxis am Markt (AT, pro20)  eva@markt.example');
});

test('a practice lies in a country whose VAT rates are known', async () => {
  const config = { ...app.platform.config, COUNTRIES: ['DE', 'CH'] };
  const create = commands.find(({ name }) => name === 'practice create');
  const inSwitzerland = () =>
    create?.run(app.asOwner, ['--name', 'Praxis am See', '--country', 'CH'], config);
  const addRate = (vatClass: string, validFrom: string) =>
    app.asOwner.run(
      `insert into vat_rate (country, vat_class, valid_from, percent) values ('CH', $1, $2::date, 8.1)`,
      [vatClass, validFrom],
    );
  await expect(inSwitzerland()).rejects.toThrow('vat_rate has no full and reduced rate of CH for today');
  await addRate('fullTax', '2024-01-01');
  await addRate('reducedTax', '2999-01-01');
  await expect(inSwitzerland()).rejects.toThrow('vat_rate has no full and reduced rate of CH for today');
  await addRate('reducedTax', '2024-01-01');
  expect(await inSwitzerland()).toContain('created');
});

test("an account's main e-mail is its first user's, until support changes it", async () => {
  const user = await aUser(app);
  const headers = bearer(await loginAs(app, user));
  const email = async () =>
    (await app.request({ method: 'GET', url: '/pro/account', headers })).json().data.email;
  expect(await email()).toBe(user.email);
  await run('practice email', '--practice', `${user.practiceId}`, '--email', 'Praxis@Lang.example');
  expect(await email()).toBe('praxis@lang.example');
  await expect(
    run('practice email', '--practice', '999999', '--email', 'praxis@lang.example'),
  ).rejects.toThrow('There is no practice 999999');
});

test('a password is set and all sessions end', async () => {
  const user = await aUser(app);
  const token = await loginAs(app, user);
  await run('password reset', '--email', user.email, '--password', 'operators-choice');
  const profile = await app.request({
    method: 'GET',
    url: '/api/marketplace/v1/wpraxis',
    headers: bearer(token),
  });
  expect(profile.statusCode).toBe(401);
  await loginAs(app, { email: user.email, password: 'operators-choice' });
});

test('a vendor gets its terms for each country', async () => {
  await run(
    'vendor create',
    '--name',
    'Müller & Söhne',
    '--email',
    'order@mueller.example',
    '--country',
    'DE',
    '--country',
    'AT',
    '--shipping',
    '6,90',
    '--free-from',
    '150',
  );
  const terms = await app.asOwner.rows(
    `select slug, c.country, shipping_cents, free_shipping_from_cents, surcharge_cents
     from vendor join vendor_condition c on vendor_id = id where name = 'Müller & Söhne' order by c.country`,
  );
  const expected = {
    slug: 'mueller-soehne',
    shipping_cents: 690,
    free_shipping_from_cents: 15_000,
    surcharge_cents: 0,
  };
  expect(terms).toEqual([
    { ...expected, country: 'AT' },
    { ...expected, country: 'DE' },
  ]);
  await expect(run('vendor create', '--name', 'müller & söhne', '--transmission', 'manual')).rejects.toThrow(
    /exists already/,
  );
});

test('a clinic needs approvers of its own practice', async () => {
  const practiceId = await aPractice(app);
  const chief = await aUser(app, { practiceId });
  const stranger = await aUser(app);
  const create = (approver: string) =>
    run(
      'clinic create',
      '--practice',
      `${practiceId}`,
      '--clinic-id',
      'K-1',
      '--limit',
      '500',
      '--approver',
      approver,
    );
  await expect(create(stranger.email)).rejects.toThrow(/no user of practice/);
  await app.asOwner.run('delete from clinic');
  expect(await create(chief.email)).toMatch(/now asks for approval \(clinic K-1\)\.$/);
  const recorded = await app.asOwner.rows(
    `select action, changes from activity where practice_id = $1 and program = 'clinic create' order by id`,
    [practiceId],
  );
  expect(recorded).toEqual([
    {
      action: 'approvals.changed',
      changes: [
        { field: 'approvals', before: false, after: true },
        { field: 'spendingLimitCents', before: null, after: 50_000 },
      ],
    },
    { action: 'user.approverChanged', changes: [{ field: 'isApprover', before: false, after: true }] },
  ]);
  await expect(create(chief.email)).rejects.toThrow(/has approvals already/);

  await app.asOwner.run('delete from clinic');
  const { id: vendor } = await app.asOwner.one<{ id: number }>(
    `insert into vendor (practice_id, name, slug) values ($1, 'Hofladen', 'hofladen') returning id`,
    [practiceId],
  );
  await app.asOwner.run(
    'insert into vendor_preference (practice_id, vendor_id, discount_basis_points) values ($1, $2, 300)',
    [practiceId, vendor],
  );
  expect(await create(chief.email)).toContain('0 own prices, and own discounts or terms at 1 vendors');
});

test.each([
  ['practice create', [], '--name is missing'],
  ['practice create', ['--name', 'X', '--country', 'Germany'], '--country is not valid'],
  ['practice create', ['--nam', 'X'], "Unknown option '--nam'"],
  ['practice create', ['--name', 'X', '--country', 'CH'], 'COUNTRIES names DE, AT'],
  [
    'user create',
    ['--practice', '999999', '--email', 'a@b.example', '--first-name', 'A', '--last-name', 'B'],
    'There is no practice 999999',
  ],
  [
    'user create',
    ['--practice', '1', '--email', 'nonsense', '--first-name', 'A', '--last-name', 'B'],
    '--email is not valid',
  ],
  ['password reset', ['--email', 'nobody@b.example'], 'Email is not registered'],
  ['vendor create', ['--name', 'V'], 'need --email'],
  ['vendor create', ['--name', 'V', '--shipping', '-1'], '--shipping'],
] as const)('%s %j says what is wrong', async (name, args, text) => {
  await expect(run(name, ...args)).rejects.toThrow(text);
});

test('an e-mail is registered once', async () => {
  const user = await aUser(app);
  const again = run(
    'user create',
    '--practice',
    `${user.practiceId}`,
    '--email',
    user.email.toUpperCase(),
    '--first-name',
    'A',
    '--last-name',
    'B',
  );
  await expect(again).rejects.toThrow('registered already');
});
