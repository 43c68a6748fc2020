import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../shared/calendar.ts';
import { findPriceAlert, medianDays, medianLowestCents, type PricePoint } from './price-alert.ts';

const today = '2026-11-19';
const daysAgo = (days: number) => addDays(today, -days);
const point = (days: number, netCents: number, more: Partial<PricePoint> = {}): PricePoint => ({
  vendorId: 1,
  isOwn: false,
  validFrom: daysAgo(days),
  netCents,
  ...more,
});

test('with a target price it alone decides, and the price must be below it', () => {
  const history = [point(200, 2_000)];
  const alertAt = (netCents: number) => findPriceAlert({ netCents, targetCents: 1_000, history }, today);
  expect([999, 1_000, 1_700].map((cents) => alertAt(cents)?.reason)).toEqual([
    'target',
    undefined,
    undefined,
  ]);
  expect(alertAt(750)).toEqual({ reason: 'target', comparedCents: 1_000, percentBelow: 25 });
});

test('without one, exactly 10 % below the median is an alert, a cent more is not', () => {
  const history = [point(200, 1_000)];
  const alertAt = (netCents: number) => findPriceAlert({ netCents, targetCents: null, history }, today);
  expect(alertAt(900)).toEqual({ reason: 'median', comparedCents: 1_000, percentBelow: 10 });
  expect(alertAt(901)).toBeNull();
  expect(findPriceAlert({ netCents: 1, targetCents: null, history: [] }, today)).toBeNull();
});

test('what cost nothing all the time is no news', () => {
  expect(findPriceAlert({ netCents: 0, targetCents: null, history: [point(200, 0)] }, today)).toBeNull();
});

test('the median is that of 90 days before today, of the lowest price of each day', () => {
  expect(medianLowestCents([point(200, 1_000), point(45, 800)], today)).toBe(900);
  expect(medianLowestCents([point(200, 1_000), point(44, 800)], today)).toBe(1_000);
  // Today's own price and what is older than the last one before the 90 days count for nothing.
  expect(medianLowestCents([point(300, 5), point(90, 700), point(0, 1)], today)).toBe(700);
  const second = { vendorId: 2 };
  expect(medianLowestCents([point(200, 1_000), point(80, 600, second)], today)).toBe(600);
});

test('an own price stands in the place of the vendor’s from its day on', () => {
  const own = { isOwn: true };
  expect(medianLowestCents([point(200, 600), point(89, 900, own)], today)).toBe(900);
  expect(medianLowestCents([point(200, 600), point(10, 900, own)], today)).toBe(600);
});

const anyHistory = fc.array(
  fc.record({
    vendorId: fc.integer({ min: 1, max: 3 }),
    isOwn: fc.boolean(),
    days: fc.integer({ min: 0, max: 150 }),
    netCents: fc.integer({ min: 0, max: 5_000 }),
  }),
  { maxLength: 20 },
);
const inOrder = (points: readonly { readonly days: number; readonly netCents: number }[]): PricePoint[] =>
  points.toSorted((a, b) => b.days - a.days).map(({ days, ...more }) => point(days, more.netCents, more));

test('agrees with a plain reckoning of every day', () => {
  fc.assert(
    fc.property(anyHistory, (points) => {
      const history = inOrder(points);
      const lowest = Array.from({ length: medianDays }, (_, index) => daysAgo(index + 1))
        .map((day) =>
          [1, 2, 3].flatMap((vendorId) => {
            const held = history.filter((one) => one.vendorId === vendorId && one.validFrom <= day);
            const own = held.filter(({ isOwn }) => isOwn);
            return (own.length > 0 ? own : held).at(-1)?.netCents ?? [];
          }),
        )
        .flatMap((prices) => (prices.length > 0 ? Math.min(...prices) : []))
        .sort((a, b) => a - b);
      const half = lowest.length / 2;
      const expected = Number.isInteger(half)
        ? ((lowest[half - 1] ?? 0) + (lowest[half] ?? 0)) / 2
        : (lowest[Math.floor(half)] ?? 0);
      expect(medianLowestCents(history, today)).toBe(lowest.length === 0 ? null : expected);
    }),
  );
});

test('a lower price never ends an alert, and every alert is below what it is compared with', () => {
  const cents = fc.integer({ min: 0, max: 5_000 });
  fc.assert(
    fc.property(anyHistory, cents, cents, fc.option(cents), (points, netCents, less, targetCents) => {
      const history = inOrder(points);
      const alert = findPriceAlert({ netCents, targetCents, history }, today);
      if (alert === null) return;
      expect(netCents).toBeLessThan(alert.comparedCents);
      expect(alert.percentBelow).toBeGreaterThanOrEqual(alert.reason === 'median' ? 10 : 0);
      expect(alert.percentBelow).toBeLessThanOrEqual(100);
      const lower = Math.min(netCents, less);
      const further = findPriceAlert({ netCents: lower, targetCents, history }, today);
      expect(further?.percentBelow).toBeGreaterThanOrEqual(alert.percentBelow);
    }),
  );
});
