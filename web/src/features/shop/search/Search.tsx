import { Button, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { resultsKey } from '../../../domain/shared/query-keys.ts';
import {
  type ProductResults,
  repeatWhenBusy,
  resultsId,
  searchProducts,
} from '../../../domain/shop/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { isStart, type SearchView } from './address.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { FilterChips } from './FilterChips.tsx';
import { Filters } from './Filters.tsx';
import { activeFilters } from './filters.ts';
import { LazyFilterDrawer } from './LazyFilterDrawer.tsx';
import { Results } from './Results.tsx';
import classes from './Search.module.css';
import { PhoneSort, SortAndView } from './SortAndView.tsx';
import { type SearchState, useSearchState } from './useSearchState.ts';

const storageKey = 'praxora.search.view';

/** View in the address, else the last one chosen. */
function useSearchView({ address, change }: SearchState): [SearchView, (view: SearchView) => void] {
  const view = address.view ?? (readStored(storageKey) === 'grid' ? 'grid' : 'list');
  return [
    view,
    (next) => {
      writeStored(storageKey, next);
      change({ view: next });
    },
  ];
}

/** Results belong to what was asked for: a late answer to an earlier question is never shown as the present one's. */
function useResults({ address: { query, page, sort, price, only }, refinements }: SearchState) {
  return useQuery({
    queryKey: [...resultsKey, query, page, sort, refinements, price, only],
    queryFn: () =>
      searchProducts({ query, page: page - 1, sort, refinements: refinements ?? {}, price, only }),
    enabled: refinements !== null,
    refetchInterval: repeatWhenBusy,
    // While a filter or a page changes, what is there stays; another query's results would be misleading.
    placeholderData: (previous, asked) => (asked?.queryKey[2] === query ? previous : undefined),
  });
}

export function Search() {
  const { t } = useTranslation(['search', 'routes']);
  const state = useSearchState();
  const results = useResults(state);
  const [view, setView] = useSearchView(state);
  const [drawerIsOpen, drawer] = useDisclosure();
  const { address, query, change } = state;
  const filters = activeFilters(address, state.categoriesTree);
  const total = results.data?.nbHits;
  const isAtStart = isStart(address);
  // Without the categories that were chosen nothing can be asked for.
  const failure = results.error ?? (state.refinements === null ? state.failedCategories : null);
  const facts = useFactsText(results.data);
  const title = query !== '' ? t('title.results', { query }) : isAtStart ? t('title.start') : t('title.all');

  return (
    <>
      <h1 className={`${classes.title} hidden`} data-small={!isAtStart || undefined}>
        {title}
      </h1>
      <div className="phone-hidden">
        <PageHeader
          title={title}
          facts={<Facts text={facts} onStartAnew={isAtStart ? undefined : state.startAnew} />}
          actions={
            <SortAndView
              sort={address.sort}
              onSort={(sort) => change({ sort })}
              view={view}
              onView={setView}
            />
          }
        />
      </div>
      {isAtStart && <CategoryTiles categories={state.topCategories} isLoaded={state.isLoadedCategories} />}
      <div className={`${classes.columns} below-tablet-block items-start grid gap-32`}>
        <div className={`${classes.filters} m--4 overflow-y-auto p-4 sticky below-tablet-hidden`}>
          <Filters state={state} results={results.data} failure={failure} />
        </div>
        <div className={classes.main} id={resultsId} tabIndex={-1}>
          <div
            className={`${classes.bar} wrap gap-10-16 items-top mb-16`}
            data-empty={filters.length === 0 || undefined}
          >
            <Button
              className="below-tablet-inline-block hidden phone-h-thumb"
              variant="default"
              onClick={drawer.open}
            >
              {filters.length === 0 ? t('filters.open') : t('filters.openWith', { count: filters.length })}
            </Button>
            <PhoneSort
              sort={address.sort}
              onSort={(sort) => change({ sort })}
              facts={total ? t('found', { count: total, number: formatNumber(total) }) : facts}
            />
            <FilterChips filters={filters} price={address.price} onChange={change} />
          </div>
          <Results state={state} results={results} failure={failure} view={view} />
        </div>
      </div>
      <LazyFilterDrawer opened={drawerIsOpen} onClose={drawer.close} total={total}>
        <Filters state={state} results={results.data} failure={failure} />
      </LazyFilterDrawer>
    </>
  );
}

/** How many were found, and how many of them the practice buys, where all of those are on the page. */
function useFactsText(data: ProductResults | undefined): string {
  const { t } = useTranslation('search');
  if (!data) return '\u00a0';
  const { nbHits, hits, firstPosition } = data;
  if (nbHits === 0) return t('noProducts');
  const number = formatNumber(nbHits);
  const own = hits.filter(({ isOwn }) => isOwn).length;
  // What the practice buys stands first: other results after it say that none of it follows.
  return firstPosition === 1 && own > 0 && own < hits.length
    ? t('factsOwn', { own: formatNumber(own), number })
    : t('facts', { count: nbHits, number });
}

function Facts({ text, onStartAnew }: { text: string; onStartAnew: (() => void) | undefined }) {
  const { t } = useTranslation(['search', 'routes']);
  return (
    <span className="wrap gap-0-12 items-baseline">
      <span role="status">{text}</span>
      {onStartAnew && (
        <UnstyledButton
          className="bdrs-6 c-primary fz-note fw-560 mih-24 td-none nowrap hover-td-underline"
          onClick={onStartAnew}
        >
          {t('newSearch')}
        </UnstyledButton>
      )}
      <Link
        to={pathTo('searchWords')}
        className="bdrs-6 c-primary fz-note fw-560 mih-24 td-none nowrap hover-td-underline"
      >
        {t('routes:searchWords')}
      </Link>
    </span>
  );
}
