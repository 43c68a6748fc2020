// Texts a user may type, and texts only an attacker or a broken program sends.
import fc from 'fast-check';
import type { Random } from '../random.ts';

const words = [
  'Handschuh',
  'Nitril',
  'Spüle',
  'Praxis',
  'Größe M',
  'Kanüle 0,5',
  'Übung',
  'Zahn',
  '10 Stück',
  'Mundschutz',
  "O'Neill",
  '50 %',
  'A&B <C>',
  '"Zitat"',
  'naïve',
  '手袋',
  'قفاز',
  '🦷',
  'e\u0301',
  '\u200f',
  '-1',
  '007',
  'null',
  'true',
];

/** Accepted wherever a text of this length is. */
export function plainText(random: Random, least: number, most: number): string {
  const wish = random.chance(0.06)
    ? most
    : random.chance(0.06)
      ? least
      : random.int(least, Math.min(most, 40));
  let text = random.pick(words);
  while (text.length < wish) text += ` ${random.pick(words)}`;
  // Not through the middle of a character, nor ending in what is trimmed away.
  text = text
    .slice(0, wish)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  return text.length >= least ? text : text.padEnd(least, 'x');
}

const strangeTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  'x\ud83e',
  '\u0000\ud800',
  '\u202e\u202d',
  '\ufeff',
  '\r\n',
  '\u001b[31m',
  '\t',
  "'; drop table practice; --",
  '$1',
  '%',
  '_',
  '\\',
  '%00',
  '%',
  '%zz',
  '../../../etc/passwd',
  '..%2f..%2f',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '#{7*7}',
  '=cmd|calc',
  '@',
  'a@b',
  'a@b.c',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '0',
  '-1',
  '1.5',
  '1e3',
  '1e400',
  '0x10',
  '2147483648',
  '99999999999999999999',
  '９',
  '٣',
  'true',
  'null',
  '[]',
  '{}',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '1899-12-31',
  '2026-11-15T12:00:00Z',
  '-000001-01-01',
  'infinity',
  'now',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '👩‍⚕️'.repeat(20),
  '\u0301'.repeat(50),
];

export function strangeText(random: Random): string {
  if (random.chance(0.12))
    return random.pick(['a', 'ß', '🦷', '\u0301', ' ', '0', '%']).repeat(random.pick([300, 3000, 30_000]));
  return random.pick(strangeTexts);
}

const patterns = new Map<string, fc.Arbitrary<string>>();

export function matching(random: Random, pattern: string): string {
  let arbitrary = patterns.get(pattern);
  if (arbitrary === undefined) {
    arbitrary = fc.stringMatching(new RegExp(pattern, 'u'));
    patterns.set(pattern, arbitrary);
  }
  const [text = ''] = fc.sample(arbitrary, { seed: random.int(0, 2 ** 31 - 1), numRuns: 1 });
  return text;
}

export const uuid = (random: Random): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => random.int(0, 15).toString(16));

export function day(random: Random): string {
  if (random.chance(0.1)) return random.pick(['1900-01-01', '2199-12-31', '2028-02-29']);
  return new Date(Date.UTC(2024, 0, 1) + random.int(0, 5 * 365) * 86_400_000).toISOString().slice(0, 10);
}

/** Half characters have no code of their own in an address or a form. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');
