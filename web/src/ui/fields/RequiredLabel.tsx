import { useTranslation } from 'react-i18next';

/** Most fields may stay empty: the few that may not say so in words. */
export function RequiredLabel({ text, isRequired = true }: { text: string; isRequired?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <>
      {text} {isRequired && <span className="quiet fw-450">{t('required')}</span>}
    </>
  );
}
