import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toFingerprint } from './fingerprint.ts';

const hex = (value: unknown) => toFingerprint(value).toString('hex');

/** The same value with the fields of every object in reverse order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, turned(member)]),
  );
}

/** Without `__proto__`, which an object literal takes for something else than a field. */
const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));

test('does not see the order of fields', () => {
  fc.assert(fc.property(json, (value) => void expect(hex(turned(value))).toBe(hex(value))));
});

test('sees every other difference', () => {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .sort(([one], [other]) => (one < other ? -1 : 1))
              .map(([name, member]) => [name, sorted(member)]),
          )
        : value;
  fc.assert(
    fc.property(json, json, (one, other) => {
      const same = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
      expect(hex(one) === hex(other)).toBe(same);
    }),
  );
});

test.each([
  [{ amount: 1 }, { amount: '1' }],
  [{ amount: 1 }, { amount: 1, batch: null }],
  [
    [1, 2],
    [2, 1],
  ],
  [[[1], 2], [[1, 2]]],
  [{}, []],
  [null, 'null'],
  [{ a: { b: 1 } }, { a: {}, b: 1 }],
  [['a,b'], ['a', 'b']],
])('tells %j from %j', (one, other) => {
  expect(hex(one)).not.toBe(hex(other));
});

test('goes as deep as a body may be, and takes as many as it may hold', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  const many = Array.from({ length: 500_000 }, () => 1);
  expect(hex(deep)).not.toBe(hex(many));
});
