import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deviceKinds, readDevice } from './device.ts';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'computer', 'Windows', 'Chrome'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/131.0.0.0`,
    'computer',
    'Windows',
    'Edge',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/18.1 Safari/605.1.15`,
    'computer',
    'macOS',
    'Safari',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'computer', 'Linux', 'Firefox'],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36`, 'phone', 'Android', 'Chrome'],
  [`Mozilla/5.0 (Linux; Android 14; SM-X710) ${chrome} Safari/537.36`, 'tablet', 'Android', 'Chrome'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${safari} Version/18.1 Mobile/15E148 Safari/604.1`,
    'phone',
    'iOS',
    'Safari',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${safari} CriOS/131.0 Mobile/15E148 Safari/604.1`,
    'tablet',
    'iPadOS',
    'Chrome',
  ],
  ['curl/8.5.0', 'unknown', '', ''],
  ['', 'unknown', '', ''],
])('%s', (userAgent, kind, system, browser) => {
  expect(readDevice(userAgent)).toEqual({ kind, system, browser });
});

it('says nothing but words of its own, whatever stands in the header', () => {
  const words = new Set([
    ...['', 'iOS', 'iPadOS', 'Android', 'ChromeOS', 'Windows', 'macOS', 'Linux'],
    ...['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari'],
  ]);
  fc.assert(
    fc.property(fc.string(), (userAgent) => {
      const { kind, system, browser } = readDevice(userAgent);
      expect(deviceKinds).toContain(kind);
      expect(words.has(system) && words.has(browser)).toBe(true);
    }),
  );
});
