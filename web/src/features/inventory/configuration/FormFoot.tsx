import type { ReactNode } from 'react';
import classes from './FormFoot.module.css';

/** The decision the form ends in, at the lower edge while the form scrolls beneath. */
export function FormFoot({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.root}>
      <p className={classes.note}>{note}</p>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
