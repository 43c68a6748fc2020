import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hazardPhrases, pictograms, precautionPhrases, readCodes, sheetState } from './dangerous-goods.ts';
import { pictogramPaths } from './pictogram-paths.ts';

it('each phrase has a code once, and a text in both languages', () => {
  for (const [phrases, form] of [
    [hazardPhrases, /^(?:EUH\d{3}A?|H\d{3}[A-Za-z]{0,2}(?:\+H\d{3})*)$/],
    [precautionPhrases, /^P\d{3}(?:\+P\d{3})*$/],
  ] as const) {
    expect(phrases.size).toBeGreaterThan(80);
    for (const { code, de, en } of phrases.values()) {
      expect(code).toMatch(form);
      expect(de.length, code).toBeGreaterThan(8);
      expect(en.length, code).toBeGreaterThan(8);
      expect(de, code).not.toBe(en);
    }
  }
  // As the annexes have them since the twelfth adaptation, and no longer as before.
  expect(precautionPhrases.get('P406')?.de).toContain('mit korrosionsbeständiger Innenauskleidung');
  expect(hazardPhrases.get('EUH208')?.de).toBe('Enthält … Kann allergische Reaktionen hervorrufen.');
  expect(hazardPhrases.get('H225')).toEqual({
    code: 'H225',
    de: 'Flüssigkeit und Dampf leicht entzündbar.',
    en: 'Highly flammable liquid and vapour.',
  });
});

it('each pictogram is drawn', () => {
  expect(Object.keys(pictogramPaths)).toEqual([...pictograms]);
  for (const path of Object.values(pictogramPaths)) expect(path).toMatch(/^[MLHVQCAZ\d. -]+$/);
});

it.each([
  ['H319 h225', ['H225', 'H319'], []],
  ['H225, H319; H336', ['H225', 'H319', 'H336'], []],
  ['h360fd H360Fd', ['H360FD', 'H360Fd'], []],
  ['EUH066\nH225', ['H225', 'EUH066'], []],
  ['H999 H225', ['H225'], ['H999']],
  ['', [], []],
])('hazards %j', (text, codes, unknown) => {
  expect(readCodes(text, hazardPhrases)).toEqual({ codes, unknown });
});

it('precautions are read with and without blanks around the plus', () => {
  expect(readCodes('P305 + P351+P338, p210', precautionPhrases)).toEqual({
    codes: ['P210', 'P305+P351+P338'],
    unknown: [],
  });
});

it('any selection of codes is read again from how it is written, in the order of the regulation', () => {
  const all = [...hazardPhrases.keys()];
  fc.assert(
    fc.property(fc.shuffledSubarray(all), fc.constantFrom(' ', ', ', '\n', ';'), (chosen, between) => {
      const { codes, unknown } = readCodes(chosen.join(between), hazardPhrases);
      return unknown.length === 0 && codes.join() === all.filter((code) => chosen.includes(code)).join();
    }),
  );
});

it.each([
  [null, '2026-11-19', 3, 'missing'],
  ['2023-11-20', '2026-11-19', 3, 'current'],
  ['2023-11-19', '2026-11-19', 3, 'outdated'],
  ['2024-02-29', '2027-02-28', 3, 'current'],
  ['2024-02-29', '2027-03-01', 3, 'outdated'],
  ['2026-11-19', '2026-11-19', 1, 'current'],
] as const)('a sheet of %s on %s with a term of %i years: %s', (day, today, years, state) => {
  expect(sheetState(day, today, years)).toBe(state);
});
