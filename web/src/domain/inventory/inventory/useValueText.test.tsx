import { afterEach, expect, it } from 'vitest';
import { inPage } from '../../../lib/testing/hook.tsx';
import { prepareTexts, settle, takeDown } from '../../../lib/testing/screen.tsx';
import { useValueText } from './useValueText.ts';

afterEach(takeDown);

for (const [language, unknown] of [
  ['en', 'unknown'],
  ['de', 'unbekannt'],
] as const) {
  it(`goods without a known price are not worth nothing (${language})`, async () => {
    await prepareTexts(language);
    const { used } = await inPage(() => useValueText());
    await settle();
    expect(used()(3, 0)).toBe(unknown);
    expect(used()(3, 1_250).replace(/\s/g, ' ')).toBe('12,50 €');
    expect(used()(0, 0).replace(/\s/g, ' ')).toBe('0,00 €');
  });
}
