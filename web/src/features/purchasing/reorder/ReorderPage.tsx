// /re-order: everything that is low or was put here, with what to order of it and from whom.
import { Button } from '@mantine/core';
import type { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listFigures, useReorder } from '../../../domain/purchasing/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ReadOnly } from '../../../ui/permission/ReadOnly.tsx';
import { isFiltered, sortedBy } from './address.ts';
import { type Line, shownLines, toLine, toSection } from './lines.ts';
import { AsideTable } from './list/AsideTable.tsx';
import { Filters } from './list/Filters.tsx';
import { ReorderTable } from './list/ReorderTable.tsx';
import { ReorderEmpty } from './ReorderEmpty.tsx';
import { SidePanel } from './side/SidePanel.tsx';
import type { FormerAmounts } from './usePutIntoCart.ts';
import { useReorderView } from './useReorderView.ts';

export function ReorderPage() {
  // All translations of the page are loaded at once, in parallel with the rows.
  const { t } = useTranslation(['reorder', 'stock', 'units', 'delivery', 'addToCart']);
  const [view] = useReorderView();
  const { data: list, error, refetch, isPlaceholderData } = useReorder(view.addressId);
  if (list) return <Reorder list={list} isStale={isPlaceholderData} />;
  if (!error) return <PageSkeleton />;
  return (
    <>
      <PageHeader title={t('title')} />
      <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
        {t('failed.text')}
      </ErrorState>
    </>
  );
}

type List = DataOf<typeof reorderCalls.listReorder>;

function Reorder({ list: { rows, addressId }, isStale }: { list: List; isStale: boolean }) {
  const [view, changeView] = useReorderView();
  // Rows that can be ordered are selected unless the user unselects them.
  const [unselected, setUnselected] = useState<ReadonlySet<number>>(new Set());
  const [formerAmounts, setFormerAmounts] = useState<FormerAmounts>(new Map());
  const lines = shownLines(rows, view);
  const selected = lines.filter((line) => line.canBeOrdered && !unselected.has(line.articleId));
  const select = (chosen: ReadonlyMap<number, Line>) => {
    const next = new Set(unselected);
    for (const { articleId } of lines) {
      if (chosen.has(articleId)) next.delete(articleId);
      else next.add(articleId);
    }
    setUnselected(next);
  };
  const orderable = rows.filter((row) => toSection(row) === 'list' && toLine(row, view).canBeOrdered).length;
  const hasNone = rows.length === 0;
  return (
    <>
      <Head rows={rows} />
      {!hasNone && <Filters rows={rows} view={view} onChange={changeView} />}
      {lines.length === 0 ? (
        <ReorderEmpty view={view} isFiltered={!hasNone && isFiltered(view)} onChange={changeView} />
      ) : view.section === 'list' ? (
        <ReadOnly permission="fillCart">
          <div
            className="side-264 below-wide-gap-20 below-wide-one-column items-start grid gap-20"
            aria-busy={isStale}
          >
            <ReorderTable
              lines={lines}
              view={view}
              onSort={(sort) => changeView(sortedBy(sort))}
              selected={new Map(selected.map((line) => [line.articleId, line]))}
              onSelect={select}
              formerAmounts={formerAmounts}
            />
            <SidePanel
              lines={lines}
              selected={selected}
              isWhole={orderable === lines.filter((line) => line.canBeOrdered).length}
              addressId={addressId}
              view={view}
              onChange={changeView}
              onOutdated={setFormerAmounts}
            />
          </div>
        </ReadOnly>
      ) : (
        <ReadOnly permission="fillCart">
          <AsideTable lines={lines} />
        </ReadOnly>
      )}
    </>
  );
}

/** As many as the sidebar counts. */
function Head({ rows }: Pick<List, 'rows'>) {
  const { t } = useTranslation(['reorder', 'routes']);
  const { toOrder: count, covered } = listFigures(rows);
  const facts =
    count > 0
      ? covered > 0
        ? t('factsBoth', { count, covered })
        : t('facts', { count })
      : covered > 0
        ? t('factsCovered', { count: covered })
        : undefined;
  return (
    <PageHeader
      place="reorder"
      title={t('title')}
      facts={facts}
      actions={
        <Button
          component={Link}
          to={pathTo('thresholds')}
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={17} stroke={1.7} aria-hidden />}
        >
          {t('routes:thresholds')}
        </Button>
      }
    />
  );
}
