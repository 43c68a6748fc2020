// A button whose popup is fetched with the first click: what places popups (15 KiB) is not needed before.
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';

interface OnDemandProps {
  /** The button alone, until its popup is there. */
  button: (props: { 'aria-haspopup': 'dialog'; 'aria-expanded': false; onClick: () => void }) => ReactNode;
  /** The same button with its popup, which opens at once (`useOpenedAtOnce`). */
  children: ReactNode;
}

export function OnDemand({ button, children }: OnDemandProps) {
  const [isRequested, setRequested] = useState(false);
  const alone = button({
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onClick: () => setRequested(true),
  });
  return isRequested ? <Suspense fallback={alone}>{children}</Suspense> : alone;
}

interface Popup {
  readonly target: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly toggle: () => void;
}

export function useOpenedAtOnce(): Popup {
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, { open, close, toggle }] = useDisclosure();
  useEffect(() => {
    // It took the place of the button that was clicked: the focus comes back to it when the popup closes.
    target.current?.focus();
    open();
  }, [open]);
  return { target, isOpen, open, close, toggle };
}
