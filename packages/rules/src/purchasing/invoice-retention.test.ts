import { expect, it } from 'vitest';
import { keepUntil } from './invoice-retention.ts';

it('keeps invoices to the end of the eighth year in Germany and of the seventh in Austria', () => {
  expect(keepUntil('DE', '2026-11-16')).toBe('2034-12-31');
  expect(keepUntil('DE', '2026-01-01')).toBe('2034-12-31');
  expect(keepUntil('DE', '2014-12-31')).toBe('2024-12-31');
  expect(keepUntil('AT', '2026-11-16')).toBe('2033-12-31');
  expect(() => keepUntil('CH', '2026-01-01')).toThrow(RangeError);
});
