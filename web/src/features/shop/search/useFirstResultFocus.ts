// Who searches by Enter goes on in the results: the first one has the focus as soon as it is there.
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { leadsIntoResults } from '../../../domain/shop/index.ts';

/** `isShown`: the results of this query are there, not those of the one before. */
export function useFirstResultFocus(
  list: RefObject<HTMLElement | null>,
  query: string,
  isShown: boolean,
): void {
  const { state, key } = useLocation();
  const isNew = useNavigationType() !== 'POP' && leadsIntoResults(state);
  const handled = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!isNew || !isShown || handled.current === key) return;
    handled.current = key;
    if (!isBusyElsewhere(query)) list.current?.querySelector<HTMLElement>('[data-result] a')?.focus();
  }, [isNew, isShown, key, list, query]);
}

/** Whoever types the next search, or has gone on to a filter or a dialog, stays there. */
function isBusyElsewhere(query: string): boolean {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.matches('[role="combobox"]'))
    return activeElement.value.trim() !== query;
  return activeElement?.matches('input, select, textarea, [role="dialog"] *') === true;
}
