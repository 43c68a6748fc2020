// What an order asks of the vendor beside the goods: the practice's reference and the day it wishes them on.
import { addDays, addMonths, addWorkingDays, startOfWeek } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { readRefusal } from '../../../testing/cart-builders.ts';
import { aCheckout, type CheckoutBench } from '../../../testing/checkout-builders.ts';

let app: TestApp;
let bench: CheckoutBench;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  bench = await aCheckout(app);
  await bench.fill();
});

const today = calendarDay(new Date());

test('an order carries the reference and the requested day, and is found by its reference', async () => {
  const day = addWorkingDays(today, 5);
  const answer = await bench.order({ Bestellreferenz: ' KW47-Isartor ', Wunschtermin: day });
  const { ID } = answer.json().data.wBestellung;
  const asked = { orderReference: 'KW47-Isartor', requestedDeliveryDate: day, deliveryDate: null };
  const found = (await bench.me.call('GET', '/pro/orders?search=kw47')).json().data;
  expect(found).toMatchObject({ total: 1, items: [{ id: ID, ...asked }] });
  expect((await bench.me.call('GET', `/pro/orders/${ID}`)).json().data).toMatchObject(asked);
});

test('a day that is over, a Sunday, more than a year off or no day at all is refused, and nothing is ordered', async () => {
  const days: Readonly<Record<string, string>> = {
    [addDays(today, -1)]: 'REQUESTED_DAY_OUT_OF_RANGE',
    [addDays(addMonths(today, 12), 1)]: 'REQUESTED_DAY_OUT_OF_RANGE',
    [addDays(startOfWeek(today), 13)]: 'REQUESTED_DAY_SUNDAY',
  };
  for (const [day, code] of Object.entries(days))
    await bench.expectRefused(await bench.order({ Wunschtermin: day }), 422, code);
  for (const wrong of ['9999-12-31', '0000-00-00', '2027-02-30', '24.12.2026', 'morgen', '', 5, {}]) {
    const answer = await bench.order({ Wunschtermin: wrong });
    expect(answer.statusCode, JSON.stringify(wrong)).toBe(422);
    for (const error of answer.json().errors)
      expect(error).toMatchObject({ field: 'data.Wunschtermin', code: 'INCORRECT_VALUE' });
  }
  expect(await bench.count('purchase_order')).toBe(0);
  expect(await bench.count('cart_position')).toBe(2);
});

test('a reference has 35 characters at most, which are counted without the blanks around it', async () => {
  const tooLong = await bench.order({ Bestellreferenz: 'x'.repeat(36) });
  expect(tooLong.json().errors).toMatchObject([
    { field: 'data.Bestellreferenz', code: expect.stringMatching(/./), params: { maximum: 35 } },
  ]);
  await bench.expectRefused(tooLong, 422, readRefusal(tooLong)[1] ?? '');
  expect((await bench.order({ Bestellreferenz: `  ${'x'.repeat(35)}\n` })).statusCode).toBe(200);
  expect((await bench.stored())[0]?.order_reference).toBe('x'.repeat(35));
});

test.each([
  ['KW47 & <Isar> "Süd" \'7\' ]]>', 'KW47 & <Isar> "Süd" \'7\' ]]>'],
  ['KW\u000047', 'KW47'],
  ['KW\u000147\u001b\u200b\u202e', 'KW47'],
  ['Zeile 1\r\nZeile\t2', 'Zeile 1 Zeile 2'],
  ['手袋 🧤 Ω ẞ', '手袋 🧤 Ω ẞ'],
])('the reference %j stands as %j in valid files', async (typed, stands) => {
  const answer = await bench.order({ Bestellreferenz: typed });
  expect(answer.statusCode, answer.body).toBe(200);
  const { ID } = answer.json().data.wBestellung;
  const file = (name: string) => bench.me.call('GET', `/pro/orders/${ID}/${name}`);

  const texts: string[] = [];
  let element = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    element = name;
  });
  parser.on('text', (text) => {
    if (element === 'ORDER_DESCR' && text.trim() !== '') texts.push(text);
  });
  parser.write((await file('opentrans')).body).close();
  expect(texts).toEqual([stands]);

  const pdf = await file('pdf');
  expect(pdf.statusCode).toBe(200);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.rawPayload.subarray(-8).toString()).toContain('%%EOF');
  const found = await bench.me.call('GET', `/pro/orders?search=${encodeURIComponent(stands)}`);
  expect(found.json().data.items).toMatchObject([{ id: ID, orderReference: stands }]);
});
