import { type ChangeView as Changing, useAddressView } from '../../../lib/useAddressView.ts';
import { type OrderView, readView, writeView } from './address.ts';

export type ChangeView = Changing<OrderView>;

/** A changed selection starts at its first page; what is chosen again as it is stays where it was. */
function withPage(now: OrderView, wanted: Partial<OrderView>): Partial<OrderView> {
  const isSame = writeView({ ...now, ...wanted }).toString() === writeView(now).toString();
  return isSame ? wanted : { page: 1, ...wanted };
}

export function useOrderView(): [OrderView, ChangeView] {
  const [view, change] = useAddressView({ read: readView, write: writeView });
  return [
    view,
    (wanted, how) => change((now) => withPage(now, typeof wanted === 'function' ? wanted(now) : wanted), how),
  ];
}
