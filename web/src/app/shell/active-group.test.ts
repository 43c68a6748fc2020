import { describe, expect, it } from 'vitest';
import { activeGroup } from './active-group.ts';

describe('activeGroup', () => {
  it.each([
    ['/dashboard', 'dashboard'],
    ['/search', 'shop'],
    ['/inventory/product/42', 'shop'],
    ['/re-order', 'reorder'],
    ['/orders', 'orders'],
    ['/orders/rejected', 'orders'],
    ['/orders/17', 'orders'],
    ['/inventory', 'inventory'],
    ['/inventory/article/5/edit', 'inventory'],
    ['/inventory/saved/watchlist', 'inventory'],
    ['/vendors', 'vendors'],
    ['/vendors/custom/3', 'vendors'],
    ['/reports/stock-movements', 'reports'],
    ['/account-management/create-address', 'account'],
    ['/cart/review/2', 'cart'],
    ['/auth/login', null],
    ['/no/such/page', null],
  ])('%s belongs to %s', (pathname, group) => {
    expect(activeGroup(pathname)).toBe(group);
  });
});
