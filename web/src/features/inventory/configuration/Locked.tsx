import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './fields.module.css';

/** Why something cannot be changed. */
export function Locked({ children }: { children: ReactNode }) {
  return (
    <p className={classes.locked}>
      <IconLock size={16} stroke={1.7} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
