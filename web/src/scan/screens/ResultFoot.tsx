// The way on, in reach of the thumb, and below it the way back.
import { IconScan } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import classes from './ResultScreen.module.css';

export function ResultFoot({ onNext, children }: { onNext: () => void; children?: ReactNode }) {
  const { t } = useTranslation('scanApp');
  return (
    <div className={classes.foot}>
      <Button kind="filled" icon={IconScan} onClick={onNext}>
        {t('result.next')}
      </Button>
      {children}
    </div>
  );
}
