import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './NewsDot.module.css';

/** Stands beside what leads to news that were not read yet, or on its corner. */
export function NewsDot({ isOnCorner = false }: { isOnCorner?: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <span className={isOnCorner ? undefined : 'c-primary fz-caption ms-6'}>
      {isOnCorner ? <span className={classes.corner} /> : <span aria-hidden>●</span>}
      <VisuallyHidden>{t('header.news')}</VisuallyHidden>
    </span>
  );
}
