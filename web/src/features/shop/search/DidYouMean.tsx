import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { changed, type SearchAddress, searchPath } from './address.ts';
import classes from './DidYouMean.module.css';

export function DidYouMean({ address, query }: { address: SearchAddress; query: string }) {
  const { t } = useTranslation('search');
  return (
    <p className={`${classes.root} mb-14`}>
      <Trans
        t={t}
        i18nKey="didYouMean"
        values={{ query }}
        components={{ query: <Link to={searchPath(changed(address, { query }))} /> }}
      />
    </p>
  );
}
