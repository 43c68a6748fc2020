// A sentence above the form: what went wrong with the whole of it, or what went well before.
import { IconAlertCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './AuthNotice.module.css';

const icons = { error: IconAlertCircle, success: IconCircleCheckFilled };

export function AuthNotice({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[kind];
  return (
    <div
      className={`${classes.notice} flex gap-10 mb-18 p-11-14 bdrs-10 fz-row lh-145`}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon size={18} className={classes.icon} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
