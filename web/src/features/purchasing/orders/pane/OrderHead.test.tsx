import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../../../../lib/testing/fake-server.ts';
import { anOrder } from '../../../../lib/testing/orders.ts';
import { pageText, prepareTexts, show, takeDown } from '../../../../lib/testing/screen.tsx';
import { OrderHead } from './OrderHead.tsx';
import { StateNotice } from './StateNotice.tsx';

beforeEach(async () => {
  serve({});
  await prepareTexts();
});
afterEach(takeDown);

type Change = Parameters<typeof anOrder>[1];
const head = async (change: Change) => {
  await show(<OrderHead order={anOrder(1, change)} isAlone />, '/');
  return pageText();
};

describe('the head of an order', () => {
  it.each([
    [790, 310, 'net, incl. 7,90\u00a0€ shipping and 3,10\u00a0€ low-value surcharge'],
    [790, 0, 'net, incl. 7,90\u00a0€ shipping'],
    [0, 310, 'net, incl. 3,10\u00a0€ low-value surcharge'],
    [0, 0, 'net, free shipping'],
  ])(
    'names shipping of %d and a surcharge of %d, each by its name',
    async (shippingCents, surchargeCents, text) => {
      const words = await head({ shippingCents, surchargeCents });
      expect(words).toContain(text);
      if (surchargeCents === 0) expect(words).not.toContain('surcharge');
    },
  );

  it('says overdue where the promised day is over, and nothing of a day once nothing is awaited', async () => {
    const yesterday = addDays(calendarDay(new Date()), -1);
    const today = calendarDay(new Date());
    expect(await head({ state: 'open', deliveryDate: yesterday })).toContain('overdue since');
    takeDown();
    const due = await head({ state: 'open', deliveryDate: today });
    expect(due).toContain('Delivery expected');
    expect(due).not.toContain('overdue');
    takeDown();
    expect(await head({ state: 'cancelled', deliveryDate: yesterday })).not.toMatch(/overdue|expected/i);
  });

  it('tells what the practice sends itself as to be sent, and what lies in the outbox as such', async () => {
    const byHand = anOrder(1, { state: 'transmitting', transmission: 'manual' });
    expect(await head(byHand)).toContain('To be sent by you');
    takeDown();
    const sent = {
      at: '2026-11-12T09:01:00.000Z',
      user: '',
      event: 'transmitted',
      state: 'ordered',
    } as const;
    for (const [by, text] of [
      ['outbox', 'The email is in the outbox'],
      ['email', ''],
    ] as const) {
      const order = anOrder(1, { history: [{ ...sent, detail: { by } }] });
      await show(<StateNotice order={order} />, '/');
      if (text === '') expect(pageText()).toBe('');
      else expect(pageText()).toContain(text);
      takeDown();
    }
  });
});
