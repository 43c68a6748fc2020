import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Stands beside what leads to news that were not read yet. */
export function NewsDot() {
  const { t } = useTranslation('shell');
  return (
    <span className="c-primary fz-caption ms-6">
      <span aria-hidden>●</span>
      <VisuallyHidden>{t('header.news')}</VisuallyHidden>
    </span>
  );
}
