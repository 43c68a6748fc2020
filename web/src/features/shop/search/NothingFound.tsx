// Message for a search without results: possible reasons, and what to try next.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { assigning, readCode, toLookup } from '../../../domain/inventory/index.ts';
import type { ProductResults } from '../../../domain/shop/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { hasFilters } from './address.ts';
import { DidYouMean } from './DidYouMean.tsx';
import { noFilters } from './filters.ts';
import { PartialMatches } from './PartialMatches.tsx';
import type { SearchState } from './useSearchState.ts';

interface NothingFoundProps {
  state: SearchState;
  results: Pick<ProductResults, 'didYouMean' | 'partsFound'>;
}

export function NothingFound({ state, results: { didYouMean, partsFound } }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const { address, change, startAnew } = state;
  const isFiltered = hasFilters(address);
  return (
    <>
      {didYouMean && <DidYouMean address={address} query={didYouMean} />}
      <EmptyState
        title={
          address.query === '' ? t('nothing.titleFiltered') : t('nothing.title', { query: address.query })
        }
        pictures={['dosen', 'becher', 'flasche']}
        tips={
          address.query === ''
            ? []
            : [t('nothing.tipSpelling'), t('nothing.tipFewer'), t('nothing.tipNumber')]
        }
        actions={
          <>
            {isFiltered && <Button onClick={() => change(noFilters)}>{t('nothing.clear')}</Button>}
            <Button variant="default" onClick={startAnew}>
              {t('nothing.browse')}
            </Button>
            <AssignCode text={address.query} />
            {address.query !== '' && !isFiltered && (
              <Permitted permission="manageSettings">
                <Button
                  component={Link}
                  to={pathTo('searchWords', {}, { word: address.query })}
                  variant="subtle"
                >
                  {t('nothing.teach', { query: address.query })}
                </Button>
              </Permitted>
            )}
          </>
        }
      >
        {isFiltered ? t('nothing.filtered') : t('nothing.tips')}
      </EmptyState>
      {address.query !== '' && !isFiltered && <PartialMatches state={state} parts={partsFound} />}
    </>
  );
}

/** What was searched for is a code that no product has: whoever has the package knows the article. */
function AssignCode({ text }: { text: string }) {
  const { t } = useTranslation('scanner');
  const scan = readCode(text);
  const lookup = scan.kind === 'label' || scan.kind === 'invalid' ? null : toLookup(scan);
  if (lookup === null || !/\d/.test(text)) return null;
  const { code, number } = lookup;
  return (
    <Permitted permission="editArticles">
      <Button variant="default" onClick={() => assigning.set({ code, number })}>
        {t('assign')}
      </Button>
    </Permitted>
  );
}
