import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeBackUrl, safeReturnPath } from './redirects.ts';

const own = 'https://praxora.example';
const marketplace = 'https://marketplace.example';
const origins = [own, marketplace];

/** Addresses that lead to another site, in forms browsers are known to accept. */
const lures = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/%5cevil.example',
  '/%2fevil.example',
  '/%252fevil.example',
  '/%2Fevil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '\n//evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  'vbscript:x',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  'https://evil.example',
  'https://praxora.example.evil.example',
  'https://praxora.example@evil.example',
  'https://praxora.example:443@evil.example/',
  'https://evil.example#https://praxora.example',
  'https://evil.example?https://praxora.example',
  'https://praxora.example\\@evil.example',
  'https://praxora.example%2eevil.example',
  'ftp://praxora.example/',
  '/..//evil.example',
  '/./%2e%2e//evil.example',
  '/%E0%A4%A',
  'evil.example',
  '',
];

describe('safeReturnPath', () => {
  it.each([
    '/dashboard',
    '/orders/17?tab=open#positions',
    '/search?q=handschuhe%20M&next=https://x.example/',
    '/inventory/product/nitrila%20blau',
    '/',
  ])('follows %s', (path) => expect(safeReturnPath(path, '/dashboard-fallback')).toBe(path));

  it.each(lures)('does not follow %j', (lure) =>
    expect(safeReturnPath(lure, '/dashboard')).toBe('/dashboard'),
  );

  it('leads back to an invitation, which is accepted after the login', () =>
    expect(safeReturnPath('/auth/invitation?token=x', '/dashboard')).toBe('/auth/invitation?token=x'));

  it.each(['/auth', '/auth/login', '/AUTH/login?rurl=/auth/login', '/auth/change-password?token=x'])(
    'does not lead back to %s',
    (path) => expect(safeReturnPath(path, '/dashboard')).toBe('/dashboard'),
  );

  it('takes the fallback when nothing is wanted', () => {
    expect(safeReturnPath(null, '/dashboard')).toBe('/dashboard');
    expect(safeReturnPath(undefined, '/dashboard')).toBe('/dashboard');
  });
});

describe('safeBackUrl', () => {
  it.each([
    '/app/orders?id=5',
    '/',
    'https://marketplace.example/konto?a=b#c',
    'https://marketplace.example',
    'https://PRAXORA.example/app',
    'https://praxora.example:443/app',
  ])('follows %s', (address) => expect(safeBackUrl(address, origins)).toBe(address));

  it.each(lures)('does not follow %j', (lure) => expect(safeBackUrl(lure, origins)).toBe('/app'));

  it('minds scheme and port', () => {
    expect(safeBackUrl('http://praxora.example/app', origins)).toBe('/app');
    expect(safeBackUrl('https://praxora.example:8443/app', origins)).toBe('/app');
    expect(safeBackUrl('http://localhost:3000/app', ['http://localhost:3000'])).toBe(
      'http://localhost:3000/app',
    );
  });
});

/** Pieces from which attacks are made, shuffled. */
const pieces = fc
  .array(
    fc.constantFrom(
      ...['/', '//', '\\', '%2f', '%5c', '%252f', '..', '.', ':', '@', '#', '?', '\t', '\n', ' '],
      ...['evil.example', 'praxora.example', 'https:', 'http:', 'javascript:', 'data:', 'app', 'auth'],
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webUrl(), pieces);

describe('whatever a link says', () => {
  it('the browser stays on our own host after login', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(new URL(safeReturnPath(text, '/dashboard'), own).origin).toBe(own);
      }),
      { numRuns: 5000 },
    );
  });

  it('a legacy user only reaches an allowed origin', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(origins).toContain(new URL(safeBackUrl(text, origins), own).origin);
      }),
      { numRuns: 5000 },
    );
  });
});
