// A long list by keyboard: up and down lead to the same column of the next row, from the search above it into the first row.
import { type RefObject, useEffect, useEffectEvent } from 'react';

const controls = ':is(a, button, input):not(:disabled)';

/** The control that an arrow leads to; undefined: the arrow means something else there, or nothing follows. */
function controlAt(body: HTMLElement, from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const rows = [...body.querySelectorAll<HTMLElement>('tr[aria-rowindex]')];
  if (from.matches('input[type="search"]'))
    return step === 1 ? (rows[0]?.querySelector<HTMLElement>(controls) ?? undefined) : undefined;
  // In a field of a row the arrows change its number.
  if (!body.contains(from) || from.matches('input:not([type="checkbox"])')) return undefined;
  const column = from.closest<HTMLElement>('[data-column]')?.dataset.column;
  const place = rows.findIndex((row) => row.contains(from));
  const onward = step === 1 ? rows.slice(place + 1) : rows.slice(0, place).reverse();
  return onward.flatMap(
    (row) => row.querySelector<HTMLElement>(`[data-column="${column}"] ${controls}`) ?? [],
  )[0];
}

export function useRowKeys(body: RefObject<HTMLElement | null>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!body.current || !(target instanceof HTMLElement)) return;
    const control = controlAt(body.current, target, key === 'ArrowDown' ? 1 : -1);
    if (!control) return;
    event.preventDefault();
    control.focus();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
