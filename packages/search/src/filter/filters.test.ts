import { describe, expect, it } from 'vitest';
import { type FilterParams, KeyedFilters, toFilters as keysOf } from './filters.ts';

/** The filters themselves. */
function filtersOf(params: FilterParams) {
  const known = new KeyedFilters();
  return keysOf(params, known).map((key) => known.get(key));
}

const facet = (name: string, value: string) => ({ kind: 'facet', facet: name, value });
const price = (comparison: string, value: number) => ({ kind: 'price', comparison, value });

describe('facetFilters', () => {
  it('are an AND of ORs', () => {
    expect(filtersOf({ facetFilters: ['hersteller:A', ['lieferanten:B', 'lieferanten:C: D']] })).toEqual([
      facet('hersteller', 'A'),
      { kind: 'any', filters: [facet('lieferanten', 'B'), facet('lieferanten', 'C: D')] },
    ]);
  });

  it('exclude with a hyphen, unless it is escaped', () => {
    expect(filtersOf({ facetFilters: [['hersteller:-A'], 'hersteller:\\-B'] })).toEqual([
      { kind: 'not', filter: facet('hersteller', 'A') },
      facet('hersteller', '-B'),
    ]);
  });

  it('may be written as JSON or as one filter', () => {
    expect(filtersOf({ facetFilters: '[["hersteller:A"]]' })).toEqual([facet('hersteller', 'A')]);
    expect(filtersOf({ facetFilters: 'hierarchicalCategories.lvl1:A > B' })).toEqual([
      facet('hierarchicalCategories.lvl1', 'A > B'),
    ]);
    expect(filtersOf({ facetFilters: [] })).toEqual([]);
    expect(filtersOf({ facetFilters: [[]] })).toEqual([]);
  });
});

describe('equal filters', () => {
  it('have one key, different ones different keys', () => {
    const known = new KeyedFilters();
    const facetFilters = [['hersteller:A', 'hersteller:B'], ['hersteller:A,hersteller:B'], 'hersteller:A'];
    const keys = keysOf({ facetFilters }, known);
    expect(new Set(keys).size).toBe(3);
    expect(keysOf({ facetFilters: [['hersteller:A', 'hersteller:B'], ['hersteller:A']] }, known)).toEqual([
      keys[0],
      keys[2],
    ]);
  });
});

describe('numericFilters', () => {
  it('compare the price', () => {
    expect(filtersOf({ numericFilters: ['preis >= 10.5', ['preis<1', 'preis:2 TO 3']] })).toEqual([
      price('>=', 10.5),
      { kind: 'any', filters: [price('<', 1), { kind: 'all', filters: [price('>=', 2), price('<=', 3)] }] },
    ]);
  });
});

describe('filters', () => {
  it('are AND before OR, with NOT, parentheses and quotes', () => {
    expect(
      filtersOf({ filters: `hersteller:"A B" OR NOT lieferanten:'C' AND (preis < 5 OR preis:1 TO 2)` }),
    ).toEqual([
      {
        kind: 'any',
        filters: [
          facet('hersteller', 'A B'),
          {
            kind: 'all',
            filters: [
              { kind: 'not', filter: facet('lieferanten', 'C') },
              {
                kind: 'any',
                filters: [price('<', 5), { kind: 'all', filters: [price('>=', 1), price('<=', 2)] }],
              },
            ],
          },
        ],
      },
    ]);
  });
});

describe('what cannot be understood is refused with a reason', () => {
  const cases: [FilterParams, string][] = [
    [{ facetFilters: ['hersteller'] }, 'facetFilters: "hersteller" has no value; expected facet:value'],
    [{ facetFilters: ['farbe:rot'] }, '"farbe" is no facet'],
    [{ facetFilters: ['lieferbar:ja'] }, '"lieferbar" is true or false, not "ja"'],
    [{ facetFilters: [[['hersteller:A']]] }, 'facetFilters: expected strings, or lists of strings'],
    [{ facetFilters: 7 }, 'facetFilters: expected a list'],
    [{ facetFilters: '[oops' }, 'facetFilters: not valid JSON'],
    [{ numericFilters: ['preis'] }, 'numericFilters: "preis" is not a comparison such as preis<10'],
    [{ numericFilters: ['gewicht<1'] }, '"gewicht" is not numeric; only preis is'],
    [{ filters: 'hersteller:A AND' }, 'filters: an attribute is missing at the end'],
    [{ filters: '(hersteller:A' }, 'filters: a closing parenthesis is missing'],
    [{ filters: 'hersteller:A hersteller:B' }, 'filters: "hersteller" was not expected there'],
    [{ filters: 'hersteller' }, 'filters: ":" or a comparison is missing at the end'],
    [{ filters: 'preis < viel' }, 'filters: "viel" is not a number'],
    [{ filters: 'hersteller:"A' }, 'filters: not understood at'],
    [{ filters: `${'('.repeat(60)}hersteller:A` }, 'filters: nested too deeply'],
  ];
  it.each(cases)('%j: %s', (params, message) => {
    expect(() => filtersOf(params)).toThrow(message);
  });
});
