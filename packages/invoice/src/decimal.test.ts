import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal } from './decimal.ts';

const read = (text: string): Decimal => Decimal.read(text) ?? expect.fail(`${text} is no decimal`);
const cents = fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }).map((units) => new Decimal(units, 2));

describe('Decimal', () => {
  it('reads what XML Schema calls a decimal, and writes it as it stood there', () => {
    for (const text of ['0', '7', '2.50', '-3.1', '0.005', '-0.10']) expect(read(text).toString()).toBe(text);
    expect(read('+5.').toString()).toBe('5');
    expect(read('.5').toString()).toBe('0.5');
    expect(read('007.10').toString()).toBe('7.10');
  });

  it('refuses everything else, and numbers too long for an amount', () => {
    const texts = [
      '',
      '.',
      '-',
      '2,5',
      '1e3',
      '1 000',
      '1.000,00',
      'NaN',
      '٣',
      '12345678901234',
      `1.${'0'.repeat(21)}`,
    ];
    for (const text of texts) expect([text, Decimal.read(text)]).toEqual([text, null]);
  });

  it('rounds halves away from zero', () => {
    const rounded = ['1.005', '1.004', '-1.005', '-1.004', '0.5', '2'].map((text) =>
      read(text).rounded(2).toString(),
    );
    expect(rounded).toEqual(['1.01', '1.00', '-1.01', '-1.00', '0.50', '2.00']);
    expect(read('10').dividedBy(read('3'), 4)?.toString()).toBe('3.3333');
    expect(read('-1').dividedBy(read('8'), 2)?.toString()).toBe('-0.13');
    expect(read('1').dividedBy(Decimal.zero, 2)).toBeNull();
  });

  it('adds and takes away without loss', () => {
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        expect(one.plus(other).minus(other).equals(one)).toBe(true);
        expect(one.plus(other).toCents()).toBe(Number(one.units + other.units));
        expect(read(one.toString()).equals(one)).toBe(true);
      }),
    );
  });
});
