// The decision a page ends in, at the lower edge while the page scrolls beneath.
import type { ReactNode } from 'react';
import classes from './FootBar.module.css';

interface FootBarProps {
  note?: ReactNode;
  /** A phone has no room for a note that only explains. */
  phoneLeavesNoteOut?: boolean;
  children: ReactNode;
}

export function FootBar({ note, phoneLeavesNoteOut = false, children }: FootBarProps) {
  return (
    <>
      <div className={classes.room} />
      <div className={classes.root} data-foot-bar data-page-end>
        <div className={classes.note} data-wide-only={phoneLeavesNoteOut || undefined}>
          {note}
        </div>
        <div className={`${classes.actions} wrap gap-8`}>{children}</div>
      </div>
    </>
  );
}
