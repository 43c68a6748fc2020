import { describe, expect, test } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';

describe('proxies that are believed', () => {
  test('none unless they are named', () => {
    expect(readTrustedProxies('false')).toBe(false);
    expect(readTrustedProxies('0')).toBe(false);
  });

  test('so many in a row', () => {
    const believes = readTrustedProxies('2');
    if (!believes) throw new Error('two are named');
    expect([0, 1, 2, 3].map((hop) => believes('192.0.2.1', hop))).toEqual([true, true, false, false]);
  });

  test('addresses and networks of both kinds', () => {
    const believes = readTrustedProxies('10.0.0.0/8, 192.0.2.7, 2001:db8::/32, ::1');
    if (!believes) throw new Error('they are named');
    for (const proxy of ['10.255.0.1', '192.0.2.7', '::ffff:10.1.2.3', '2001:db8:1::2', '::1'])
      expect(believes(proxy, 5), proxy).toBe(true);
    for (const other of ['11.0.0.1', '192.0.2.8', '2001:db9::1', '::2', 'unknown', '', undefined])
      expect(believes(other, 0), other).toBe(false);
  });

  test.each([
    'true',
    'yes',
    '*',
    '11',
    '-1',
    '1.5',
    '10.0.0',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '::1/129',
    '10.0.0.1,',
    'proxy.example',
  ])('%s is not understood', (text) => expect(readTrustedProxies(text)).toBeUndefined());
});
