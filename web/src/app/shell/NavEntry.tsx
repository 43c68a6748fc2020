// A line of the sidebar: an internal page, an external address, or a button. When collapsed, its label is a hint.
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type Icon, IconExternalLink } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../lib/format.ts';
import { Hint } from './Hint.tsx';
import classes from './Sidebar.module.css';

interface NavEntryProps {
  icon: Icon;
  label: string;
  collapsed: boolean;
}

/** How much waits there, and in words for those who only hear it. */
export interface NavCount {
  readonly number: number;
  readonly text: string;
  /** Some of it cannot wait. */
  readonly isUrgent?: boolean;
}

function Face({ icon: EntryIcon, label, after }: Omit<NavEntryProps, 'collapsed'> & { after?: ReactNode }) {
  return (
    <>
      <EntryIcon size={19} stroke={1.6} aria-hidden />
      <span className={`${classes.label} ellipsis`}>{label}</span>
      {after}
    </>
  );
}

function Count({ number, text, isUrgent }: NavCount) {
  return (
    <>
      <span
        className={`${classes.count} quiet fz-fact ml-auto px-num`}
        data-urgent={isUrgent || undefined}
        title={text}
        aria-hidden
      >
        {formatNumber(number, 0)}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

export function NavLink({
  collapsed,
  to,
  active,
  count,
  mark,
  ...face
}: NavEntryProps & {
  to: string;
  active: 'page' | 'group' | false;
  count?: NavCount | undefined;
  /** On the corner of the icon: it takes nothing of the label's width. */
  mark?: ReactNode;
}) {
  return (
    <Hint label={face.label} side="right" disabled={!collapsed}>
      <Link
        to={to}
        className={classes.entry}
        aria-current={active === 'group' ? 'true' : active || undefined}
      >
        <Face {...face} after={count && <Count {...count} />} />
        {mark && <span className={classes.mark}>{mark}</span>}
      </Link>
    </Hint>
  );
}

export function NavOutsideLink({ collapsed, href, ...face }: NavEntryProps & { href: string }) {
  const { t } = useTranslation('common');
  return (
    <Hint label={face.label} side="right" disabled={!collapsed}>
      <a href={href} target="_blank" rel="noopener" className={classes.entry}>
        <Face
          {...face}
          after={
            <>
              <IconExternalLink size={14} className={classes.after} aria-hidden />
              <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
            </>
          }
        />
      </a>
    </Hint>
  );
}

export function NavButton({
  icon,
  label,
  collapsed,
  ...button
}: NavEntryProps & Omit<ComponentPropsWithRef<'button'>, 'type' | 'className'>) {
  return (
    <Hint label={label} side="right" disabled={!collapsed}>
      <UnstyledButton {...button} className={classes.entry}>
        <Face icon={icon} label={label} />
      </UnstyledButton>
    </Hint>
  );
}
