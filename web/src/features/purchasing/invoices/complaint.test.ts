import { describe, expect, it } from 'vitest';
import { complaintLines, withVat } from './complaint.ts';
import type { Difference, MatchedLine } from './matched-lines.ts';

const line = (
  key: string,
  ...differences: readonly (readonly [Difference['kind'], number])[]
): MatchedLine => ({
  key,
  name: key,
  number: null,
  picture: null,
  lineIndex: 0,
  positionId: 1,
  ordered: 3,
  orderedCents: 300,
  received: 3,
  invoiced: 3,
  invoicedCents: 400,
  agreedCents: 300,
  differences: differences.map(([kind, cents]) => ({ kind, cents, quantity: null })),
});

const lines = [
  line('a', ['NOT_DELIVERED', 4360], ['PRICE_HIGHER', 480]),
  line('b', ['PRICE_LOWER', -20]),
  line('c', ['CHARGE_NOT_AGREED', 590]),
];
const shown = (reasons: Parameters<typeof complaintLines>[1]) =>
  complaintLines(lines, reasons).map(({ line: { key }, kind, cents }) => `${key} ${kind} ${cents}`);

describe('a complaint', () => {
  it('names every difference that costs something', () => {
    expect(shown({})).toEqual(['a NOT_DELIVERED 4360', 'a PRICE_HIGHER 480', 'c CHARGE_NOT_AGREED 590']);
  });

  it('leaves out what is in order, and takes the reason that was chosen', () => {
    expect(shown({ a: 'OTHER_ARTICLE', c: 'OK' })).toEqual(['a OTHER_ARTICLE 4840']);
    expect(shown({ a: 'NOT_DELIVERED', c: 'OK' })).toHaveLength(2);
  });
});

it('an amount gets the share of VAT that the document has', () => {
  expect(withVat(5430, { netCents: 41_184, grossCents: 49_009 })).toBe(6462);
  expect(withVat(5430, { netCents: null, grossCents: 49_009 })).toBe(5430);
});
