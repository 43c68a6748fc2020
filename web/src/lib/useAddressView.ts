// What a list shows stands in the address: a view can be shared, and the way back leads to the former one.
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

/** What to change, or what to make of the view as it is by then. */
type Change<View> = Partial<View> | ((now: View) => Partial<View>);

/** Typing replaces the entry of the browser's history, a choice adds one. */
export type ChangeView<View> = (change: Change<View>, how?: { replace: boolean }) => void;

interface Form<View> {
  readonly read: (values: URLSearchParams) => View;
  readonly write: (view: View) => URLSearchParams;
}

export function useAddressView<View>({ read, write }: Form<View>): [View, ChangeView<View>] {
  const location = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  // Where the page is going counts, or a second click would undo what the first one asked for.
  const search = next?.pathname === location.pathname ? next.search : location.search;
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);

  return [
    read(new URLSearchParams(search)),
    (change, how = { replace: false }) => {
      const now = read(new URLSearchParams(latest.current));
      const values = write({ ...now, ...(typeof change === 'function' ? change(now) : change) });
      // At once: the next change may come before the page is drawn again.
      latest.current = `?${values}`;
      void navigate({ search: values.toString() }, { ...how, preventScrollReset: true });
    },
  ];
}
