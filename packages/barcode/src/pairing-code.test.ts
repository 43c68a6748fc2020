import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePairingCode, readPairingCode, shownPairingCode } from './pairing-code.ts';

const randomBytes = fc.uint8Array({ minLength: 8, maxLength: 8 });

describe('a pairing code', () => {
  test('has eight characters nobody mistakes for one another', () => {
    fc.assert(
      fc.property(randomBytes, (bytes) => {
        expect(makePairingCode(bytes)).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
      }),
    );
    expect(() => makePairingCode(new Uint8Array(7))).toThrow(RangeError);
  });

  test('is read however it is typed', () => {
    fc.assert(
      fc.property(randomBytes, (bytes) => {
        const code = makePairingCode(bytes);
        for (const typed of [
          code.toLowerCase(),
          shownPairingCode(code),
          ` ${code.slice(0, 4)}-${code.slice(4)} `,
        ])
          expect(readPairingCode(typed)).toBe(code);
      }),
    );
    expect(readPairingCode('oil0 aBcD')).toBe('0110ABCD');
  });

  test.each(['', 'ABCDEFG', 'ABCDEFGH9', 'ABCDEFGU', 'ÄBCDEFGH', '🙂'])('is not read from %j', (text) => {
    expect(readPairingCode(text)).toBeNull();
  });
});
