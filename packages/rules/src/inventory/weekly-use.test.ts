import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedWeeks, estimateUse, type WeekOfUse } from './weekly-use.ts';

const open = (...used: number[]): WeekOfUse[] => used.map((amount) => ({ used: amount, isClosed: false }));
const closed: WeekOfUse = { used: 0, isClosed: true };
const even = (length: number, used: number): number[] => Array.from({ length }, () => used);

describe('use per week', () => {
  it('is known from the first week on, and not without one', () => {
    expect(estimateUse([])).toBeNull();
    expect(estimateUse([closed, closed])).toBeNull();
    expect(estimateUse(open(4))).toMatchObject({ perWeek: 4, spread: 0, most: 4, weeksCounted: 1 });
    expect(estimateUse(open(0, 0, 0))?.perWeek).toBe(0);
  });

  it('leaves a single peak out and names it', () => {
    const weeks = open(...even(5, 21), 60, ...even(20, 21));
    expect(estimateUse(weeks)).toMatchObject({ perWeek: 21, most: 21, peaks: [5], weeksCounted: 25 });
  });

  it('takes what happens again and again for how it is used', () => {
    const monthly = Array.from({ length: 24 }, (_, week) => (week % 4 === 0 ? 60 : 10));
    const rate = estimateUse(open(...monthly));
    expect(rate?.peaks).toEqual([]);
    expect(rate?.perWeek).toBeGreaterThan(18);
  });

  it('finds no peaks in what is used every few weeks', () => {
    const now = Array.from({ length: 25 }, (_, week) => (week % 5 === 4 ? 1 : 0));
    const rate = estimateUse(open(...now));
    expect(rate?.peaks).toEqual([]);
    expect(rate?.perWeek).toBeGreaterThan(0.15);
    expect(rate?.perWeek).toBeLessThan(0.3);
  });

  it('follows a lasting change, and says so', () => {
    const rate = estimateUse(open(...even(13, 10), ...even(13, 20)));
    expect(rate?.perWeek).toBeGreaterThan(16);
    expect(rate?.trend).toEqual({ before: 10, now: 20 });
    expect(estimateUse(open(...even(26, 10)))?.trend).toBeNull();
    // Ups and downs are no trend.
    expect(estimateUse(open(...Array.from({ length: 26 }, (_, week) => (week % 3) * 5)))?.trend).toBeNull();
  });

  const weeks = fc.array(fc.record({ used: fc.nat(200), isClosed: fc.boolean() }), { maxLength: 52 });

  it('agrees with a model: the weighted mean of what is left when closed weeks and peaks are gone', () => {
    fc.assert(
      fc.property(weeks, (given) => {
        const rate = estimateUse(given);
        const counted = given.filter(({ isClosed }, week) => !isClosed && !rate?.peaks.includes(week));
        if (rate === null) {
          expect(counted).toEqual([]);
          return;
        }
        // Step by step: each week shifts the mean by its share, and all earlier weeks fade by the same factor.
        let sum = 0;
        let weight = 0;
        for (const { used } of counted) {
          sum = sum * 0.5 ** (1 / 8) + used;
          weight = weight * 0.5 ** (1 / 8) + 1;
        }
        expect(rate.perWeek).toBeCloseTo(sum / weight, 9);
        expect(rate.weeksCounted).toBe(counted.length);
        expect(rate.most).toBe(Math.max(...counted.map(({ used }) => used)));
      }),
    );
  });

  it('does not change with closed weeks, wherever they lie', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 1, maxLength: 30 }), fc.nat(30), (used, place) => {
        const weeks = open(...used);
        const with2 = [...weeks.slice(0, place), closed, closed, ...weeks.slice(place)];
        const { peaks: _, ...plain } = estimateUse(weeks) ?? { peaks: [] };
        expect(estimateUse(with2)).toMatchObject(plain);
      }),
    );
  });

  it('is not moved by how high a single peak is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 8, max: 12 }), { minLength: 12, maxLength: 26 }),
        fc.nat(25),
        fc.integer({ min: 100, max: 1_000_000 }),
        (used, place, height) => {
          const week = place % used.length;
          const rate = estimateUse(open(...used.toSpliced(week, 1, height)));
          expect(rate?.peaks).toEqual([week]);
          expect(rate).toMatchObject({ perWeek: estimateUse(open(...used.toSpliced(week, 1)))?.perWeek });
        },
      ),
    );
  });
});

describe('closed weeks', () => {
  it('are those in which hardly an article was used', () => {
    const used = [...even(10, 80), 0, 3, ...even(14, 90)];
    expect(closedWeeks(used).flatMap((isClosed, week) => (isClosed ? [week] : []))).toEqual([10, 11]);
  });

  it('are not told from a short past, few articles or the time before the first use', () => {
    expect(closedWeeks([9, 9, 9, 0, 9, 9])).not.toContain(true);
    expect(closedWeeks([...even(20, 3), 0, ...even(5, 3)])).not.toContain(true);
    expect(closedWeeks([...even(30, 0), ...even(14, 50)])).not.toContain(true);
    expect(closedWeeks([])).toEqual([]);
    expect(closedWeeks(even(26, 0))).not.toContain(true);
  });

  it('are never more than half, and a quieter week is closed where a busier one is', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 52 }), (counts) => {
        const closedOnes = closedWeeks(counts);
        const first = counts.findIndex((count) => count > 0);
        expect(closedOnes.filter(Boolean).length * 2).toBeLessThanOrEqual(Math.max(0, counts.length - first));
        counts.forEach((count, week) => {
          counts.forEach((other, at) => {
            if (closedOnes[week] && at >= first && other <= count) expect(closedOnes[at]).toBe(true);
          });
        });
      }),
    );
  });
});
