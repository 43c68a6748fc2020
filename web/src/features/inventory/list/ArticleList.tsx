// Filters, table, selection: of the whole inventory, or of what lies in one storage.
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import type { ArticleListed } from '@praxora/contract/inventory/article';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { articlesQuery, useCostCenters, useWholeInventory } from '../../../domain/inventory/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { onPhone } from '../../../styles/breakpoints.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { listPages, type RowRange } from '../../../ui/table/row-window.ts';
import { useRowWindow } from '../../../ui/table/useRowWindow.ts';
import classes from './ArticleList.module.css';
import { sortTexts } from './ArticleSort.tsx';
import { ArticleTable } from './ArticleTable.tsx';
import { hasFilters, type ListView, noFilters, type SortName, sortedBy, toQuery } from './address.ts';
import { BulkBar } from './BulkBar.tsx';
import { useHiddenColumns } from './columns.ts';
import { Filters } from './Filters.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { useListView } from './useListView.ts';

function ListFoot({ loaded, total, sort }: { loaded: number; total: number; sort: SortName }) {
  const { t } = useTranslation('inventory');
  return (
    <p className={`${classes.foot} quiet fz-note flex spread p-16-0-72`}>
      <span className="px-num">
        {t('list.loaded', { count: total, number: formatNumber(loaded, 0), total: formatNumber(total, 0) })}
      </span>
      <span>{t('sort.by', { name: t(sortTexts[sort]) })}</span>
    </p>
  );
}

// The list's pages as they come into sight: one request a page, kept while other pages are looked at.
const pageSize = 100;

function useArticlePages(view: ListView, storageId: number | null, range: RowRange) {
  const pageOf = (page: number) =>
    articlesQuery({ ...toQuery(view), page, pageSize }, storageId ?? undefined);
  // With another filter the former rows stay until the new ones arrive. The first page is a query of its own, since
  // only then the query knows its previous data.
  const first = useQuery({ ...pageOf(0), placeholderData: keepPreviousData });
  const further = listPages(range, pageSize).filter((page) => page > 0);
  const others = useQueries({ queries: further.map(pageOf) });
  const results = [first, ...others];
  const byPage = new Map([0, ...further].map((page, index) => [page, results[index]?.data?.items]));
  const loaded = [...byPage.values()].flatMap((items) => items ?? []);
  return {
    head: first.data,
    error: first.error,
    isStale: first.isPlaceholderData,
    refetch: () => {
      for (const { error, refetch } of results) if (error) void refetch();
    },
    loaded: loaded as readonly ArticleListed[],
    /** Undefined: not there yet. */
    rowAt: (row: number): ArticleListed | undefined =>
      byPage.get(Math.floor(row / pageSize))?.[row % pageSize],
  };
}

const rowHeights = { table: 49, phone: 116 };

/** Selected articles of a view; another view begins without a selection. */
interface Marked {
  readonly view: string;
  readonly articles: ReadonlyMap<number, ArticleListed>;
}

export function ArticleList({ storageId }: { storageId?: number }) {
  const { t } = useTranslation('inventory');
  const [view, changeView] = useListView();
  const shownStorage = storageId ?? view.storageId;
  const isPhone = useMediaQuery(onPhone, false, { getInitialValueInEffect: false });
  const rowHeight = isPhone ? rowHeights.phone : rowHeights.table;
  const body = useRef<HTMLTableSectionElement>(null);
  const [total, setTotal] = useState(0);
  const range = useRowWindow(body, { rowHeight, total });
  const pages = useArticlePages(view, shownStorage, range);
  const { head } = pages;
  if (head && head.total !== total) setTotal(head.total);
  const whole = useWholeInventory().data;
  const [hidden, setHidden] = useHiddenColumns();
  const costCenters = useCostCenters();
  const viewText = JSON.stringify([view, shownStorage]);
  const [kept, setMarked] = useState<Marked>({ view: '', articles: new Map() });
  const marked = kept.view === viewText ? kept.articles : new Map<number, ArticleListed>();
  const mark = (articles: ReadonlyMap<number, ArticleListed>) => setMarked({ view: viewText, articles });
  // Escape closes what is open first, and empties a field; a box that was just ticked is no such field.
  const isTaken = () =>
    document.querySelector('[role="dialog"], [aria-haspopup][aria-expanded="true"]') !== null ||
    document.activeElement?.matches('input:not([type="checkbox"])');
  useHotkeys([['Escape', () => isTaken() || mark(new Map())]], []);

  if (pages.error && !head) {
    return (
      <ErrorState title={t('list.failed.title')} onRetry={pages.refetch}>
        {t('list.failed.text')}
      </ErrorState>
    );
  }
  if (!head) return <PageSkeleton />;
  if (whole?.total === 0 && head.total === 0 && !hasFilters(view) && storageId === undefined)
    return <ListEmpty />;

  return (
    <>
      <Filters
        view={view}
        onChange={changeView}
        head={head}
        isOfStorage={storageId !== undefined}
        costCenters={costCenters ?? []}
        hidden={hidden}
        onHide={setHidden}
        wholeTotal={whole?.total ?? head.total}
      />
      {head.total === 0 ? (
        <ListEmpty
          isOfStorage={storageId !== undefined && !hasFilters(view)}
          onReset={() => changeView(noFilters)}
        />
      ) : (
        <div aria-busy={pages.isStale}>
          <ArticleTable
            windowed={{ body, range, rowHeight, total: head.total, rowAt: pages.rowAt }}
            view={view}
            onSort={(sort) => changeView(sortedBy(sort))}
            loaded={pages.loaded}
            hidden={hidden}
            hasCostCenters={(costCenters ?? []).length > 0}
            isOfStorage={shownStorage !== null}
            marked={marked}
            onMark={mark}
          />
          <ListFoot loaded={pages.loaded.length} total={head.total} sort={view.sort} />
        </div>
      )}
      {marked.size > 0 && (
        <BulkBar articles={[...marked.values()]} view={view} onClear={() => mark(new Map())} />
      )}
    </>
  );
}
