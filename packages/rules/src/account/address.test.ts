import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFaults } from './address.ts';

const right = { country: 'DE', postcode: '80331', phone: '089 99998-120', mobile: '', fax: '', vatId: '' };
const faults = (change: Partial<typeof right>) => addressFaults({ ...right, ...change });

describe('an address', () => {
  it('may leave its numbers out', () => {
    expect(faults({ phone: '', vatId: '' })).toEqual([]);
    expect(faults({ phone: ' ', vatId: ' ' })).toEqual([]);
  });

  it.each([
    ['DE', '80331', []],
    ['DE', ' 01067 ', []],
    ['DE', 'xx!', ['POSTCODE_DE']],
    ['DE', '1070', ['POSTCODE_DE']],
    ['DE', '803311', ['POSTCODE_DE']],
    ['DE', 'D-80331', ['POSTCODE_DE']],
    ['AT', '1070', []],
    ['AT', '80331', ['POSTCODE_AT']],
    ['AT', 'A-1070', ['POSTCODE_AT']],
    ['CH', '8001', []],
    ['NL', '1011 AB', []],
    ['NL', 'xx!', ['INCORRECT_VALUE']],
  ])('in %s with the postcode %s', (country, postcode, codes) =>
    expect(faults({ country, postcode }).map(({ code }) => code)).toEqual(codes),
  );

  it('has as many digits in its postcode as its country says', () => {
    fc.assert(
      fc.property(fc.constantFrom('DE', 'AT'), fc.stringMatching(/^\d{1,8}$/), (country, postcode) => {
        const isRight = postcode.length === (country === 'DE' ? 5 : 4);
        expect(faults({ country, postcode }).length === 0).toBe(isRight);
      }),
    );
  });

  it('tells each field that is wrong', () => {
    const wrong = { postcode: 'xx!', phone: 'abc', mobile: '1', fax: '?', vatId: 'zzz' };
    expect(faults(wrong)).toEqual([
      { field: 'postcode', code: 'POSTCODE_DE' },
      { field: 'phone', code: 'PHONE_FORM' },
      { field: 'mobile', code: 'PHONE_FORM' },
      { field: 'fax', code: 'PHONE_FORM' },
      { field: 'vatId', code: 'VAT_ID_FORM' },
    ]);
  });

  it('leaves VAT ids of other countries to them', () => {
    expect(faults({ country: 'CH', postcode: '8001', vatId: 'CHE-123.456.788' })).toEqual([]);
    expect(faults({ country: 'CH', postcode: '8001', vatId: 'DE308172643' })).toEqual([
      { field: 'vatId', code: 'VAT_ID_CHECK_DIGIT' },
    ]);
    expect(faults({ country: 'AT', postcode: '1070', vatId: 'DE136695976' })).toEqual([]);
    expect(faults({ vatId: 'CHE-123.456.788' })).toEqual([{ field: 'vatId', code: 'VAT_ID_FORM' }]);
  });
});
