// Nothing found: what it may be due to, and the ways on.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { hasFilters } from './address.ts';
import { DidYouMean } from './DidYouMean.tsx';
import { noFilters } from './filters.ts';
import type { SearchState } from './useSearchState.ts';

interface NothingFoundProps {
  state: SearchState;
  didYouMean: string | undefined;
}

export function NothingFound({ state: { address, change, startAnew }, didYouMean }: NothingFoundProps) {
  const { t } = useTranslation('search');
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
          </>
        }
      >
        {isFiltered ? t('nothing.filtered') : t('nothing.tips')}
      </EmptyState>
    </>
  );
}
