// Beside a variant that the practice keeps as an article or has bought before.
import { useTranslation } from 'react-i18next';
import mark from '../../../ui/marks/ToneMark.module.css';

export function YoursMark() {
  const { t } = useTranslation('search');
  return (
    <span className={`${mark.mark} ms-8 p-1-8`} data-tone="primary" data-pill>
      {t('result.yours')}
    </span>
  );
}
