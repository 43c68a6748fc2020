import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reorderFigures } from './reorder-figures.ts';

const row = (group: string, needed: number, isAside = false) => ({ group, needed, isAside });

describe('the figures of the re-order list', () => {
  it('tell what is to be ordered, what of it is below minimum, and what is covered', () => {
    const rows = [
      row('belowMinimum', 3),
      row('belowMinimum', 0),
      row('reOrderPoint', 1),
      row('putHere', 2),
      row('putHere', 0),
      row('belowMinimum', 5, true),
      row('reOrderPoint', 0, true),
    ];
    expect(reorderFigures(rows)).toEqual({ toOrder: 3, belowMinimum: 1, covered: 2 });
    expect(reorderFigures([])).toEqual({ toOrder: 0, belowMinimum: 0, covered: 0 });
  });

  it('make up the list, and those of its groups make up its own', () => {
    const groups = ['belowMinimum', 'reOrderPoint', 'putHere'];
    const rows = fc.array(
      fc.record({ group: fc.constantFrom(...groups), needed: fc.nat(3), isAside: fc.boolean() }),
    );
    fc.assert(
      fc.property(rows, (all) => {
        const { toOrder, covered, belowMinimum } = reorderFigures(all);
        expect(toOrder + covered).toBe(all.filter(({ isAside }) => !isAside).length);
        const parts = groups.map((group) => reorderFigures(all.filter((one) => one.group === group)));
        expect(parts.reduce((sum, part) => sum + part.toOrder, 0)).toBe(toOrder);
        expect(parts.reduce((sum, part) => sum + part.covered, 0)).toBe(covered);
        expect(parts[0]?.toOrder).toBe(belowMinimum);
      }),
    );
  });
});
