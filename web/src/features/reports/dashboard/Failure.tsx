// A tile or panel whose figures did not come: the others go on, and it can be tried again in place.
import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Failure.module.css';

export function Failure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <div className={classes.root} role="alert">
      <p className={classes.text}>
        <IconPlugConnectedX size={17} stroke={1.7} aria-hidden />
        {t('failed')}
      </p>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
    </div>
  );
}
