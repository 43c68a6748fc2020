import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

/** What can be done with a row: buttons side by side, at the right edge. */
export function RowButtons({ children }: { children: ReactNode }) {
  return <span className={classes.buttons}>{children}</span>;
}
