import { describe, expect, it } from 'vitest';
import { epcCode, isIban } from './epc-code.ts';

const transfer = {
  beneficiary: 'Depotia GmbH',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
  cents: 48_029,
  reference: 'RE-2026-88417',
};

describe('the EPC code', () => {
  it('holds beneficiary, account, amount and reference in the order of the standard', () => {
    expect(epcCode(transfer)).toBe(
      'BCD\n002\n1\nSCT\nBYLADEM1001\nDepotia GmbH\nDE02120300000000202051\nEUR480.29\n\n\nRE-2026-88417',
    );
  });

  it('is not made for a wrong account, no name, or nothing to pay', () => {
    expect(epcCode({ ...transfer, iban: 'DE03120300000000202051' })).toBeNull();
    expect(epcCode({ ...transfer, beneficiary: ' ' })).toBeNull();
    expect(epcCode({ ...transfer, cents: 0 })).toBeNull();
    expect(epcCode({ ...transfer, cents: -100 })).toBeNull();
  });

  it('keeps line breaks of a name or reference out of its own lines, and to the lengths of the standard', () => {
    const code = epcCode({ ...transfer, bic: 'no', beneficiary: 'A\nB', reference: `x\n${'y'.repeat(200)}` });
    const lines = (code ?? '').split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[4]).toBe('');
    expect(lines[5]).toBe('A B');
    expect(lines[10]).toHaveLength(140);
  });
});

it('IBANs have right check digits', () => {
  expect(['AT611904300234573201', 'DE02120300000000202051'].map(isIban)).toEqual([true, true]);
  expect(['AT611904300234573202', 'DE', '', '4711'].map(isIban)).toEqual([false, false, false, false]);
});
