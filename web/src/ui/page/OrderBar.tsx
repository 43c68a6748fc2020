// On a phone the one decision of a page stays in reach of the thumb, with the sum it is about.
import type { ReactNode } from 'react';
import { formatMoney } from '../../lib/format.ts';
import classes from './OrderBar.module.css';

interface OrderBarProps {
  label: string;
  cents: number;
  /** The button. */
  children: ReactNode;
}

export function OrderBar({ label, cents, children }: OrderBarProps) {
  return (
    <>
      <div className={`${classes.room} hidden`} />
      <div className={`${classes.bar} hidden`} data-foot-bar="phone">
        <div className="phone-min-w-0">
          <div className={classes.label}>{label}</div>
          <div className="px-num phone-fz-figure phone-fw-640 phone-lts-20 phone-lh-120">
            {formatMoney(cents)}
          </div>
        </div>
        {children}
      </div>
    </>
  );
}
