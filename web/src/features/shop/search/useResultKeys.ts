// The results by keyboard: arrows go through them, Enter opens one as every link, A adds it.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { resultsId } from '../../../domain/shop/index.ts';
import { useShortcut } from '../../../lib/useShortcut.ts';
import { isArrow, stepTo } from './result-steps.ts';

const itemsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-result]') ?? []),
];

/** From a result, or from the search above them; elsewhere arrows scroll as ever. */
function leadsToResults(list: HTMLElement | null, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.id === resultsId) return true;
  if (target.matches('[role="combobox"]')) return target.getAttribute('aria-expanded') !== 'true';
  return list?.contains(target) === true && !target.matches('input');
}

export function useResultKeys(list: RefObject<HTMLElement | null>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isArrow(event.key) || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isInField = event.target instanceof HTMLElement && event.target.matches('input');
    if (!leadsToResults(list.current, event.target) || (isInField && event.key !== 'ArrowDown')) return;
    const items = itemsOf(list.current);
    const from = items.findIndex((item) => item.contains(document.activeElement));
    const places = items.map((item) => {
      const { left, top } = item.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top) };
    });
    const link = items[stepTo(places, from, event.key)]?.querySelector<HTMLElement>('a');
    if (!link) return;
    event.preventDefault();
    link.focus();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  // The button that adds, or the plus of what lies there already.
  useShortcut('a', () => {
    const item = itemsOf(list.current).find((one) => one.contains(document.activeElement));
    const buttons = item?.querySelectorAll<HTMLElement>('[data-cart] button');
    buttons?.[buttons.length - 1]?.click();
  });
}
