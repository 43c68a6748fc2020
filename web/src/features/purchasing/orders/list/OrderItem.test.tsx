import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anOrder, listed } from '../../../../lib/testing/orders.ts';
import { pageText, prepareTexts, show, takeDown } from '../../../../lib/testing/screen.tsx';
import { OrderItem } from './OrderItem.tsx';

beforeEach(() => prepareTexts());
afterEach(takeDown);

const yesterday = addDays(calendarDay(new Date()), -1);

it.each([
  ['ordered', yesterday, /overdue since/],
  ['partially-received', yesterday, /7 of 46.*overdue since/],
  ['ordered', calendarDay(new Date()), /Ordereddue/],
] as const)(
  'of an order that is %s and promised for %s the list says when',
  async (state, deliveryDate, text) => {
    const order = { ...listed(anOrder(1, { deliveryDate })), state, receivedUnits: 7, units: 46 };
    await show(<OrderItem order={order} to="/" isChosen={false} />, '/');
    expect(pageText()).toMatch(text);
  },
);

it('of an order that has come the promised day does not matter any more', async () => {
  const order = listed(anOrder(1, { state: 'fully-received', deliveryDate: yesterday }));
  await show(<OrderItem order={order} to="/" isChosen={false} />, '/');
  expect(pageText()).not.toMatch(/due/);
});
