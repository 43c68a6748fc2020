import { describe, expect, it } from 'vitest';
import { invoiceGroup, nextDay, openDiscount } from './invoice-dates.ts';

const three = { until: '2026-11-20', percent: 3, cents: 300 };
const two = { until: '2026-11-25', percent: 2, cents: 200 };

describe('a cash discount', () => {
  it('is the best one that can still be taken, on its last day too', () => {
    expect(openDiscount([two, three], '2026-11-20')).toBe(three);
    expect(openDiscount([two, three], '2026-11-21')).toBe(two);
    expect(openDiscount([two, three], '2026-11-26')).toBeNull();
  });

  it('comes before the due day while it lasts', () => {
    expect(nextDay('2026-12-01', [two], '2026-11-25')).toBe('2026-11-25');
    expect(nextDay('2026-12-01', [two], '2026-11-26')).toBe('2026-12-01');
    expect(nextDay('2026-11-22', [two], '2026-11-21')).toBe('2026-11-22');
    expect(nextDay(null, [], '2026-11-21')).toBeNull();
  });
});

it('an invoice stands in one group', () => {
  const groups = (['open', 'complained', 'approved', 'paid', 'replaced', 'cancelled'] as const).map((state) =>
    invoiceGroup({ state, comparison: 'differs' }),
  );
  expect(groups).toEqual(['clear', 'waiting', 'checked', 'checked', 'closed', 'closed']);
  expect(invoiceGroup({ state: 'open', comparison: 'agrees' })).toBe('ready');
  expect(invoiceGroup({ state: 'open', comparison: 'not-compared' })).toBe('clear');
});
