import { describe, expect, it } from 'vitest';
import {
  hasFilters,
  type ListView,
  plainView,
  readView,
  sortedBy,
  toggled,
  toQuery,
  writeView,
} from './address.ts';

const read = (text: string) => readView(new URLSearchParams(text));

const full: ListView = {
  search: 'LOT 26 & Co',
  status: ['minimumStock', 'reOrderPoint'],
  expiry: ['expired'],
  storageId: 3,
  manufacturerId: 7,
  costCenterId: 9,
  nonInventory: true,
  discontinued: true,
  sort: 'expiry',
  descending: true,
};

describe('the address of the list', () => {
  it('carries the whole view there and back', () => {
    expect(read(writeView(full).toString())).toEqual(full);
  });

  it('is empty for the list as it opens', () => {
    expect(writeView(plainView).toString()).toBe('');
    expect(read('')).toEqual(plainView);
  });

  it('ignores what nobody could have chosen', () => {
    expect(read('status=full,minimumStock&storage=-1&manufacturer=x&sort=price&nonInventory=1')).toEqual({
      ...plainView,
      status: ['minimumStock'],
    });
  });

  it('knows filters from an order', () => {
    expect(hasFilters({ ...plainView, sort: 'name', descending: true })).toBe(false);
    expect(hasFilters({ ...plainView, storageId: 3 })).toBe(true);
  });

  it('asks the server for what it says, the storage apart', () => {
    expect(toQuery(full)).toEqual({
      search: 'LOT 26 & Co',
      status: 'minimumStock,reOrderPoint',
      expiry: 'expired',
      manufacturerId: 7,
      costCenterId: 9,
      nonInventory: true,
      discontinued: true,
      sort: 'expiry',
      descending: true,
    });
    expect(toQuery(plainView)).toEqual({ search: '', status: '', expiry: '', sort: 'status' });
  });

  it('turns the order round at the second click', () => {
    const byName = { ...plainView, sort: 'name', descending: false } as const;
    expect(sortedBy('name')(plainView)).toEqual({ sort: 'name', descending: false });
    expect(sortedBy('name')(byName)).toEqual({ sort: 'name', descending: true });
    expect(sortedBy('value')({ ...byName, descending: true })).toEqual({ sort: 'value', descending: false });
  });

  it('takes a choice in and out', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});
