import { errorCatalogue } from '@praxora/contract/errors';
import { describe, expect, it } from 'vitest';
import german from '../../i18n/de/shared/errors.json';
import english from '../../i18n/en/shared/errors.json';

/** A text by code; where it has a plural, the general form. */
function textOf(texts: Readonly<Record<string, string>>, code: string): string | undefined {
  return texts[code] ?? texts[`${code}_other`];
}

describe('the error texts', () => {
  it.each(Object.entries(errorCatalogue))(
    'of %s: English is the catalogue’s, German is there',
    (code, { text }) => {
      expect(textOf(english, code)).toBe(text.replace(/\{(\w+)\}/g, '{{$1}}'));
      const placeholders = (told: string | undefined) => told?.match(/\{\{\w+\}\}/g) ?? [];
      expect(textOf(german, code)).toBeTruthy();
      expect(placeholders(textOf(german, code))).toEqual(placeholders(textOf(english, code)));
    },
  );

  it('are of no code that the catalogue lacks', () => {
    const codes = Object.keys({ ...english, ...german }).map((key) => key.replace(/_(one|other)$/, ''));
    expect(codes.filter((code) => !Object.hasOwn(errorCatalogue, code))).toEqual([]);
  });
});
