// Rows selected in a view of a list. Another view begins without a selection, and Escape clears it.
import { useHotkeys } from '@mantine/hooks';
import { useCallback, useState } from 'react';

type Marked<Key, Row> = ReadonlyMap<Key, Row>;

interface MarkedOfView<Key, Row> {
  readonly view: string;
  readonly rows: Marked<Key, Row>;
}

/** Escape closes what is open first, and empties a field; a box that was just ticked is no such field. */
const isEscapeTaken = (): boolean =>
  document.querySelector('[role="dialog"], [aria-haspopup][aria-expanded="true"]') !== null ||
  document.activeElement?.matches('input:not([type="checkbox"])') === true;

export function useMarkedRows<Key, Row>(view: string): [Marked<Key, Row>, (rows: Marked<Key, Row>) => void] {
  const [none] = useState<Marked<Key, Row>>(() => new Map());
  const [kept, setKept] = useState<MarkedOfView<Key, Row>>({ view: '', rows: none });
  const marked = kept.view === view ? kept.rows : none;
  const mark = useCallback((rows: Marked<Key, Row>) => setKept({ view, rows }), [view]);
  useHotkeys([['Escape', () => isEscapeTaken() || mark(new Map())]], []);
  return [marked, mark];
}
