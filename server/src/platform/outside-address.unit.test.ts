import { expect, test } from 'vitest';
import { isAllowedAddress } from './outside-address.ts';

const isAllowed = (url: string, allowPrivate = false) => isAllowedAddress(new URL(url), allowPrivate);

test.each([
  'https://127.0.0.1/',
  'https://127.1/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[64:ff9b::a00:1]/',
  'https://[fd12:3456::1]/',
  'https://[fe80::1]/',
  'http://vendor.example/',
  'ftp://vendor.example/',
])('%s is refused', (url) => {
  expect(isAllowed(url)).toBe(false);
});

test.each(['https://vendor.example/', 'https://93.184.216.34/', 'https://[2606:2800:220:1::1]:8443/'])(
  '%s is allowed',
  (url) => {
    expect(isAllowed(url)).toBe(true);
  },
);

test('the operator may allow the own network and plain http, nothing else', () => {
  expect(isAllowed('http://10.0.0.1/', true)).toBe(true);
  expect(isAllowed('https://localhost/', true)).toBe(true);
  expect(isAllowed('ftp://10.0.0.1/', true)).toBe(false);
});
