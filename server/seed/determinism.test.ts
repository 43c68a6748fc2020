import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { calendarUpTo } from './calendar.ts';
import { generateOffers } from './offers.ts';
import { pricedProducts } from './products.ts';
import { createRandom, hashText, shuffled } from './random.ts';

function fingerprint(seed: string, today: string): string {
  const calendar = calendarUpTo(today);
  const hash = createHash('sha256');
  for (const priced of pricedProducts(seed, 900)) {
    if (priced.product.id % 3 > 0) continue;
    hash.update(JSON.stringify([priced, generateOffers(seed, priced, calendar)]));
  }
  return hash.digest('hex');
}

describe('the generator', () => {
  it('gives the same data for the same seed and day, and only then', () => {
    const first = fingerprint('praxora', '2026-11-17');
    expect(fingerprint('praxora', '2026-11-17')).toBe(first);
    expect(fingerprint('praxora', '2026-11-18')).not.toBe(first);
    expect(fingerprint('other', '2026-11-17')).not.toBe(first);
  });
});

describe('randomness', () => {
  it('depends on the key alone', () => {
    expect(createRandom('a', 'b').next()).toBe(createRandom('a', 'b').next());
    expect(createRandom('a', 'b').next()).not.toBe(createRandom('a', 'c').next());
    expect(hashText('a')).not.toBe(hashText('b'));
  });

  it('spreads evenly over neighbouring keys', () => {
    const values = Array.from({ length: 5000 }, (_, index) => createRandom('seed', `key ${index}`).next());
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean).toBeGreaterThan(0.48);
    expect(mean).toBeLessThan(0.52);
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
  });

  it('shuffles without losing anything', () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8];
    const result = shuffled(createRandom('seed', 'shuffle'), values);
    expect(result).not.toEqual(values);
    expect([...result].sort()).toEqual(values);
  });
});

describe('the calendar', () => {
  it('goes fourteen months back and knows every day', () => {
    const calendar = calendarUpTo('2026-11-17');
    expect(calendar.firstDay).toBe('2025-09-01');
    expect(calendar.days.at(-1)).toBe('2026-11-17');
    expect(calendar.days).toHaveLength(443);
    expect(new Set(calendar.days).size).toBe(443);
  });

  it('refuses what is not a day', () => {
    expect(() => calendarUpTo('17.11.2026')).toThrow('Not a day');
    expect(() => calendarUpTo('2026-13-01')).toThrow('Not a day');
  });
});
