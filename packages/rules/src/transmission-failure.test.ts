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

test('anything else was not expected', () => {
  expect(readFailure('deadlock detected')).toEqual({ reason: 'unexpected', detail: 'deadlock detected' });
  expect(readFailure('')).toEqual({ reason: 'unexpected', detail: '' });
});
