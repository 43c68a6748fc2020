import { afterEach, expect, it } from 'vitest';
import { inPage } from '../../../lib/testing/hook.tsx';
import { prepareTexts, settle, takeDown } from '../../../lib/testing/screen.tsx';
import { useValueTexts } from './useValueTexts.ts';

afterEach(takeDown);

for (const [language, unknown, one, many] of [
  ['en', 'unknown', 'plus 1 article without a known price', 'plus 3 articles without a known price'],
  ['de', 'unbekannt', 'dazu 1 Artikel ohne bekannten Preis', 'dazu 3 Artikel ohne bekannten Preis'],
] as const) {
  it(`goods without a known price are not worth nothing, goods for 0,00 € are (${language})`, async () => {
    await prepareTexts(language);
    const { used } = await inPage(() => useValueTexts());
    await settle();
    const { valueText, withUnpriced, sumText, storageValue } = used();
    const plain = (text: string) => text.replace(/\s/g, ' ');
    expect(valueText(0, true)).toBe(unknown);
    expect(plain(valueText(0, false))).toBe('0,00 €');
    expect(plain(valueText(1_250, false))).toBe('12,50 €');
    expect(withUnpriced('x', 0)).toBe('x');
    expect(withUnpriced('x', 3)).toBe(`x, ${many}`);
    expect(plain(sumText(1_250, 0))).toBe('12,50 €');
    expect(plain(sumText(1_250, 1))).toBe(`12,50 €, ${one}`);
    const storage = {
      id: 1,
      version: 1,
      name: 'x',
      labelId: null,
      articleCount: 3,
      stockValueCents: 0,
      unpricedArticles: 1,
    };
    expect(storageValue({ ...storage, isValueUnknown: true })).toBe(unknown);
    expect(plain(storageValue({ ...storage, isValueUnknown: false }))).toBe(`0,00 €, ${one}`);
    expect(plain(sumText(0, 3))).toBe(`0,00 €, ${many}`);
  });
}
