import { type RefObject, useEffect, useState } from 'react';
import { type RowRange, rowsInSight } from './row-window.ts';

/** Follows scrolling and resizing; draws anew only when other rows come into sight. */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  { rowHeight, total }: { rowHeight: number; total: number },
): RowRange {
  const [range, setRange] = useState<RowRange>({ first: 0, end: 20 });
  useEffect(() => {
    function look() {
      if (!body.current) return;
      const { top } = body.current.getBoundingClientRect();
      const next = rowsInSight({ top, viewHeight: window.innerHeight, rowHeight, total });
      setRange((now) => (now.first === next.first && now.end === next.end ? now : next));
    }
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [body, rowHeight, total]);
  return range;
}
