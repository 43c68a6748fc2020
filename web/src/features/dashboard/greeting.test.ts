import { describe, expect, it } from 'vitest';
import { timeOfDay } from './greeting.ts';

describe('timeOfDay', () => {
  it.each([
    [0, 'evening'],
    [4, 'evening'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'day'],
    [17, 'day'],
    [18, 'evening'],
    [23, 'evening'],
  ])('%d o’clock is %s', (hour, expected) => {
    expect(timeOfDay(hour)).toBe(expected);
  });
});
