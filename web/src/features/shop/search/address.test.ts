import { describe, expect, it } from 'vitest';
import {
  changed,
  emptyAddress,
  hasFilters,
  isStart,
  readAddress,
  searchPath,
  writeAddress,
} from './address.ts';

const full = {
  query: 'nitril m',
  categories: ['Einweg & PSA', 'Hygiene > Flächen'],
  manufacturers: ['Sanaris'],
  vendors: ['Depotia', 'Müller & Söhne'],
  sizes: ['M', '7,5'],
  only: ['inStock', 'bought'],
  price: { fromCents: 550, toCents: 20_000 },
  sort: 'price',
  page: 3,
  view: 'list',
} as const;

describe('the address of a search', () => {
  it('says everything and is read back the same', () => {
    expect(readAddress(writeAddress(full))).toEqual(full);
    expect(readAddress(`?${writeAddress(full)}`)).toEqual(full);
  });

  it('has readable names and leaves out what is as usual', () => {
    expect(
      writeAddress({ ...emptyAddress, query: 'gloves', vendors: ['Depotia'], sort: 'price', page: 2 }),
    ).toBe('query=gloves&vendor=Depotia&sort=price&page=2');
    expect(searchPath(emptyAddress)).toBe('/search');
    expect(searchPath({ ...emptyAddress, query: 'a b' })).toBe('/search?query=a+b');
  });

  it('bears whatever stands there', () => {
    expect(readAddress('?priceFrom=-1&priceTo=1e9')).toEqual(emptyAddress);
    expect(hasFilters(readAddress('?priceTo=5.5'))).toBe(true);
    expect(readAddress('?only=toString&only=&sort=dearest')).toEqual(emptyAddress);
    expect(hasFilters(readAddress('?only=stocked'))).toBe(true);
    for (const page of ['0', '-1', '1.5', 'two', '', '9999999']) {
      expect(readAddress(`?page=${page}`).page).toBe(1);
    }
    expect(readAddress('?sort=name&view=cloud&query=%20 &category=&vendor=A&vendor=A&other=1')).toEqual({
      ...emptyAddress,
      vendors: ['A'],
    });
  });

  it('goes back to the first page when something else is searched for', () => {
    expect(changed(full, { vendors: [] })).toEqual({ ...full, vendors: [], page: 1 });
    expect(changed(full, { sort: 'relevance' }).page).toBe(1);
    expect(changed(full, { view: 'grid' })).toEqual({ ...full, view: 'grid' });
    expect(changed(full, { page: 4 }).page).toBe(4);
  });

  it('knows a start from a search', () => {
    expect(isStart({ ...emptyAddress, view: 'list' })).toBe(true);
    expect(isStart({ ...emptyAddress, page: 2 })).toBe(false);
    expect(isStart({ ...emptyAddress, query: 'x' })).toBe(false);
    expect(hasFilters({ ...emptyAddress, query: 'x' })).toBe(false);
    expect(hasFilters({ ...emptyAddress, categories: ['A'] })).toBe(true);
  });
});
