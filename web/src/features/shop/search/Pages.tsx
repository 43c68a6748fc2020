// The pages of the results. Not Mantine's: it is as large as the rest of the results.
import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Pages.module.css';
import { pageSteps } from './page-steps.ts';
import type { SearchState } from './useSearchState.ts';

interface PagesProps {
  state: SearchState;
  total: number;
}

export function Pages({ state: { address, change }, total }: PagesProps) {
  const { t } = useTranslation('search');
  const { page } = address;
  const go = (next: number) => change({ page: next });
  return (
    <nav aria-label={t('pages.label')} className="wrap gap-6 items-center">
      <UnstyledButton
        className={classes.page}
        aria-label={t('pages.previous')}
        disabled={page <= 1}
        onClick={() => go(page - 1)}
      >
        <span aria-hidden>‹</span>
      </UnstyledButton>
      {pageSteps(page, total).map((step, place, steps) => (
        <UnstyledButton
          key={step}
          className={classes.page}
          aria-label={t('pages.page', { page: step })}
          aria-current={step === page ? 'page' : undefined}
          // Pages are left out before it.
          data-after-gap={place > 0 && step - (steps[place - 1] ?? step) > 1 ? true : undefined}
          onClick={() => go(step)}
        >
          {step}
        </UnstyledButton>
      ))}
      <UnstyledButton
        className={classes.page}
        aria-label={t('pages.next')}
        disabled={page >= total}
        onClick={() => go(page + 1)}
      >
        <span aria-hidden>›</span>
      </UnstyledButton>
    </nav>
  );
}
