import { useSearchParams } from 'react-router';
import { type OrderView, readView, writeView } from './address.ts';

export type ChangeView = (change: Partial<OrderView>, how?: { replace: boolean }) => void;

/** The view of the address. Typing replaces the entry of the browser's history, a choice adds one. */
export function useOrderView(): [OrderView, ChangeView] {
  const [values, setValues] = useSearchParams();
  return [
    readView(values),
    (change, how = { replace: false }) =>
      // Another selection begins at its first page.
      setValues((now) => writeView({ ...readView(now), page: 1, ...change }), {
        ...how,
        preventScrollReset: true,
      }),
  ];
}
