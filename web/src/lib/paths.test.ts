import { pageWords } from '@praxora/contract/shared/page-words';
import { describe, expect, it } from 'vitest';
import { paths, pathTo } from './paths.ts';

it('begins each path with a word that the server answers the app for', () => {
  const words = Object.values(paths).map(({ path }) => path.split('/')[1]);
  expect([...new Set(words)].sort()).toEqual(pageWords);
});

describe('pathTo', () => {
  it('fills in parameters, safely', () => {
    expect(pathTo('article', { articleId: 5 })).toBe('/inventory/article/5');
    expect(pathTo('product', { productId: 'a/b' }, { objectID: '77' })).toBe(
      '/inventory/product/a%2Fb?objectID=77',
    );
  });

  it('leaves out what is optional', () => {
    expect(pathTo('vendors')).toBe('/vendors');
    expect(pathTo('vendors', { vendorId: 3 })).toBe('/vendors/3');
    expect(pathTo('search', {}, { q: 'gloves & masks', page: undefined, sort: null })).toBe(
      '/search?q=gloves+%26+masks',
    );
  });

  it('refuses a path with a gap', () => {
    const params = {} as { articleId: number };
    expect(() => pathTo('article', params)).toThrow('articleId');
  });
});
