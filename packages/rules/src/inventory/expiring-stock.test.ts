import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isWorkingDay } from '../shared/calendar.ts';
import { lostToExpiry } from './expiring-stock.ts';

const today = '2026-11-16';
const lot = (balance: number, expirationDate: string | null) => ({ balance, expirationDate });

describe('stock that expires before it is used', () => {
  it('is what is left of a lot on its last day', () => {
    const four = lot(4, '2027-01-31');
    // Ten weeks and five days at 0.2 a week: two of them.
    expect(lostToExpiry([four], 0.2, today)).toEqual([{ lot: four, amount: 1 }]);
    expect(lostToExpiry([four], 0, today)).toEqual([{ lot: four, amount: 4 }]);
    expect(lostToExpiry([four], 1, today)).toEqual([]);
  });

  it('leaves out what expired, what never does, and what lies beyond a year', () => {
    expect(lostToExpiry([lot(5, '2026-11-15'), lot(5, null), lot(900, '2028-01-31')], 0.1, today)).toEqual(
      [],
    );
  });

  it('has nothing left of the first lot for the second: they share the use', () => {
    const [first, second] = [lot(10, '2026-11-30'), lot(10, '2026-12-14')];
    // Ten a fortnight: the first is used up, then ten of the second.
    expect(lostToExpiry([second, first], 5, today)).toEqual([]);
    expect(lostToExpiry([second, first], 4, today)).toEqual([
      { lot: first, amount: 2 },
      { lot: second, amount: 2 },
    ]);
  });

  it('agrees with using it up day by day', () => {
    const lots = fc.array(
      fc.record({ balance: fc.nat(30), days: fc.option(fc.integer({ min: -5, max: 200 })) }),
      { maxLength: 6 },
    );
    fc.assert(
      // Fifths of a week are whole per working day, so that the model can count.
      fc.property(lots, fc.nat(6), (given, perDay) => {
        const dated = given.map(({ balance, days }) =>
          lot(balance, days === null ? null : addDays(today, days)),
        );
        const left = dated.map(({ balance }) => balance);
        const order = dated
          .map(({ expirationDate }, index) => ({ index, day: expirationDate ?? '9999' }))
          .filter(({ day }) => day >= today)
          .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
        for (let day = addDays(today, 1); day <= addDays(today, 201); day = addDays(day, 1)) {
          if (!isWorkingDay(day)) continue;
          let wanted = perDay;
          for (const { index, day: last } of order) {
            if (last < day) continue;
            const part = Math.min(wanted, left[index] ?? 0);
            left[index] = (left[index] ?? 0) - part;
            wanted -= part;
          }
        }
        const expected = order
          .filter(({ day }) => day !== '9999')
          .reduce((sum, { index }) => sum + (left[index] ?? 0), 0);
        const lost = lostToExpiry(dated, perDay * 5, today);
        expect(lost.reduce((sum, { amount }) => sum + amount, 0)).toBe(expected);
      }),
    );
  });
});
