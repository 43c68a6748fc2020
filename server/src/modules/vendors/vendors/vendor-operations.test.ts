// The operators' commands about vendors, on a real database, and their effect on a practice.
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';
import { runCommand } from '../../../testing/operator-commands.ts';
import { aCustomer, type Customer } from './testing/customer.ts';
import { vendorTermsJob } from './vendor-terms-operations.ts';

let app: TestApp;
let me: Customer;
let vendor: number;
let name: string;
let count = 0;
beforeAll(async () => {
  app = await startTestApp();
  me = await aCustomer(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  name = `Lieferant ${count}`;
  vendor = await aVendor(app, { name, countries: ['DE'], shipping: 590, freeFrom: 10_000 });
});

const run = (command: string, ...args: string[]) => runCommand(app, command, args);
const about = (command: string, ...args: string[]) => run(command, '--vendor', `${vendor}`, ...args);
const show = async () => JSON.parse(await about('vendor show', '--json'));

const today = calendarDay(new Date());
const nextMonth = addDays(today, 30);
const inTwoMonths = addDays(today, 60);

test('a vendor is listed, shown and changed; what is left out stays', async () => {
  await anOffer(app, await aProduct(app), vendor);
  expect(await run('vendor list')).toContain(
    `${vendor}  ${name}, orders by manual, delivers to DE, 1 offers`,
  );
  expect(JSON.parse(await run('vendor list', '--json'))).toContainEqual({
    id: vendor,
    name,
    transmission: 'manual',
    countries: ['DE'],
    offers: 1,
    retiredAt: null,
  });
  await about('vendor change', '--name', 'Depot am Markt', '--phone', '089 1', '--location', 'München');
  expect(await about('vendor change', '--street', 'Markt 1')).toBe(`Vendor ${vendor} is changed.`);
  expect(await about('vendor change', '--street', 'Markt 1')).toBe('It was so already.');
  expect(await show()).toMatchObject({
    name: 'Depot am Markt',
    phone: '089 1',
    location: 'München',
    street: 'Markt 1',
    terms: [{ country: 'DE', shippingCents: 590 }],
    planned: [],
  });
  expect(await about('vendor show')).toContain('DE: shipping 5.90 EUR, free from 100.00 EUR, 1 to 3 days');
  await expect(about('vendor change')).rejects.toThrow('Say what to change');
  await aVendor(app, { name: 'Nachbar' });
  await expect(about('vendor change', '--name', 'nachbar')).rejects.toThrow('exists already');
});

test("an unknown vendor, and a practice's own one, are none of the marketplace", async () => {
  const { id } = await app.asOwner.one<{ id: number }>(
    `insert into vendor (practice_id, name, slug) values ($1, 'Hofladen', 'hofladen') returning id`,
    [me.user.practiceId],
  );
  expect(await run('vendor list')).not.toContain('Hofladen');
  for (const unknown of [`${id}`, '999999', '0']) {
    for (const [command, ...args] of [
      ['vendor show'],
      ['vendor change', '--phone', '1'],
      ['vendor retire'],
      ['vendor transmission', '--transmission', 'manual'],
      ['vendor terms', '--country', 'DE', '--shipping', '1'],
      ['vendor terms', '--country', 'DE', '--cancel'],
    ] as const)
      await expect(run(command, '--vendor', unknown, ...args), `${command} ${unknown}`).rejects.toThrow(
        `The marketplace has no vendor ${unknown}`,
      );
  }
});

test('terms of today hold at once, and practices see them', async () => {
  await about('vendor terms', '--country', 'DE', '--shipping', '7,90', '--delivery-days', '2-4');
  expect(await me.listed(vendor)).toMatchObject({
    terms: { shippingCents: 790, freeShippingFromCents: 10_000 },
    deliveryDays: { from: 2, to: 4 },
  });
  await about('vendor terms', '--country', 'DE', '--free-from', 'never', '--surcharge', '3');
  await about('vendor terms', '--country', 'DE', '--surcharge-below', '50');
  expect((await me.listed(vendor)).terms).toEqual({
    shippingCents: 790,
    freeShippingFromCents: null,
    surchargeCents: 300,
    surchargeBelowCents: 5000,
  });
});

test('terms of a later day are planned on what holds then, and begin with their day', async () => {
  const plan = (from: string, ...args: string[]) =>
    about('vendor terms', '--country', 'DE', '--from', from, ...args);
  await plan(inTwoMonths, '--end');
  await plan(nextMonth, '--shipping', '9.90');
  expect(await plan(nextMonth, '--free-from', '200')).toBe(
    `Terms of vendor ${vendor} in DE from ${nextMonth} on: shipping 9.90 EUR, free from 200.00 EUR, 1 to 3 days.`,
  );
  await about('vendor terms', '--country', 'AT', '--from', nextMonth, '--shipping', '12');
  expect((await show()).planned).toMatchObject([
    { country: 'AT', validFrom: nextMonth, shippingCents: 1200, freeShippingFromCents: null },
    { country: 'DE', validFrom: nextMonth, shippingCents: 990, freeShippingFromCents: 20_000 },
    { country: 'DE', validFrom: inTwoMonths, delivers: false },
  ]);
  expect(await about('vendor show')).toContain(`DE from ${inTwoMonths} on: no delivery any more`);
  const countries = async () => (await show()).terms.map((row: { country: string }) => row.country);
  const onDay = (day: string) => {
    const now = () => new Date(`${day}T12:00:00Z`);
    return vendorTermsJob.run({ ...app.platform, now }, { payload: {} } as never);
  };
  await onDay(addDays(nextMonth, -1));
  expect(await countries()).toEqual(['DE']);
  // Some days late, as after an outage; and twice.
  await onDay(addDays(nextMonth, 3));
  await onDay(addDays(nextMonth, 3));
  expect((await show()).terms).toMatchObject([
    { country: 'AT', shippingCents: 1200 },
    { country: 'DE', shippingCents: 990, freeShippingFromCents: 20_000 },
  ]);
  await onDay(inTwoMonths);
  expect(await countries()).toEqual(['AT']);
  expect((await show()).planned).toEqual([]);
});

test('what is planned can be taken back until it begins', async () => {
  const cancel = (from: string) => about('vendor terms', '--country', 'DE', '--from', from, '--cancel');
  await about('vendor terms', '--country', 'DE', '--from', nextMonth, '--shipping', '9');
  await cancel(nextMonth);
  expect((await show()).planned).toEqual([]);
  await expect(cancel(nextMonth)).rejects.toThrow('Nothing is planned');
  await about('vendor terms', '--country', 'DE', '--shipping', '9');
  await expect(cancel(today)).rejects.toThrow('Nothing is planned');
});

test.each([
  ['DE', ['--from', addDays(today, -1), '--shipping', '1'], 'Terms begin today or later'],
  ['DE', ['--from', '2190-01-01', '--shipping', '1'], 'more than three years ahead'],
  ['DE', ['--from', '2027-02-30', '--shipping', '1'], '--from is not valid'],
  ['DE', ['--shipping=-1'], '--shipping is not valid'],
  ['DE', ['--shipping', '1,234'], '--shipping is not valid'],
  ['DE', ['--delivery-days', '4-2'], 'The first delivery day comes after the last one'],
  ['DE', [], 'Say one of these'],
  ['DE', ['--end', '--shipping', '1'], 'Say one of these'],
  ['AT', ['--free-from', '10'], 'say at least --shipping'],
  ['AT', ['--end'], 'does not deliver to AT'],
  ['CH', ['--shipping', '1'], 'COUNTRIES names DE, AT'],
])('terms in %s with %j are refused, and nothing is changed', async (country, args, text) => {
  const before = await show();
  await expect(about('vendor terms', '--country', country, ...args)).rejects.toThrow(text);
  expect(await show()).toEqual(before);
});

test('a new vendor delivers to countries that there are, each named once', async () => {
  const create = (...args: string[]) =>
    run('vendor create', '--name', `Neu ${count}`, '--transmission', 'manual', ...args);
  await expect(create('--country', 'DE', '--country', 'CH')).rejects.toThrow('COUNTRIES names DE, AT');
  const { id } = JSON.parse(await create('--country', 'DE', '--country', 'DE', '--json'));
  expect(await run('vendor show', '--vendor', `${id}`)).toContain('DE: shipping 0.00 EUR');
});

test('a retired vendor sells nothing until that is taken back', async () => {
  const product = await aProduct(app);
  await anOffer(app, product, vendor);
  const sellers = async () => (await me.send('GET', `catalog/product/${product}`)).data.offers.length;
  expect(await sellers()).toBe(1);
  expect(await about('vendor retire')).toContain('1 offers are not sold any more');
  expect(await sellers()).toBe(0);
  await expect(about('vendor retire')).rejects.toThrow('is retired already');
  expect(await run('vendor list')).toMatch(new RegExp(`${name}, retired `));
  const twin = await aVendor(app, { name });
  await expect(about('vendor retire', '--cancel')).rejects.toThrow('exists already');
  await run('vendor change', '--vendor', `${twin}`, '--name', `${name} neu`);
  expect(await about('vendor retire', '--cancel')).toBe(`${name} sells again.`);
  expect(await sellers()).toBe(1);
  await expect(about('vendor retire', '--cancel')).rejects.toThrow('is not retired');
});
