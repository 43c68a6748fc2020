import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFeatureChange, useFeatures } from '../../domain/app-store/features.ts';
import classes from './ApiTokens.module.css';

/** Says why a token that was just made is refused, and mends it in place. */
export function SwitchedOff() {
  const { t } = useTranslation('apiTokens');
  const features = useFeatures().data;
  const change = useFeatureChange(() => t('off.done'), 'activateApiTokens');
  if (features?.activateApiTokens !== false) return null;
  return (
    <div className={classes.off} role="status">
      <p>{t('off.text')}</p>
      <Button
        variant="default"
        size="compact-sm"
        loading={change.isBusy}
        onClick={() => void change.run(true)}
      >
        {t('off.switchOn')}
      </Button>
    </div>
  );
}
