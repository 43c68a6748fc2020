import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockTolerance, countedScanTime } from './scan-time.ts';

const at = (time: string): Date => new Date(`2026-03-02T${time}Z`);
const pairedAt = at('08:00:00');
const arrivedAt = at('12:00:00');

describe('when a scan counts as made', () => {
  test('is when it was made, while both clocks agree', () => {
    expect(
      countedScanTime({ scannedAt: at('09:30:00'), sentAt: at('11:59:58'), arrivedAt, pairedAt }),
    ).toEqual({ at: at('09:30:00'), isCorrected: false });
  });

  test('is moved by what the clock of the device is ahead or behind', () => {
    expect(
      countedScanTime({ scannedAt: at('09:40:00'), sentAt: at('12:10:00'), arrivedAt, pairedAt }),
    ).toEqual({ at: at('09:30:00'), isCorrected: true });
    expect(
      countedScanTime({ scannedAt: at('08:30:00'), sentAt: at('11:00:00'), arrivedAt, pairedAt }),
    ).toEqual({ at: at('09:30:00'), isCorrected: true });
  });

  test('is never after its arrival, nor before the pairing', () => {
    expect(
      countedScanTime({ scannedAt: at('12:30:00'), sentAt: at('12:00:00'), arrivedAt, pairedAt }),
    ).toEqual({ at: arrivedAt, isCorrected: true });
    expect(countedScanTime({ scannedAt: new Date(0), sentAt: at('12:00:00'), arrivedAt, pairedAt })).toEqual({
      at: pairedAt,
      isCorrected: true,
    });
  });

  test('is taken as told where the clock at sending is not known, or nothing was paired', () => {
    expect(countedScanTime({ scannedAt: at('09:30:00'), sentAt: null, arrivedAt, pairedAt: null })).toEqual({
      at: at('09:30:00'),
      isCorrected: false,
    });
  });
});

describe('whatever clocks say', () => {
  const time = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });
  const clocks = fc
    .record({
      pairedAt: time,
      waited: fc.nat(10 ** 10),
      scannedAt: time,
      sentAt: fc.option(time),
    })
    .map(({ waited, sentAt, ...given }) => ({
      scannedAt: new Date(given.scannedAt),
      sentAt: sentAt === null ? null : new Date(sentAt),
      pairedAt: new Date(given.pairedAt),
      arrivedAt: new Date(given.pairedAt + waited),
    }));

  test('a scan lies between pairing and arrival, and a change is marked', () => {
    fc.assert(
      fc.property(clocks, (given) => {
        const counted = countedScanTime(given);
        expect(counted.at.getTime()).toBeGreaterThanOrEqual(given.pairedAt.getTime());
        expect(counted.at.getTime()).toBeLessThanOrEqual(given.arrivedAt.getTime());
        expect(counted.isCorrected).toBe(counted.at.getTime() !== given.scannedAt.getTime());
      }),
    );
  });

  test('of two scans sent together the first counts as made no later', () => {
    fc.assert(
      fc.property(clocks, fc.nat(10 ** 9), (given, later) => {
        const second = { ...given, scannedAt: new Date(given.scannedAt.getTime() + later) };
        expect(countedScanTime(given).at.getTime()).toBeLessThanOrEqual(countedScanTime(second).at.getTime());
      }),
    );
  });

  test('a scan is found where it was really made, however wrong the clock of the device is', () => {
    fc.assert(
      fc.property(
        fc.record({
          pairedAt: time,
          untilScan: fc.nat(10 ** 9),
          untilSent: fc.nat(10 ** 9),
          error: fc.integer({ min: -(10 ** 10), max: 10 ** 10 }),
        }),
        ({ pairedAt: paired, untilScan, untilSent, error }) => {
          const made = paired + untilScan;
          const arrived = made + untilSent;
          const counted = countedScanTime({
            scannedAt: new Date(made + error),
            sentAt: new Date(arrived + error),
            arrivedAt: new Date(arrived),
            pairedAt: new Date(paired),
          });
          expect(Math.abs(counted.at.getTime() - made)).toBeLessThanOrEqual(clockTolerance);
        },
      ),
    );
  });
});
