// A question over the screen: it takes the focus, and nothing behind it can be pressed.
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './Sheet.module.css';

interface SheetProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

export function Sheet({ title, children, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-modal="true"
      aria-label={title}
      onClose={onClose}
      data-busy
    >
      <h2 className="fz-19 fw-620 mb-14 p-0-4">{title}</h2>
      {children}
    </dialog>
  );
}
