import { labelIdOf } from '@praxora/rules/label-id';
import { describe, expect, it } from 'vitest';
import { createScanReader, type KeyRead } from './scanReader.ts';

const label = labelIdOf(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]));

function typed(text: string, gapMs = 5): KeyRead[] {
  const read = createScanReader();
  return [...text].map((key, index) => read(key === '\n' ? 'Enter' : key, index * gapMs));
}

describe('a scanner that types', () => {
  it('is read as one label, and none of its keys reaches a field', () => {
    const keys = typed(`${label.toLowerCase()}\n`);
    expect(keys.every(({ isTaken }) => isTaken)).toBe(true);
    expect(keys.at(-1)?.scanned?.labelId).toBe(label);
  });

  it('says so when it is no label of ours', () => {
    expect(typed('PX12\n').at(-1)?.scanned).toEqual({ labelId: null, text: 'PX12' });
  });

  it('leaves numbers and Enter alone', () => {
    expect(typed('12\n').every(({ isTaken, scanned }) => !isTaken && scanned === null)).toBe(true);
  });

  it('gives the keyboard back to someone who typed a P by mistake', () => {
    const [mistake, later] = typed('P7', 1500);
    expect(mistake?.isTaken).toBe(true);
    expect(later?.isTaken).toBe(false);
  });
});
