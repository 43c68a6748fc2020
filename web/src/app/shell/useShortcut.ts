import { useEffect, useEffectEvent } from 'react';
import { shortcutsAreOn } from './shortcuts.ts';

/** Runs on a single key, wherever the focus is, except where people type or a dialog is open. */
export function useShortcut(key: string, run: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Shift is not looked at: on a German keyboard "/" and "?" need it.
    if (event.key !== key || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('[aria-modal="true"]') || !shortcutsAreOn()) return;
    event.preventDefault();
    run();
  });

  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
