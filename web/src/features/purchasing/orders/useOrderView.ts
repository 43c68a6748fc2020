import { type ChangeView as Changing, useAddressView } from '../../../lib/useAddressView.ts';
import { type OrderView, readView, writeView } from './address.ts';

export type ChangeView = Changing<OrderView>;

export function useOrderView(): [OrderView, ChangeView] {
  const [view, change] = useAddressView({ read: readView, write: writeView });
  return [
    view,
    // A changed selection starts at its first page.
    (wanted, how) =>
      change((now) => ({ page: 1, ...(typeof wanted === 'function' ? wanted(now) : wanted) }), how),
  ];
}
