import fc from 'fast-check';
import { expect, test } from 'vitest';
import { winAnsi } from './win-ansi.ts';

test.each([
  ['Müller & Söhne – 12,90 €', 'Müller & Söhne – 12,90 €'],
  ['Zażółć gęślą jaźń', 'Zazólc gesla jazn'],
  ['Ø 2 mm ≥ 3 μm → „gut“', 'Ø 2 mm >= 3 µm -> „gut“'],
  ['u\u0308ber', 'über'],
  ['Zeile 1\r\nZeile\t2\u200b', 'Zeile 1\nZeile 2'],
  ['①ﬁ 漢', '1fi ?'],
  ['😀', '?'],
])('%j becomes %j', (text, expected) => {
  expect(winAnsi(text)).toBe(expected);
});

test('whatever comes, only signs of the font are left', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff })), (points) => {
      expect(winAnsi(String.fromCodePoint(...points))).toMatch(
        /^[\n\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u,
      );
    }),
  );
});
