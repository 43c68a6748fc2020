// The replay of suggested thresholds knows no more than the practice did.
import { periodDays } from '@praxora/rules/inventory/threshold-replay';
import { addDays } from '@praxora/rules/shared/calendar';
import { expect, it } from 'vitest';
import type { PastWeeks } from '../estimates/estimates.service.ts';
import { type ReplayedArticle, replayArticle } from './replay.ts';

const firstWeek = '2025-11-17';
const weeks: PastWeeks = {
  weeks: Array.from({ length: 53 }, (_, index) => addDays(firstWeek, 7 * index)),
  closedBefore: (place) => Array.from({ length: place }, () => false),
};
const start = 26;

/** Used on Wednesdays, so much in each of the 52 weeks. */
const anArticle = (used: readonly number[]): ReplayedArticle => ({
  present: { minimumStock: 50, warningStock: 100, idealStock: 250 },
  use: { used: [...used, 0], known: 0 },
  deliveries: {
    offerDays: null,
    seen: Array.from({ length: 12 }, (_, month) => ({
      cameOn: addDays(firstWeek, 28 * month + 2),
      workingDays: 2,
      vendorName: 'Depotia',
    })),
  },
  past: {
    ranOut: [],
    days: periodDays(addDays(firstWeek, 7 * start), addDays(firstWeek, 7 * 52)).map((day, index) => ({
      ...day,
      used: index % 7 === 2 ? (used[start + Math.floor(index / 7)] ?? 0) : 0,
    })),
  },
  unitsPerOrderUnit: 1,
  unitCents: 100,
});

const even = Array.from({ length: 52 }, () => 10);

it('keeps less on the shelf where use is even, and misses nothing', () => {
  const { present, suggested } = replayArticle(anArticle(even), weeks);
  const average = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(suggested.outDays).toEqual([]);
  expect(present.outDays).toEqual([]);
  expect(present.valueCents).toHaveLength(26);
  expect(average(suggested.valueCents)).toBeLessThan(average(present.valueCents) / 2);
});

it('is the same up to a week whatever is used from then on', () => {
  for (const place of [30, 40, 50]) {
    const later = even.map((used, week) => (week >= place ? 80 : used));
    const [one, other] = [even, later].map(
      (used) => replayArticle(anArticle(used), weeks).suggested.valueCents,
    );
    const known = place - start;
    expect(other?.slice(0, known)).toEqual(one?.slice(0, known));
    expect(other).not.toEqual(one);
  }
});

it('leaves the present thresholds where too little is known', () => {
  const article = { ...anArticle(even), use: { used: [...even, 0], known: 52 } };
  const { present, suggested } = replayArticle(article, weeks);
  expect(suggested).toEqual(present);
});
