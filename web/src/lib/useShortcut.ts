import { useEffect, useEffectEvent, useRef } from 'react';
import { shortcutsAreOn } from './shortcuts.ts';

/** A scanner types letters too, one right after the other: a letter counts when nothing follows for so long. */
const scannerPause = 60;

/** Runs on a single key, wherever the focus is, except where people type or a dialog is open. */
export function useShortcut(key: string, run: () => void) {
  const waiting = useRef<number | undefined>(undefined);
  const runNow = useEffectEvent(run);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    window.clearTimeout(waiting.current);
    // Shift is not looked at: on a German keyboard "/" and "?" need it.
    if (event.key.toLowerCase() !== key || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (isTyping(event.target) || document.querySelector('[aria-modal="true"]') || !shortcutsAreOn()) return;
    if (/[a-z]/.test(key)) {
      waiting.current = window.setTimeout(() => runNow(), scannerPause);
      return;
    }
    event.preventDefault();
    runNow();
  });

  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.clearTimeout(waiting.current);
    };
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
