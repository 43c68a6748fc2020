import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve } from '../../../../lib/testing/fake-server.ts';
import { anOrder, listed } from '../../../../lib/testing/orders.ts';
import { pageText, prepareTexts, settle, show, takeDown } from '../../../../lib/testing/screen.tsx';
import { OnTheWayPanel } from './OrderPanels.tsx';

beforeEach(() => prepareTexts());
afterEach(takeDown);

it('asks for what is really on the way, by the number of the practice, and says what is overdue', async () => {
  const order = anOrder(1, { state: 'open', deliveryDate: addDays(calendarDay(new Date()), -3) });
  const requests = serve({ 'GET /pro/orders?': { body: { data: { items: [listed(order)], total: 1 } } } });
  await show(<OnTheWayPanel />, '/');
  await settle();
  expect(requests.map(({ url }) => url)).toEqual([expect.stringContaining('onTheWay=true')]);
  expect(pageText()).toContain(order.orderNumber);
  expect(pageText()).not.toContain(order.platformOrderNumber);
  expect(pageText()).toContain('overdue since');
});

it('says of the open rest of an order both what came and that it is overdue', async () => {
  const rest = { state: 'partially-received', receivedUnits: 7, units: 46 } as const;
  const order = { ...listed(anOrder(1, { deliveryDate: addDays(calendarDay(new Date()), -1) })), ...rest };
  const inTime = { ...listed(anOrder(2, { deliveryDate: calendarDay(new Date()) })), ...rest };
  serve({ 'GET /pro/orders?': { body: { data: { items: [order, inTime], total: 2 } } } });
  await show(<OnTheWayPanel />, '/');
  await settle();
  expect(pageText().split('7 of 46')).toHaveLength(3);
  expect(pageText().split('overdue since')).toHaveLength(2);
});
