import { expect, it } from 'vitest';
import { readUdi } from './udi.ts';

const today = '2026-11-19';
const gs = '\u001d';

it.each([
  [
    'a GS1 code in print',
    '(01)04012345678901(17)300131(10)NB-1(21)SN-77',
    { text: '(01)04012345678901(10)NB-1(17)300131(21)SN-77', lot: 'NB-1', serial: 'SN-77' },
  ],
  [
    'the same with separators',
    `]d201040123456789011730013110NB-1${gs}21SN-77`,
    { text: '(01)04012345678901(10)NB-1(17)300131(21)SN-77', lot: 'NB-1', serial: 'SN-77' },
  ],
  [
    'a code without batch and serial number',
    '(01)04012345678901',
    { text: '(01)04012345678901', lot: '', serial: '' },
  ],
])('%s', (_, code, read) => {
  expect(readUdi(code, today)).toEqual(read);
});

it.each(['', 'hello', '4012345678901', '(10)NB-1', 'PX4TBN90XHX'])('%j names no device', (code) => {
  expect(readUdi(code, today)).toBeNull();
});

it('what it writes is read again as the same', () => {
  const once = readUdi(`0104012345678901${gs}10A(1)${gs}21S`, today);
  expect(once).not.toBeNull();
  expect(readUdi(once?.text ?? '', today)).toEqual(once);
});
