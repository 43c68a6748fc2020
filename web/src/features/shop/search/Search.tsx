import { Button, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconListNumbers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { resultsId } from '../../../domain/shop/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { isStart } from './address.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { FilterChips } from './FilterChips.tsx';

import { Filters } from './Filters.tsx';
import { activeFilters } from './filters.ts';
import { LazyFilterDrawer } from './LazyFilterDrawer.tsx';
import { Results } from './Results.tsx';
import classes from './Search.module.css';
import { SortAndView } from './SortAndView.tsx';
import { useResults } from './useResults.ts';
import { useSearchState } from './useSearchState.ts';
import { useSearchView } from './useSearchView.ts';

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
  const facts =
    total === undefined
      ? '\u00a0'
      : total === 0
        ? t('noProducts')
        : t('facts', { count: total, number: formatNumber(total) });
  const title = query !== '' ? t('title.results', { query }) : isAtStart ? t('title.start') : t('title.all');

  return (
    <>
      <PageHeader
        title={title}
        facts={<Facts text={facts} onStartAnew={isAtStart ? undefined : state.startAnew} />}
        actions={
          <>
            <Button
              component={Link}
              to={pathTo('quickOrder')}
              variant="default"
              leftSection={<IconListNumbers size={17} stroke={1.7} aria-hidden />}
            >
              {t('routes:quickOrder')}
            </Button>
            <SortAndView
              sort={address.sort}
              onSort={(sort) => change({ sort })}
              view={view}
              onView={setView}
            />
          </>
        }
      />
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
              leftSection={<IconAdjustmentsHorizontal size={17} stroke={1.7} aria-hidden />}
              onClick={drawer.open}
            >
              {filters.length === 0 ? t('filters.open') : t('filters.openWith', { count: filters.length })}
            </Button>
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
