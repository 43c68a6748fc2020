import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byDay } from './by-day.ts';

it('puts what follows each other on one day together, and loses nothing', () => {
  const row = (happenedOn: string, id: number) => ({ happenedOn, id });
  expect(byDay([row('2026-11-17', 1), row('2026-11-17', 2), row('2026-11-16', 3)])).toEqual([
    { day: '2026-11-17', rows: [row('2026-11-17', 1), row('2026-11-17', 2)] },
    { day: '2026-11-16', rows: [row('2026-11-16', 3)] },
  ]);
  const day = fc.constantFrom('2026-11-15', '2026-11-16', '2026-11-17');
  fc.assert(
    fc.property(fc.array(day.map((happenedOn) => ({ happenedOn }))), (rows) => {
      const days = byDay(rows);
      expect(days.flatMap((one) => one.rows)).toEqual(rows);
      expect(days.every((one, index) => one.day !== days[index + 1]?.day)).toBe(true);
    }),
  );
});
