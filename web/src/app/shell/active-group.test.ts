import { describe, expect, it } from 'vitest';
import { activeGroup } from './active-group.ts';

describe('activeGroup', () => {
  it.each([
    ['/dashboard', 'dashboard'],
    ['/search', 'shop'],
    ['/assortment', 'assortment'],
    ['/quick-order', 'quickOrder'],
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

  it('tells the two ways into the orders apart by the view', () => {
    expect(activeGroup('/orders', '?view=all')).toBe('allOrders');
    expect(activeGroup('/orders/7', '?view=all&search=px')).toBe('allOrders');
    expect(activeGroup('/orders', '?view=other')).toBe('orders');
    expect(activeGroup('/inventory', '?view=all')).toBe('inventory');
  });
});
