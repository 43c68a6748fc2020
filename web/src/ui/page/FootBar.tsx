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
      <div
        className={`${classes.root} wrap gap-10-24 items-center bg-sheet line-top bottom-0 spread sticky`}
        data-foot-bar
        data-page-end
      >
        <div
          className={`${classes.note} basis-260 row gap-8 quiet fz-note`}
          data-wide-only={phoneLeavesNoteOut || undefined}
        >
          {note}
        </div>
        <div className={`${classes.actions} wrap gap-8`}>{children}</div>
      </div>
    </>
  );
}
