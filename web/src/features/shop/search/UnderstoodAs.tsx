import { useTranslation } from 'react-i18next';
import { MarkedText } from '../../../lib/MarkedText.tsx';
import classes from './DidYouMean.module.css';

/** Says what was searched for instead, where a part of the query means nothing to the catalogue. */
export function UnderstoodAs({ query }: { query: string }) {
  const { t } = useTranslation('search');
  return (
    <p className={`${classes.root} mb-14`} role="status">
      <MarkedText text={t('understoodAs', { query })} mark={(part) => <strong>{part}</strong>} />
    </p>
  );
}
