// The name of a button that shows only a sign, beside it while the mouse rests there. Mantine's Tooltip would bring 15 KiB
// along before the first page; the frame needs no more than this. Who does not see it hears the button's own name.
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './Hint.module.css';

interface HintProps {
  label: string;
  side?: 'below' | 'right';
  disabled?: boolean;
  /** A single element. */
  children: ReactNode;
}

const delay = 300;
const distance = 5;

export function Hint({ label, side = 'below', disabled = false, children }: HintProps) {
  const [place, setPlace] = useState<{ top: number; left?: number; right?: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function enter({ currentTarget, pointerType }: PointerEvent) {
    const target = currentTarget.firstElementChild;
    if (disabled || pointerType === 'touch' || !target) return;
    timer.current = setTimeout(() => {
      const { top, right, bottom, height } = target.getBoundingClientRect();
      setPlace(
        side === 'right'
          ? { top: top + height / 2, left: right + distance }
          : { top: bottom + distance, right: document.documentElement.clientWidth - right },
      );
    }, delay);
  }
  function leave() {
    clearTimeout(timer.current);
    setPlace(null);
  }

  return (
    <span className="contents" onPointerEnter={enter} onPointerLeave={leave} onPointerDown={leave}>
      {children}
      {place &&
        createPortal(
          <span className={classes.hint} data-side={side} style={place} aria-hidden>
            {label}
          </span>,
          document.body,
        )}
    </span>
  );
}
