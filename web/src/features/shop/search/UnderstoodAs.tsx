import { Trans, useTranslation } from 'react-i18next';
import classes from './DidYouMean.module.css';

/** Says what was searched for instead, where a part of the query means nothing to the catalogue. */
export function UnderstoodAs({ query }: { query: string }) {
  const { t } = useTranslation('search');
  return (
    <p className={`${classes.root} mb-14`} role="status">
      <Trans t={t} i18nKey="understoodAs" values={{ query }} components={{ query: <strong /> }} />
    </p>
  );
}
