// Units, stock status, expiry, first-expired-first-out and reach: examples, then properties.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, addWorkingDays, workingDaysBetween } from '../shared/calendar.ts';
import { inCountingUnit, unitsPerOrderUnit } from '../shared/units.ts';
import { expiryBand } from './expiry.ts';
import { takeFirstExpired } from './fefo.ts';
import { lastsUntil, usedPerWorkingDay } from './reach.ts';
import { stockStatus } from './stock-status.ts';

describe('units', () => {
  const packaging = { orderUnitId: 2, consumptionUnitId: 16, consumptionUnitCount: 100 };

  it('convert packs to what is counted', () => {
    expect(inCountingUnit({ amount: 3, unitId: 2 }, 'CONSUMPTION_UNIT', packaging)).toBe(300);
    expect(inCountingUnit({ amount: 3, unitId: 16 }, 'CONSUMPTION_UNIT', packaging)).toBe(3);
    expect(inCountingUnit({ amount: 3, unitId: 7 }, 'CONSUMPTION_UNIT', packaging)).toBeNull();
    expect(unitsPerOrderUnit('CONSUMPTION_UNIT', packaging)).toBe(100);
  });

  it('count a package as one', () => {
    const boxes = { ...packaging, consumptionUnitCount: 1 };
    expect(inCountingUnit({ amount: 3, unitId: 2 }, 'ORDER_UNIT', boxes)).toBe(3);
    expect(inCountingUnit({ amount: 3, unitId: 16 }, 'ORDER_UNIT', boxes)).toBe(3);
    expect(unitsPerOrderUnit('ORDER_UNIT', boxes)).toBe(1);
  });
});

describe('stock status', () => {
  it.each([
    [0, 60, 120, 'minimumStock'],
    [60, 60, 120, 'minimumStock'],
    [61, 60, 120, 'reOrderPoint'],
    [120, 60, 120, 'reOrderPoint'],
    [121, 60, 120, 'inStock'],
    [60, 60, 0, 'minimumStock'],
    [61, 60, 0, 'inStock'],
    [0, 0, 5, 'minimumStock'],
    [1, 0, 5, 'reOrderPoint'],
    [6, 0, 5, 'inStock'],
    [0, 0, 0, 'minimumStock'],
    [1, 0, 0, 'inStock'],
    [10, 0, 0, 'inStock'],
  ] as const)('%i of minimum %i and warning %i is %s', (stock, minimumStock, warningStock, status) => {
    expect(stockStatus(stock, { minimumStock, warningStock }, true)).toBe(status);
  });

  it('is hidden for what is not watched', () => {
    expect(stockStatus(0, { minimumStock: 5, warningStock: 9 }, false)).toBe('hidden');
  });
});

describe('expiry bands', () => {
  it.each([
    ['2026-11-14', 'expired'],
    ['2026-11-15', 'under1Month'],
    ['2026-12-14', 'under1Month'],
    ['2026-12-15', 'under3Months'],
    ['2027-02-14', 'under3Months'],
    ['2027-02-15', 'over3Months'],
    [null, 'none'],
  ] as const)('%s on 15 November 2026: %s', (day, band) => {
    expect(expiryBand(day, '2026-11-15')).toBe(band);
  });

  it('keep to the last day of a short month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  });
});

describe('working days', () => {
  it('leave weekends out', () => {
    expect(addWorkingDays('2026-11-13', 1)).toBe('2026-11-16');
    expect(addWorkingDays('2026-11-14', 1)).toBe('2026-11-16');
    expect(addWorkingDays('2026-11-16', 5)).toBe('2026-11-23');
    expect(addWorkingDays('2026-11-16', 0)).toBe('2026-11-16');
  });

  it('agree with counting day by day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 60 }), (offset, days) => {
        let day = addDays('2024-01-01', offset);
        const reached = addWorkingDays(day, days);
        for (let left = days; left > 0; ) {
          day = addDays(day, 1);
          const weekday = new Date(day).getUTCDay();
          if (weekday !== 0 && weekday !== 6) left -= 1;
        }
        expect(reached).toBe(day);
      }),
    );
  });

  it('are counted between two days as they are added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 60 }), (offset, days) => {
        const day = addDays('2024-01-01', offset);
        expect(workingDaysBetween(day, addWorkingDays(day, days))).toBe(days);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 400 }), (offset, length) => {
        const from = addDays('2024-01-01', offset);
        const passed = Array.from({ length }, (_, index) => addDays(from, index + 1));
        const count = passed.filter((day) => ![0, 6].includes(new Date(day).getUTCDay())).length;
        expect(workingDaysBetween(from, addDays(from, length))).toBe(count);
      }),
    );
    expect(workingDaysBetween('2026-11-13', '2026-11-15')).toBe(0);
    expect(workingDaysBetween('2026-11-16', '2026-11-13')).toBe(0);
  });

  it('tell how long stock lasts', () => {
    expect(usedPerWorkingDay(null)).toBeNull();
    expect(usedPerWorkingDay(0)).toBeNull();
    expect(usedPerWorkingDay(70)).toBe(14);
    expect(lastsUntil(46, 14, '2026-11-16')).toBe('2026-11-19');
    expect(lastsUntil(5, null, '2026-11-16')).toBeNull();
    expect(lastsUntil(1_000_000, 0.01, '2026-11-16')).toBeNull();
  });
});

describe('first expired, first out', () => {
  it('takes what expires first, then what came first, then what never expires', () => {
    const lot = (id: number, balance: number, expirationDate: string | null, receivedOn = '2026-01-01') => ({
      id,
      balance,
      expirationDate,
      receivedOn,
    });
    const lots = [
      lot(1, 5, null),
      lot(2, 5, '2027-05-31'),
      lot(3, 5, '2027-04-30', '2026-03-01'),
      lot(4, 5, '2027-04-30', '2026-02-01'),
      lot(5, 0, '2026-01-01'),
    ];
    expect(takeFirstExpired(lots, 17)).toEqual([
      { id: 4, amount: 5 },
      { id: 3, amount: 5 },
      { id: 2, amount: 5 },
      { id: 1, amount: 2 },
    ]);
    expect(takeFirstExpired(lots, 21)).toBeNull();
  });

  it('takes exactly the amount and never more than is there', () => {
    const lots = fc.array(
      fc.record({
        id: fc.integer({ min: 1, max: 1000 }),
        balance: fc.integer({ min: 0, max: 20 }),
        expirationDate: fc.constantFrom(null, '2026-01-31', '2027-06-30', '2028-12-31'),
        receivedOn: fc.constantFrom('2025-01-01', '2026-01-01'),
      }),
    );
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 100 }), (given, amount) => {
        const known = given.filter((lot, index) => given.findIndex(({ id }) => id === lot.id) === index);
        const taken = takeFirstExpired(known, amount);
        const there = known.reduce((sum, { balance }) => sum + balance, 0);
        expect(taken === null).toBe(there < amount);
        if (taken === null) return;
        expect(taken.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        for (const part of taken) {
          const lot = known.find(({ id }) => id === part.id);
          expect(part.amount).toBeGreaterThan(0);
          expect(part.amount).toBeLessThanOrEqual(lot?.balance ?? 0);
        }
      }),
    );
  });
});
