import { expect, test } from 'vitest';
import { loggedAddress } from './logging.ts';

test.each([
  ['/pro/orders/12/pdf?token=secret', '/pro/orders/:orderId/pdf', '/pro/orders/12/pdf'],
  [
    '/pro/stock/undo/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    '/pro/stock/undo/:bookingId',
    '/pro/stock/undo/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  ],
  ['/pro/check/email/anna@praxis.example', '/pro/check/email/:email', '/pro/check/email/:email'],
  ['/pro/orders/secret', '/pro/orders/:orderId', '/pro/orders/:orderId'],
  ['/pro/log%69n', '/pro/login', '/pro/login'],
  ['/pro/secret/secret?secret', undefined, '/pro/…'],
  ['/secret', undefined, '/…'],
  ['/secret/pro', '/*', '/…'],
  ['/assets/secret.js', '/*', '/assets/…'],
  ['/', '/', '/'],
])('%s is logged without what somebody typed', (url, route, logged) =>
  expect(loggedAddress(url, route)).toBe(logged),
);
