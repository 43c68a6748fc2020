import { IconPointFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './UnsavedMark.module.css';

export function UnsavedMark({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('common');
  return (
    <span className={classes.root} role="status">
      {isShown && (
        <>
          <IconPointFilled size={16} aria-hidden />
          {t('unsaved.mark')}
        </>
      )}
    </span>
  );
}
