import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, startOfWeek } from '../shared/calendar.ts';
import {
  type DigestSchedule,
  dueReminder,
  type ExpiryReminder,
  isDigestDue,
  lastDayCovered,
  unreportedAlerts,
} from './digest.ts';

const off: DigestSchedule = { frequency: 'off', weekday: 1 };
const daily: DigestSchedule = { frequency: 'daily', weekday: 1 };
const onWednesdays: DigestSchedule = { frequency: 'weekly', weekday: 3 };
const [monday, tuesday, wednesday, thursday] = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];

describe('a digest', () => {
  it.each([
    ['off is never due', off, '2020-01-01', monday, false],
    ['daily: not on the day it was chosen or sent', daily, monday, monday, false],
    ['daily: the next day', daily, monday, tuesday, true],
    ['weekly: not before its day', onWednesdays, '2026-11-11', tuesday, false],
    ['weekly: on its day', onWednesdays, '2026-11-11', wednesday, true],
    ['weekly: once', onWednesdays, wednesday, wednesday, false],
    ['weekly: the day after, when its day was missed', onWednesdays, '2026-11-11', thursday, true],
    ['weekly: chosen on the day after, it waits for the next', onWednesdays, thursday, '2026-11-20', false],
    ['a Sunday ends the week', { frequency: 'weekly', weekday: 7 }, monday, '2026-11-22', true],
  ] as const)('%s', (_, schedule, since, today, expected) =>
    expect(isDigestDue(schedule, since, today)).toBe(expected),
  );

  it('speaks for the days until the next one', () => {
    expect(lastDayCovered(daily, monday)).toBe(monday);
    expect(lastDayCovered(onWednesdays, wednesday)).toBe('2026-11-24');
    expect(lastDayCovered(onWednesdays, thursday), 'made up for').toBe('2026-11-24');
  });

  it('a weekly one comes once a week, whatever day each of its jobs ran', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
        (weekday, runs) => {
          const schedule: DigestSchedule = { frequency: 'weekly', weekday };
          let since = monday;
          const weeks: string[] = [];
          runs.forEach((isRunning, index) => {
            const today = addDays(monday, index + 1);
            if (!isRunning || !isDigestDue(schedule, since, today)) return;
            since = today;
            // Weeks that begin on its day.
            weeks.push(startOfWeek(addDays(today, 1 - weekday)));
          });
          expect(new Set(weeks).size).toBe(weeks.length);
        },
      ),
    );
  });
});

describe('expiry reminders', () => {
  const on = (today: string, coveredTo = today) => ({ today, coveredTo });
  it.each([
    ['four months before', '2027-03-16', [], null],
    ['to the day three months before', '2027-02-16', [], 'threeMonths'],
    ['a day earlier than that', '2027-02-17', [], null],
    ['once', '2027-02-01', ['threeMonths'], null],
    ['to the day one month before', '2026-12-16', ['threeMonths'], 'oneMonth'],
    ['once, too', '2026-12-16', ['threeMonths', 'oneMonth'], null],
    ['what came in late is not told twice', '2026-12-01', [], 'oneMonth'],
    ['on its last day', '2026-11-16', [], 'oneMonth'],
    ['when it has expired', '2026-11-15', [], null],
  ] as const)('%s', (_, expiry, sent, expected) =>
    expect(dueReminder(expiry, on(monday), sent)).toBe(expected),
  );

  it('a weekly digest says what falls due before the next one', () => {
    expect(dueReminder('2027-02-20', on(wednesday), [])).toBeNull();
    expect(dueReminder('2027-02-20', on(wednesday, '2026-11-24'), [])).toBe('threeMonths');
  });

  it('whoever reads every digest hears of each batch at most twice, never late, the nearer one last', () => {
    const schedules = fc.record({
      frequency: fc.constantFrom('daily' as const, 'weekly' as const),
      weekday: fc.integer({ min: 1, max: 7 }),
    });
    fc.assert(
      // From the first digest on: what is nearer when it is chosen is reminded of once.
      fc.property(schedules, fc.integer({ min: 110, max: 500 }), (schedule, days) => {
        const expiry = addDays(monday, days);
        const sent: ExpiryReminder[] = [];
        const sentOn: string[] = [];
        let since = monday;
        for (let today = addDays(monday, 1); today <= expiry; today = addDays(today, 1)) {
          if (!isDigestDue(schedule, since, today)) continue;
          since = today;
          const coveredTo = lastDayCovered(schedule, today);
          const reminder = dueReminder(expiry, { today, coveredTo }, sent);
          if (reminder) {
            sent.push(reminder);
            sentOn.push(today);
          }
        }
        expect(sent).toEqual(['threeMonths', 'oneMonth']);
        expect(addMonths(sentOn[0] ?? '', 3) <= addDays(expiry, 3)).toBe(true);
        expect(addMonths(sentOn[1] ?? '', 1) <= addDays(expiry, 3)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

describe('price alerts of a digest', () => {
  const alert = (productId: number, netCents: number) => ({ productId, netCents });

  it('are told once, again at a lower price, and again after they ended', () => {
    const first = unreportedAlerts([alert(1, 900), alert(2, 500)], {});
    expect(first).toEqual({ alerts: [alert(1, 900), alert(2, 500)], reported: { 1: 900, 2: 500 } });
    const second = unreportedAlerts([alert(1, 950), alert(2, 499)], first.reported);
    expect(second).toEqual({ alerts: [alert(2, 499)], reported: { 1: 900, 2: 499 } });
    const third = unreportedAlerts([alert(1, 900)], second.reported);
    expect(third).toEqual({ alerts: [], reported: { 1: 900 } });
    expect(unreportedAlerts([alert(2, 600)], third.reported).alerts).toEqual([alert(2, 600)]);
  });

  it('are never told twice at a price that was told', () => {
    const day = fc.uniqueArray(
      fc.record({ productId: fc.integer({ min: 1, max: 4 }), netCents: fc.integer({ min: 1, max: 9 }) }),
      { selector: ({ productId }) => productId },
    );
    fc.assert(
      fc.property(day, day, (today, tomorrow) => {
        const { reported } = unreportedAlerts(today, {});
        const { alerts } = unreportedAlerts(tomorrow, reported);
        for (const { productId, netCents } of alerts)
          expect(netCents).toBeLessThan(reported[productId] ?? Number.POSITIVE_INFINITY);
        expect(unreportedAlerts(today, reported).alerts).toEqual([]);
      }),
    );
  });
});
