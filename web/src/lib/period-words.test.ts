import { expect, it } from 'vitest';
import { dayWords, spanWords } from './period-words.ts';

const ends = { since: (day: string) => `since ${day}`, until: (day: string) => `until ${day}`, all: 'ever' };
const plain = (text: string) => text.replaceAll(/[\u2009\u00a0\u202f]/g, ' ');

it('a span names month and year once where both ends share them', () => {
  const words = (from: string | null, to: string | null, language: 'en' | 'de') =>
    plain(spanWords({ from, to }, language, ends));
  expect(words('2026-06-01', '2026-11-17', 'en')).toBe('1 June – 17 November 2026');
  expect(words('2026-11-01', '2026-11-17', 'de')).toBe('1.–17. November 2026');
  expect(words('2025-12-31', '2026-01-01', 'en')).toBe('31 December 2025 – 1 January 2026');
  expect(words('2026-11-17', '2026-11-17', 'en')).toBe('17 November 2026');
});

it('open ends are said as such', () => {
  expect(spanWords({ from: null, to: '2026-01-31' }, 'en', ends)).toBe('until 31 January 2026');
  expect(spanWords({ from: '2026-01-31', to: null }, 'de', ends)).toBe('since 31. Januar 2026');
  expect(spanWords({ from: null, to: null }, 'de', ends)).toBe('ever');
});

it('a day is the day of the calendar, whatever the clock of the device', () => {
  expect(dayWords('2025-12-31', 'en', 'short')).toBe('31 Dec 2025');
  expect(dayWords('2026-11-17', 'de', 'weekday')).toBe('Dienstag, 17. November');
});
