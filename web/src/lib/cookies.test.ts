import { expect, it } from 'vitest';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';

it('reads one cookie among others', () => {
  const cookies = 'a=1; utk=m%20x; xutk=no; broken=%E0%A4; pair=a=b';
  expect(readCookie('utk', cookies)).toBe('m x');
  expect(readCookie('pair', cookies)).toBe('a=b');
  expect(readCookie('broken', cookies)).toBe('%E0%A4');
  expect(readCookie('tk', cookies)).toBeNull();
  expect(readCookie('a', '')).toBeNull();
});

it('removes a cookie', () => {
  writeCookie('gone', '1', 'SameSite=Lax');
  expect(readCookie('gone')).toBe('1');
  removeCookie('gone');
  expect(readCookie('gone')).toBeNull();
});
