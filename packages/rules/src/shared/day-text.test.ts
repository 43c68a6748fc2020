import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths } from './calendar.ts';
import { readDay } from './day-text.ts';

const expiry = { monthIsEnough: true };
const plain = { monthIsEnough: false };

describe('a day as it is typed', () => {
  test.each([
    ['0329', '2029-03-31'],
    ['03/29', '2029-03-31'],
    ['3.29', '2029-03-31'],
    ['03 2029', '2029-03-31'],
    ['032029', '2029-03-31'],
    ['0228', '2028-02-29'],
    ['0227', '2027-02-28'],
    ['31.03.2029', '2029-03-31'],
    ['1.3.29', '2029-03-01'],
    ['310329', '2029-03-31'],
    ['01032029', '2029-03-01'],
    ['2029-03-31', '2029-03-31'],
    [' 15/06/2027 ', '2027-06-15'],
  ])('%s is %s', (text, day) => {
    expect(readDay(text, expiry)).toBe(day);
  });

  test.each([
    '',
    '1',
    '03',
    '032',
    '1329',
    '0029',
    '31.02.2029',
    '31.03.',
    '3/2',
    '3/202',
    'März',
    '1.2.3.4',
  ])('%s is none', (text) => {
    expect(readDay(text, expiry)).toBeNull();
  });

  test('a month is no day where a day is asked for', () => {
    expect(readDay('0329', plain)).toBeNull();
    expect(readDay('03/29', plain)).toBeNull();
    expect(readDay('032029', plain)).toBeNull();
    expect(readDay('310329', plain)).toBe('2029-03-31');
  });

  test('every month typed short is its last day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const two = (value: number) => String(value).padStart(2, '0');
        const read = readDay(two(month) + two(year), expiry);
        expect(read?.slice(0, 7)).toBe(`20${two(year)}-${two(month)}`);
        // The day after it lies in the next month.
        expect(addMonths(`20${two(year)}-${two(month)}-31`, 0)).toBe(read);
      }),
    );
  });
});
