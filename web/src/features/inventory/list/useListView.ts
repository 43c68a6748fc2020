import { useSearchParams } from 'react-router';
import { type ListView, readView, writeView } from './address.ts';

export type ChangeView = (change: Partial<ListView>, how?: { replace: boolean }) => void;

/** The view of the address. Typing replaces the entry of the browser's history, a choice adds one. */
export function useListView(): [ListView, ChangeView] {
  const [values, setValues] = useSearchParams();
  return [
    readView(values),
    (change, how = { replace: false }) =>
      setValues((now) => writeView({ ...readView(now), ...change }), { ...how, preventScrollReset: true }),
  ];
}
