import { expect, test } from 'vitest';
import { codeIn, missingCharacters, readPairingCode } from './pairing.ts';

test('a code is read as people type it, and out of the link of its picture', () => {
  for (const text of ['k7qf3m9t', 'K7QF-3M9T', ' K7QF 3M9T ', 'https://praxora.example/scan#K7QF3M9T'])
    expect(codeIn(text), text).toBe('K7QF3M9T');
  expect(missingCharacters(codeIn('K7QF-3M'))).toBe(2);
});

test('the camera takes pairing codes and leaves labels and packs alone', () => {
  expect(readPairingCode('https://praxora.example/scan#K7QF3M9T')).toBe('K7QF3M9T');
  expect(readPairingCode('K7QF-3M9T')).toBe('K7QF3M9T');
  for (const text of [
    'PX000000000',
    '4006381333931',
    'https://praxora.example/',
    'https://x.example/scan#K7',
  ])
    expect(readPairingCode(text), text).toBeNull();
});
