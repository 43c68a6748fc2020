// A link that was clicked says so at once: while the next page is fetched and drawn, the present one stays, and nothing else would move.
import { useEffect } from 'react';
import { useLocation } from 'react-router';

const forgetAll = (): void => {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-going]')) delete link.dataset.going;
};

export function useGoing(): void {
  const { key } = useLocation();
  useEffect(() => {
    const mark = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      // The router takes its links over from the browser.
      if (!(link instanceof HTMLElement) || !event.defaultPrevented) return;
      forgetAll();
      link.dataset.going = '';
    };
    document.addEventListener('click', mark);
    return () => document.removeEventListener('click', mark);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new address the page is there.
  useEffect(() => forgetAll(), [key]);
}
