// The frame around the lines, with the names of their columns.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './LineList.module.css';

interface LineListProps {
  /** Something was ordered: there are figures to compare with. */
  isOrdered: boolean;
  children: ReactNode;
}

export function LineList({ isOrdered, children }: LineListProps) {
  const { t } = useTranslation('receiving');
  return (
    <div className={classes.frame} data-ordered={isOrdered || undefined}>
      <div className={`${classes.heads} quiet fz-fact items-center col-gap-12 grid h-38 p-0-18`} aria-hidden>
        <span>{isOrdered ? t('head.position') : t('head.article')}</span>
        {isOrdered && (
          <>
            <span data-right>{t('head.ordered')}</span>
            <span data-right>{t('head.received')}</span>
          </>
        )}
        <span data-right>{t('head.now')}</span>
      </div>
      <ul
        className={`${classes.list} plain-list line-top`}
        aria-label={isOrdered ? t('head.positions') : t('head.articles')}
      >
        {children}
      </ul>
    </div>
  );
}
