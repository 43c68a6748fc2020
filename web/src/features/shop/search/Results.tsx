import { Group, Skeleton, VisuallyHidden } from '@mantine/core';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigationType } from 'react-router';
import { leadsIntoResults, type ProductResults, SearchBusy } from '../../../domain/shop/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { changed, type SearchView, searchPath } from './address.ts';
import { Pages } from './Pages.tsx';
import { ResultSections } from './ResultSections.tsx';
import classes from './Results.module.css';
import { useResultKeys } from './useResultKeys.ts';
import type { SearchState } from './useSearchState.ts';

// After a search by Enter the first result gets the focus as soon as it is shown.
/** `isShown`: the results of this query are there, not those of the one before. */
function useFirstResultFocus(list: RefObject<HTMLElement | null>, query: string, isShown: boolean): void {
  const { state, key } = useLocation();
  const isNew = useNavigationType() !== 'POP' && leadsIntoResults(state);
  const handled = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!isNew || !isShown || handled.current === key) return;
    handled.current = key;
    if (!isBusyElsewhere(query)) list.current?.querySelector<HTMLElement>('[data-result] a')?.focus();
  }, [isNew, isShown, key, list, query]);
}

/** True while the user is typing the next search, or is in a filter or a dialog: the focus remains there. */
function isBusyElsewhere(query: string): boolean {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.matches('[role="combobox"]'))
    return activeElement.value.trim() !== query;
  return activeElement?.matches('input, select, textarea, [role="dialog"] *') === true;
}

/** Most searches find what was typed: these come when they are needed. */
const DidYouMean = lazy(() => import('./DidYouMean.tsx').then((module) => ({ default: module.DidYouMean })));
const UnderstoodAs = lazy(() =>
  import('./UnderstoodAs.tsx').then((module) => ({ default: module.UnderstoodAs })),
);
const NothingFound = lazy(() =>
  import('./NothingFound.tsx').then((module) => ({ default: module.NothingFound })),
);

interface ResultsProps {
  state: SearchState;
  results: UseQueryResult<ProductResults>;
  /** Why there are none. */
  failure: Error | null;
  view: SearchView;
}

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
  const list = useRef<HTMLElement>(null);
  useResultKeys(list);
  useFirstResultFocus(list, address.query, data !== undefined && !isPlaceholderData);
  if (failure) {
    const isBusy = failure instanceof SearchBusy;
    return (
      <ErrorState title={t(isBusy ? 'busy.title' : 'failed.title')} onRetry={() => void tryAgain()}>
        {isBusy ? t('busy.text', { count: failure.seconds }) : t('failed.text')}
      </ErrorState>
    );
  }
  if (!data) return <ResultSkeletons view={view} />;
  if (data.nbHits === 0) return <NoHit state={state} results={data} view={view} />;
  if (data.hits.length === 0 && !isPlaceholderData) {
    return <Navigate to={searchPath(changed(address, { page: Math.max(1, data.nbPages) }))} replace />;
  }

  const first = data.firstPosition;
  return (
    <>
      <Suspense fallback={null}>
        {data.didYouMean && <DidYouMean address={address} query={data.didYouMean} />}
        {data.understoodAs && <UnderstoodAs query={data.understoodAs} />}
      </Suspense>
      <ResultSections list={list} data={data} isBusy={isPlaceholderData} address={address} view={view} />
      <Group gap="12px 24px" justify="space-between" mt={20}>
        <p className="quiet fz-note px-num">
          {t('pages.range', {
            first: formatNumber(first),
            last: formatNumber(first + data.hits.length - 1),
            total: formatNumber(data.nbHits),
          })}
        </p>
        {data.nbPages > 1 && <Pages state={state} total={data.nbPages} />}
      </Group>
    </>
  );
}

interface NoHitProps {
  state: SearchState;
  results: ProductResults;
  view: SearchView;
}

function NoHit({ state, results, view }: NoHitProps) {
  return (
    <Suspense fallback={<ResultSkeletons view={view} />}>
      <NothingFound state={state} results={results} />
    </Suspense>
  );
}

const skeletons = Array.from({ length: 9 }, (_, index) => index);

function ResultSkeletons({ view }: { view: SearchView }) {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={`${classes.skeletons} appear`}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={`${classes.list} plain-list grid gap-16`} data-view={view}>
        {skeletons.map((index) => (
          <Skeleton key={index} h={view === 'grid' ? 308 : 112} radius={14} />
        ))}
      </div>
    </div>
  );
}
