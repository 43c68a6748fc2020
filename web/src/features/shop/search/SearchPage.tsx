// The shop: search, filters, results. Whoever comes without a search gets the last one back.
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigationType } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { readAddress, writeAddress } from './address.ts';
import { readLocationQuery } from './location-query.ts';
import { Search } from './Search.tsx';

export function SearchPage() {
  // Everything the page says is there before it shows: results must not wait for the words of their buttons.
  useTranslation(['search', 'addToCart', 'cart', 'delivery', 'stock', 'units', 'common']);
  const { search, key } = useLocation();
  const navigationType = useNavigationType();
  const stored = readLocationQuery();
  const isEmpty = writeAddress(readAddress(search)) === '';
  // "Back" to the empty search must lead there: restoring would send people forward again. A page that was just
  // opened counts as "back" too, but has no history entry of the app yet.
  const isComing = navigationType !== 'POP' || key === 'default';

  if (isEmpty && stored && isComing) return <Navigate to={`${paths.search.path}?${stored}`} replace />;
  return <Search />;
}
