// The head of a screen: the way back, its name, and what else can be done.
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './Button.tsx';
import classes from './TopBar.module.css';

interface TopBarProps {
  title: string;
  /** Below the title. */
  fact?: string;
  onBack?: () => void;
  /** At the right edge. */
  children?: ReactNode;
}

export function TopBar({ title, fact, onBack, children }: TopBarProps) {
  const { t } = useTranslation('scanApp');
  return (
    <header className={classes.bar}>
      {onBack && <IconButton icon={IconChevronLeft} label={t('back')} onClick={onBack} />}
      <div className="rest pl-8">
        <h1 className="fz-19 fw-620 lts-14 lh-125">{title}</h1>
        {fact && <p className={`${classes.fact} ellipsis quiet fz-14`}>{fact}</p>}
      </div>
      {children}
    </header>
  );
}
