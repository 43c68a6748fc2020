import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MarkedText } from '../../../lib/MarkedText.tsx';
import { changed, type SearchAddress, searchPath } from './address.ts';
import classes from './DidYouMean.module.css';

export function DidYouMean({ address, query }: { address: SearchAddress; query: string }) {
  const { t } = useTranslation('search');
  return (
    <p className={`${classes.root} mb-14`}>
      <MarkedText
        text={t('didYouMean', { query })}
        mark={(part) => <Link to={searchPath(changed(address, { query }))}>{part}</Link>}
      />
    </p>
  );
}
