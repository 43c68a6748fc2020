// Filters, table, selection: of the whole inventory, or of what lies in one storage.
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import type { ArticleListed } from '@praxora/contract/inventory/article';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCostCenters, useWholeInventory } from '../../../domain/inventory/index.ts';
import { onPhone } from '../../../styles/breakpoints.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { useRowWindow } from '../../../ui/table/useRowWindow.ts';
import { ArticleTable } from './ArticleTable.tsx';
import { hasFilters, noFilters, sortedBy } from './address.ts';
import { BulkBar } from './BulkBar.tsx';
import { useHiddenColumns } from './columns.ts';
import { Filters } from './Filters.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListFoot } from './ListFoot.tsx';
import { useArticlePages } from './useArticlePages.ts';
import { useListView } from './useListView.ts';

const rowHeights = { table: 49, phone: 116 };

/** What is marked in a view; another view begins with nothing marked. */
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
