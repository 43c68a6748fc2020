import { describe, expect, it } from 'vitest';
import { type ProductHit, toProductHit } from '../../../../lib/marketplace/product-hit.ts';
import { nextActive, toOptions } from './options.ts';

function hit(objectID: string): ProductHit {
  return toProductHit({ objectID, titel: '', url: '', preis: 1, bild: '', hersteller: '', nummern: [] });
}

describe('the options', () => {
  it('are at most four suggestions, then the products', () => {
    const options = toOptions({
      queries: ['a', 'b', 'c', 'd', 'e'].map((query) => ({ query, marked: query })),
      choices: ['1', '2', '3'].map((id) => ({ hit: hit(id), variantCount: 0 })),
      products: {
        hits: ['1', '2', '3'].map(hit),
        nbHits: 9,
        nbPages: 3,
        firstPosition: 1,
        index: 'products',
        queryID: 'q',
      },
    });
    expect(options.map((option) => (option.kind === 'query' ? option.query : option.hit.objectID))).toEqual([
      'a',
      'b',
      'c',
      'd',
      '1',
      '2',
      '3',
    ]);
    expect(options.flatMap((option) => (option.kind === 'product' ? [option.position] : []))).toEqual([
      1, 2, 3,
    ]);
  });

  it('are none before there is an answer', () => {
    expect(toOptions(undefined)).toEqual([]);
  });
});

it('the arrow keys run through all options, the field, and round', () => {
  expect([-1, 0, 1].map((active) => nextActive(active, 1, 2))).toEqual([0, 1, -1]);
  expect([-1, 0, 1].map((active) => nextActive(active, -1, 2))).toEqual([1, -1, 0]);
});
