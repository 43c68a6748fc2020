// The place on the screen that a step of the tour speaks of, while the window is scrolled and changes its size.
import { useEffect, useState } from 'react';
import type { Rectangle } from './place.ts';

function findVisible(selector: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return found.find((one) => one.getClientRects().length > 0) ?? null;
}

/** Null: it is not on this screen. */
export function useTarget(selector: string): Rectangle | null {
  const [place, setPlace] = useState<Rectangle | null>(null);
  useEffect(() => {
    const target = findVisible(selector);
    target?.scrollIntoView({ block: 'nearest' });
    const measure = () => {
      const { left, top, width, height } = target?.getBoundingClientRect() ?? {};
      setPlace(
        left === undefined || top === undefined || width === undefined || height === undefined
          ? null
          : { left, top, width, height },
      );
    };
    measure();
    // What loads above moves what stands below.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [selector]);
  return place;
}
