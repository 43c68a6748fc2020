import { expect, test } from 'vitest';
import { readFailure, writeFailure } from './transmission-failure.ts';

test('reason and detail survive being written', () => {
  const text = writeFailure('mail-refused', '550 5.1.1 <a@b.example>:\n  unknown: user');
  expect(text).toBe('mail-refused: 550 5.1.1 <a@b.example>: unknown: user');
  expect(readFailure(text)).toEqual({
    reason: 'mail-refused',
    detail: '550 5.1.1 <a@b.example>: unknown: user',
  });
});

test('what no database keeps is left out, whatever the other side sent', () => {
  const half = '😀'.slice(0, 1);
  const text = writeFailure('webhook-error', `a\0b${half}c\u0007d`);
  expect(text).toBe('webhook-error: a bc d');
  expect(readFailure(`odd\0${half}`)).toEqual({ reason: 'unexpected', detail: 'odd' });
  // Not even where it is cut.
  expect(writeFailure('webhook-error', `${'x'.repeat(499)}😀`)).toBe(`webhook-error: ${'x'.repeat(499)}`);
});

test('anything else was not expected', () => {
  expect(readFailure('deadlock detected')).toEqual({ reason: 'unexpected', detail: 'deadlock detected' });
  expect(readFailure('')).toEqual({ reason: 'unexpected', detail: '' });
});
