import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenValues, findDifferences, type Side, usualSide } from './differences.ts';

const base = { name: 'Masken', minimum: 5, notice: '', storages: [1] };
const names = ['name', 'minimum', 'notice', 'storages'] as const;

describe('two who changed the same', () => {
  it('differ in what the other one changed and this one does not say', () => {
    const mine = { ...base, name: 'Masken blau', minimum: 8 };
    const theirs = { ...base, name: 'Masken grün', minimum: 8, notice: 'knapp', storages: [2] };
    expect(findDifferences(names, { base, mine, theirs })).toEqual([
      { name: 'name', isContested: true },
      { name: 'notice', isContested: false },
      { name: 'storages', isContested: false },
    ]);
  });

  it('do not differ in what only this one changed', () => {
    expect(findDifferences(names, { base, mine: { ...base, minimum: 8 }, theirs: base })).toEqual([]);
  });
});

const values = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) });
const sides = fc.record({
  a: fc.constantFrom<Side>('theirs', 'mine'),
  b: fc.constantFrom<Side>('theirs', 'mine'),
  c: fc.constantFrom<Side>('theirs', 'mine'),
});

describe('whatever is chosen', () => {
  it('nothing is lost that was not asked about, and every choice holds', () => {
    fc.assert(
      fc.property(values, values, values, sides, (first, mine, theirs, chosen) => {
        const differences = findDifferences(['a', 'b', 'c'] as const, { base: first, mine, theirs });
        const result = chosenValues(differences, ({ name }) => chosen[name], { mine, theirs });
        for (const name of ['a', 'b', 'c'] as const) {
          const isAsked = differences.some((one) => one.name === name);
          expect(result[name]).toBe(isAsked && chosen[name] === 'theirs' ? theirs[name] : mine[name]);
          // A change of theirs that nobody was asked about is in the result, because both say the same.
          if (!isAsked && theirs[name] !== first[name]) expect(result[name]).toBe(theirs[name]);
        }
      }),
    );
  });

  it('by itself it keeps what was typed here, and what only the other one changed', () => {
    fc.assert(
      fc.property(values, values, values, (first, mine, theirs) => {
        const differences = findDifferences(['a', 'b', 'c'] as const, { base: first, mine, theirs });
        const result = chosenValues(differences, usualSide, { mine, theirs });
        for (const name of ['a', 'b', 'c'] as const)
          expect(result[name]).toBe(mine[name] === first[name] ? theirs[name] : mine[name]);
      }),
    );
  });
});
