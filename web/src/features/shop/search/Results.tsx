import { Group, Pagination, Skeleton, VisuallyHidden } from '@mantine/core';
import type { AtHand } from '@praxora/contract/inventory/at-hand';
import { catalogCalls } from '@praxora/contract/shop/catalog.calls';
import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigationType } from 'react-router';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import {
  type ProductPosition,
  useCartQuantity,
  useProductPositions,
} from '../../../domain/purchasing/index.ts';
import {
  findVariant,
  leadsIntoResults,
  type ProductResults,
  SearchBusy,
  type SearchOrder,
  toPreferredVariant,
} from '../../../domain/shop/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import type { ProductHit } from '../../../lib/marketplace/product-hit.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { changed, type SearchView, searchPath } from './address.ts';
import { DidYouMean } from './DidYouMean.tsx';
import { ResultItem } from './ResultItem.tsx';
import classes from './Results.module.css';
import { UnderstoodAs } from './UnderstoodAs.tsx';
import { useResultKeys } from './useResultKeys.ts';
import type { SearchState } from './useSearchState.ts';

// Which variant each card shows: the one that somebody chose there, else the preferred one.
const noCards: readonly ProductHit[] = [];

function useShownVariants(cards: readonly ProductHit[] = noCards, sort: SearchOrder) {
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const preferred = useMemo(() => cards.map((card) => toPreferredVariant(card, sort)), [cards, sort]);
  return {
    /** Variant shown for each card, in the order of the cards. */
    shown: cards.map((card, index) => {
      const choice = choices.get(card.objectID);
      return choice === undefined ? (preferred[index] ?? card) : findVariant(card, choice);
    }),
    choose: (card: ProductHit, objectID: string) => setChoices(new Map(choices).set(card.objectID, objectID)),
  };
}

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

// Stock of the found products: fetched for all of them at once, and again after every booking.
/** As many as the call takes. */
const mostIds = 60;

function useAtHand(hits: readonly ProductHit[]): ReadonlyMap<number, AtHand> {
  const ids = hits.flatMap(({ productId }) => productId ?? []).slice(0, mostIds);
  const { data } = useQuery({
    queryKey: [...inventoryKey, 'at-hand', ids],
    queryFn: ({ signal }) =>
      callApi(catalogCalls.listProducts, { query: { ids: ids.join(',') } }, { signal }),
    enabled: ids.length > 0,
    // The stock of the others remains visible while another variant is fetched.
    placeholderData: keepPreviousData,
  });
  return new Map((data ?? []).flatMap(({ id, atHand }) => (atHand ? [[id, atHand]] : [])));
}

/** Most searches find something: it comes when it is needed. */
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

const nowhere: readonly ProductPosition[] = [];

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
  const list = useRef<HTMLUListElement>(null);
  useResultKeys(list);
  useFirstResultFocus(list, address.query, data !== undefined && !isPlaceholderData);
  const lying = useProductPositions();
  const changes = useCartQuantity();
  const { shown, choose } = useShownVariants(data?.hits, address.sort);
  const atHand = useAtHand(shown);
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
  const firstLacking = data.hits.findIndex(({ lackedWord }) => lackedWord !== undefined);
  return (
    <>
      {data.didYouMean && <DidYouMean address={address} query={data.didYouMean} />}
      {data.understoodAs && <UnderstoodAs query={data.understoodAs} />}
      <ul
        ref={list}
        className={`${classes.list} plain-list grid gap-16`}
        aria-label={t('result.list')}
        aria-busy={isPlaceholderData}
        data-view={view}
      >
        {data.hits.map((card, index) => (
          <Fragment key={card.objectID}>
            {index === firstLacking && (
              <li className="quiet fz-note line-top col-all pt-12">{t('result.notAllWords')}</li>
            )}
            <ResultItem
              card={card}
              hit={shown[index] ?? card}
              onChoose={(objectID) => choose(card, objectID)}
              lying={lying.get(shown[index]?.productId ?? 0) ?? nowhere}
              changes={changes}
              vendors={address.vendors}
              atHand={atHand.get(shown[index]?.productId ?? 0)}
              view={view}
              index={data.index}
              queryID={data.queryID}
              position={first + index}
            />
          </Fragment>
        ))}
      </ul>
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
    <div role="status" className={`${classes.skeletons} appear`}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={`${classes.list} plain-list grid gap-16`} data-view={view}>
        {skeletons.map((index) => (
          <Skeleton key={index} h={view === 'grid' ? 308 : 84} radius={14} />
        ))}
      </div>
    </div>
  );
}
