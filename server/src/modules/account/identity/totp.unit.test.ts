import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeAt, findStep, newSecret, otpAuthAddress, stepAt, toBase32 } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('one-time codes', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('are those of RFC 6238, appendix B, at %i s', (seconds, code) => {
    expect(codeAt(secret, stepAt(new Date(seconds * 1000)), 8)).toBe(code);
  });

  it('are those of RFC 4226, appendix D', () => {
    const codes = [
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ];
    expect(codes.map((_, step) => codeAt(secret, step))).toEqual(codes);
  });

  it('count half a minute around their time, and only after the last that was used', () => {
    const now = new Date(1_800_000_000_000);
    const step = stepAt(now);
    const found = [-2, -1, 0, 1, 2].map((away) => findStep(secret, codeAt(secret, step + away), now, 0));
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
    expect(findStep(secret, codeAt(secret, step), now, step - 1)).toBe(step);
    expect(findStep(secret, codeAt(secret, step), now, step), 'used already').toBeNull();
    expect(findStep(secret, codeAt(secret, step - 1), now, step), 'older than the last').toBeNull();
  });

  it('are six digits and nothing else', () => {
    const now = new Date();
    for (const code of ['', '12345', '1234567', '12345x', '１２３４５６'])
      expect(findStep(secret, code, now, 0)).toBeNull();
  });
});

describe('what the app is told', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j in base32 is that of RFC 4648 without padding', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded);
  });

  it('holds whatever stands in a name', () => {
    fc.assert(
      fc.property(fc.string(), fc.emailAddress(), (issuer, account) => {
        const address = new URL(otpAuthAddress(newSecret(), issuer, account));
        expect(address.searchParams.get('issuer')).toBe(issuer);
        expect(address.searchParams.get('secret')).toMatch(/^[A-Z2-7]{32}$/);
        expect(decodeURIComponent(address.pathname)).toBe(`/${issuer}:${account}`);
      }),
    );
  });
});
