// Views of lists are part of the address: a view can be shared, and the back button returns to the former one.
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

/** Fields to change, or a function from the current view to them. */
export type Change<View> = Partial<View> | ((now: View) => Partial<View>);

interface How {
  /** Typing replaces the entry of the browser's history, a choice adds one. */
  readonly replace?: boolean;
  /** Scrolls to the top, such as for another page of a list. */
  readonly isFromTop?: boolean;
}
export type ChangeView<View> = (change: Change<View>, how?: How) => void;

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

  const view = useMemo(() => read(new URLSearchParams(search)), [read, search]);
  const changeView = useCallback<ChangeView<View>>(
    (change, { replace = false, isFromTop = false } = {}) => {
      const now = read(new URLSearchParams(latest.current));
      const values = write({ ...now, ...(typeof change === 'function' ? change(now) : change) });
      // At once: the next change may come before the page is drawn again.
      latest.current = `?${values}`;
      void navigate({ search: values.toString() }, { replace, preventScrollReset: !isFromTop });
    },
    [read, write, navigate],
  );
  return [view, changeView];
}
