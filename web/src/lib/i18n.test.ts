import { afterEach, describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatMoney, formatNumber } from './format.ts';
import { chooseLanguage, currentLanguage } from './i18n.ts';
import { readStored, storageKeys, writeStored } from './storage.ts';
import { prepareTexts } from './testing/screen.tsx';

afterEach(() => prepareTexts('en'));

describe('the language', () => {
  it.each([
    ['de', 'en-US', 'de'],
    ['en', 'de-AT', 'en'],
    [null, 'de-AT', 'de'],
    [null, 'DE', 'de'],
    [null, 'en-GB', 'en'],
    [null, 'fr-FR', 'en'],
    ['klingon', 'fr', 'en'],
    [null, undefined, 'en'],
  ])('with %s stored and a browser in %s is %s', (stored, browser, expected) => {
    expect(chooseLanguage(stored, browser)).toBe(expected);
  });

  it('is remembered, and told to the page', async () => {
    await prepareTexts('de');
    expect(currentLanguage()).toBe('de');
    expect(readStored(storageKeys.language)).toBe('de');
    expect(document.documentElement.lang).toBe('de');
  });
});

describe('formats', () => {
  it('show money and numbers in the German way in both languages', () => {
    expect(formatMoney(83952)).toBe('839,52\u00a0€');
    expect(formatMoney(-5)).toBe('-0,05\u00a0€');
    expect(formatNumber(12345.678)).toBe('12.345,68');
  });

  it('show dates by the language, and a dash for none', async () => {
    await prepareTexts('en');
    expect(formatDate('2027-01-31')).toBe('31 Jan 2027');
    await prepareTexts('de');
    expect(formatDate('2027-01-31')).toBe('31.01.2027');
    expect(formatDateTime('2026-07-01 12:00:00')).toBe('01.07.2026, 14:00');
    expect(formatDate(null)).toBe('–');
    expect(formatDate('soon')).toBe('–');
  });
});

describe('local storage', () => {
  it('that is forbidden only forgets', () => {
    const storage = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new Error('forbidden');
      },
    });
    try {
      expect(readStored('x')).toBeNull();
      expect(() => writeStored('x', '1')).not.toThrow();
    } finally {
      if (storage) Object.defineProperty(window, 'localStorage', storage);
    }
  });
});
