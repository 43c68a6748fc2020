import { useEffect, useEffectEvent } from 'react';
import { createScanReader } from './scanReader.ts';

/** Listens for scanned labels as long as the page stands. */
export function useScan(onScan: (labelId: string | null, text: string) => void): void {
  const tell = useEffectEvent(onScan);
  useEffect(() => {
    const read = createScanReader();
    function listen(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      // Fields for words (the product search above) take letters; the fields of counts do not.
      const field = event.target instanceof Element ? event.target.closest('input, textarea') : null;
      if (field && !field.hasAttribute('data-count')) return;
      const { isTaken, scanned } = read(event.key, event.timeStamp);
      if (!isTaken) return;
      event.preventDefault();
      event.stopPropagation();
      if (scanned) tell(scanned.labelId, scanned.text);
    }
    // Before any field sees the key.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}
