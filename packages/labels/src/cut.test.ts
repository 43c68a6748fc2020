// Cutting a name: in the middle and between words, so that strength, size and colour stay.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type TextBox, wrapLines } from './cut.ts';
import { textWidth } from './text-width.ts';

const room: TextBox = { width: 29, lines: 2, font: 'bold', size: 3 };

it.each([
  ['Nitrila Blau M', ['Nitrila Blau M']],
  [
    'Artinova 4% mit Adrenalin 1:100.000 Zylinderampullen 50 × 1,7 ml',
    ['Artinova 4% mit', 'Adrenalin … 1,7 ml'],
  ],
  ['', []],
])('%s', (text, lines) => {
  expect(wrapLines(text, room)).toEqual(lines);
});

it('a word without gaps loses its middle', () => {
  expect(wrapLines('Desinfektionsmittelspenderbefestigungsschraubenset', room)).toEqual([
    'Desinfektion…enset',
  ]);
});

it('on a small label the last word stays whole, and of the first as much as fits', () => {
  const small: TextBox = { width: 15, lines: 1, font: 'bold', size: 1.9 };
  expect(wrapLines('Artinova 4% mit Adrenalin 1:100.000', small)).toEqual(['Arti… 1:100.000']);
});

it('always fits, never ends in nothing, and keeps the very end', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 30 }), fc.integer({ min: 1, max: 3 }), (text, lines) => {
      const found = wrapLines(text, { ...room, lines });
      expect(found.length).toBeLessThanOrEqual(lines);
      for (const line of found) expect(textWidth(line, 'bold', 3)).toBeLessThanOrEqual(29);
      // The very end is there, whatever is lost before it.
      expect(found.join(' ').at(-1)).toBe(text.at(-1));
    }),
  );
});
