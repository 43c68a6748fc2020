// Page shown after a crash. It must work without router and session, so its link is a plain one.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../lib/paths.ts';
import classes from './CrashPage.module.css';
import { ErrorState } from './ErrorState.tsx';

export function CrashPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div className={classes.root}>
      <ErrorState
        title={t('crash.title')}
        titleLevel={1}
        onRetry={onRetry}
        actions={
          <Button component="a" href={pathTo('dashboard')} variant="subtle">
            {t('crash.toDashboard')}
          </Button>
        }
      >
        {t('crash.text')}
      </ErrorState>
    </div>
  );
}
