import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

describe('a line', () => {
  it.each([
    ['zero width', 'Hand\u200bschuhe\u200d \ufeffM\u2060', 'Handschuhe M'],
    ['soft hyphen', 'Hand\u00adschuhe', 'Handschuhe'],
    ['direction', '\u202eehuhcsdnaH\u202c \u200fM\u2066x\u2069', 'ehuhcsdnaH Mx'],
    ['control', 'Wachs\u0007\u001b[31m\u007f\u009b', 'Wachs[31m'],
    ['letters without a look', '\u3164\u115f', ''],
    ['tags', 'A\u{e0041}\u{e007f}', 'A'],
    ['line ends and tabs', ' Wachs\r\n\trot\u2028weich ', 'Wachs rot weich'],
    ['what people write', 'Öl – „Süß“ ½ 10 µm ™ Ø', 'Öl – „Süß“ ½ 10 µm ™ Ø'],
  ])('%s', (_, text, expected) => {
    expect(cleanLine(text)).toBe(expected);
  });

  it('is the same when cleaned again, and is one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanLine(text);
        expect(cleanLine(clean)).toBe(clean);
        expect(clean).not.toMatch(/[\p{Cc}\u200b-\u200f\u2028-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});

describe('a text', () => {
  it('keeps its lines, columns and edges, and loses what nobody sees', () => {
    expect(cleanText(' a\tb\r\n\u202ec\u0000\u200b\n ')).toBe(' a\tb\r\nc\n ');
  });
});
