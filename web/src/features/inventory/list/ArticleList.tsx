// Filters, table, selection: of the whole inventory, or of what lies in one storage.
import { useMediaQuery } from '@mantine/hooks';
import type { ArticleListed } from '@praxora/contract/inventory/article';
import type { articleCalls } from '@praxora/contract/inventory/articles.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { articlesQuery, useCostCentersOnTheWay, useWholeInventory } from '../../../domain/inventory/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { onPhone } from '../../../styles/breakpoints.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { useMarkedRows } from '../../../ui/table/useMarkedRows.ts';
import { rowsPerPage, usePagedRows } from '../../../ui/table/usePagedRows.ts';
import { useRowWindow } from '../../../ui/table/useRowWindow.ts';
import classes from './ArticleList.module.css';
import { sortTexts } from './ArticleSort.tsx';
import { ArticleTable } from './ArticleTable.tsx';
import { hasFilters, noFilters, type SortName, sortedBy, toQuery } from './address.ts';
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

type Articles = DataOf<typeof articleCalls.listArticles>;

const rowHeights = { table: 49, phone: 116 };

export function ArticleList({ storageId }: { storageId?: number }) {
  const { t } = useTranslation('inventory');
  const [view, changeView] = useListView();
  const shownStorage = storageId ?? view.storageId;
  const isPhone = useMediaQuery(onPhone, false, { getInitialValueInEffect: false });
  const rowHeight = isPhone ? rowHeights.phone : rowHeights.table;
  const body = useRef<HTMLTableSectionElement>(null);
  const [total, setTotal] = useState(0);
  const range = useRowWindow(body, { rowHeight, total });
  const pages = usePagedRows<ArticleListed, Articles>(
    (page) => articlesQuery({ ...toQuery(view), page, pageSize: rowsPerPage }, shownStorage ?? undefined),
    range,
  );
  const { head } = pages;
  if (head && head.total !== total) setTotal(head.total);
  const whole = useWholeInventory().data;
  const [hidden, setHidden] = useHiddenColumns();
  const { costCenters, isComing } = useCostCentersOnTheWay();
  const [marked, mark] = useMarkedRows<number, ArticleListed>(JSON.stringify([view, shownStorage]));

  if (pages.error && !head) {
    return (
      <ErrorState title={t('list.failed.title')} onRetry={pages.refetch}>
        {t('list.failed.text')}
      </ErrorState>
    );
  }
  // With their filter the row may be two lines high: the list below it would move.
  if (!head || isComing) return <PageSkeleton />;
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
