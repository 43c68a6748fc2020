import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patienceMs, retryPause } from './retry-pauses.ts';

/** The pauses of a request whose tries all fail at once. */
function allPauses(random: (index: number) => number, retryAfterMs: number | null = null): number[] {
  const pauses: number[] = [];
  for (let elapsedMs = 0; ; ) {
    const failuresBefore = pauses.length;
    const pause = retryPause({ failuresBefore, elapsedMs, retryAfterMs, random: random(failuresBefore) });
    if (pause === null) return pauses;
    pauses.push(pause);
    elapsedMs += pause;
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('the pauses between the tries of a request', () => {
  it('grow from half a second to five and end after 45 seconds', () => {
    const fullPauses = [500, 1000, 2000, 4000, ...Array(7).fill(5000)];
    expect(allPauses(() => 0)).toEqual([...fullPauses, 2500]);
  });

  it('are together the patience, whatever chance does, and never shrink by more than it', () => {
    fc.assert(
      fc.property(fc.array(share, { minLength: 40, maxLength: 40 }), (randoms) => {
        const pauses = allPauses((index) => randoms[index] ?? 0);
        expect(sum(pauses)).toBeCloseTo(patienceMs);
        pauses.slice(0, -1).forEach((pause, index) => {
          const shortest = Math.min(500 * 2 ** index, 5000);
          expect(pause).toBeGreaterThanOrEqual(shortest);
          expect(pause).toBeLessThanOrEqual(shortest * 1.5);
        });
      }),
    );
  });

  it('are never shorter than the server told, and never go past the patience', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120_000 }), share, (retryAfterMs, random) => {
        const pauses = allPauses(() => random, retryAfterMs);
        for (const pause of pauses.slice(0, -1)) expect(pause).toBeGreaterThanOrEqual(retryAfterMs);
        expect(pauses.every((pause) => pause >= Math.min(retryAfterMs, 1))).toBe(true);
        expect(sum(pauses)).toBeLessThanOrEqual(patienceMs + 0.001);
        expect(pauses.length > 0).toBe(retryAfterMs <= patienceMs);
      }),
    );
  });
});
