import { IconPointFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export function UnsavedMark({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('common');
  return (
    <span className="inline-row gap-4 c-warn fz-note fw-560" role="status">
      {isShown && (
        <>
          <IconPointFilled size={16} aria-hidden />
          {t('unsaved.mark')}
        </>
      )}
    </span>
  );
}
