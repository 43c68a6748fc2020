import { Pagination, Skeleton, VisuallyHidden } from '@mantine/core';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { type LyingPosition, useLying } from '../../domain/cart/queries.ts';
import { useLyingQuantity } from '../../domain/cart/useLyingQuantity.ts';
import type { ProductResults } from '../../domain/search/search-products.ts';
import { SearchBusy } from '../../domain/search/search-requester.ts';
import { formatNumber } from '../../lib/format.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { changed, type SearchView, searchPath } from './address.ts';
import { DidYouMean } from './DidYouMean.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ResultItem } from './ResultItem.tsx';
import classes from './Results.module.css';
import { useAtHand } from './useAtHand.ts';
import type { SearchState } from './useSearchState.ts';

interface ResultsProps {
  state: SearchState;
  results: UseQueryResult<ProductResults>;
  /** Why there are none. */
  failure: Error | null;
  view: SearchView;
}

const nowhere: readonly LyingPosition[] = [];

export function Results({
  state,
  results: { data, isPlaceholderData, refetch },
  failure,
  view,
}: ResultsProps) {
  const { t } = useTranslation('search');
  const { address } = state;
  const queryClient = useQueryClient();
  const tryAgain = () =>
    Promise.all([queryClient.refetchQueries({ queryKey: ['catalog', 'categories'] }), refetch()]);
  const lying = useLying();
  const changes = useLyingQuantity();
  const atHand = useAtHand(data?.hits ?? []);
  if (failure) {
    const isBusy = failure instanceof SearchBusy;
    return (
      <ErrorState title={t(isBusy ? 'busy.title' : 'failed.title')} onRetry={() => void tryAgain()}>
        {isBusy ? t('busy.text', { count: failure.seconds }) : t('failed.text')}
      </ErrorState>
    );
  }
  if (!data) return <ResultSkeletons view={view} />;
  if (data.nbHits === 0) return <NothingFound state={state} didYouMean={data.didYouMean} />;
  if (data.hits.length === 0 && !isPlaceholderData) {
    return <Navigate to={searchPath(changed(address, { page: Math.max(1, data.nbPages) }))} replace />;
  }

  const first = data.firstPosition;
  return (
    <>
      {data.didYouMean && <DidYouMean address={address} query={data.didYouMean} />}
      <ul
        className={classes.list}
        aria-label={t('result.list')}
        aria-busy={isPlaceholderData}
        data-view={view}
      >
        {data.hits.map((hit, index) => (
          <ResultItem
            key={hit.objectID}
            lying={lying.get(hit.productId ?? 0) ?? nowhere}
            changes={changes}
            vendors={address.vendors}
            atHand={atHand.get(hit.productId ?? 0)}
            hit={hit}
            view={view}
            index={data.index}
            queryID={data.queryID}
            position={first + index}
          />
        ))}
      </ul>
      <div className={classes.foot}>
        <p className={`${classes.range} px-num`}>
          {t('pages.range', {
            first: formatNumber(first),
            last: formatNumber(first + data.hits.length - 1),
            total: formatNumber(data.nbHits),
          })}
        </p>
        {data.nbPages > 1 && <Pages state={state} total={data.nbPages} />}
      </div>
    </>
  );
}

function Pages({ state: { address, change }, total }: { state: SearchState; total: number }) {
  const { t } = useTranslation('search');
  const controls = { previous: t('pages.previous'), next: t('pages.next') };
  return (
    <nav aria-label={t('pages.label')}>
      <Pagination
        value={address.page}
        total={total}
        size="sm"
        onChange={(page) => change({ page })}
        getItemProps={(page) => ({ 'aria-label': t('pages.page', { page }) })}
        getControlProps={(control) =>
          control === 'next' || control === 'previous' ? { 'aria-label': controls[control] } : {}
        }
      />
    </nav>
  );
}

const skeletons = Array.from({ length: 9 }, (_, index) => index);

function ResultSkeletons({ view }: { view: SearchView }) {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={classes.skeletons}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={classes.list} data-view={view}>
        {skeletons.map((index) => (
          <Skeleton key={index} h={view === 'grid' ? 308 : 84} radius={14} />
        ))}
      </div>
    </div>
  );
}
