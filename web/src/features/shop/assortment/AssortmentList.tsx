// Filters, table and selection of the assortment.
import { useMediaQuery } from '@mantine/hooks';
import type { DataOf } from '@praxora/contract/shared/call';
import type { AssortmentItem, assortmentCalls } from '@praxora/contract/shop/assortment.calls';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assortmentQuery } from '../../../domain/shop/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { useAddressView } from '../../../lib/useAddressView.ts';
import { onPhone } from '../../../styles/breakpoints.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { useMarkedRows } from '../../../ui/table/useMarkedRows.ts';
import { rowsPerPage, usePagedRows } from '../../../ui/table/usePagedRows.ts';
import { useRowKeys } from '../../../ui/table/useRowKeys.ts';
import { useRowWindow } from '../../../ui/table/useRowWindow.ts';
import { AssortmentEmpty } from './AssortmentEmpty.tsx';
import { AssortmentTable } from './AssortmentTable.tsx';
import { hasFilters, narrowedQuery, noFilters, readView, writeView } from './address.ts';
import { Filters } from './Filters.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useAmounts } from './useAmounts.ts';

type Assortment = DataOf<typeof assortmentCalls.listAssortment>;

interface AssortmentListProps {
  counts: DataOf<typeof assortmentCalls.countAssortment> | undefined;
}

const rowHeights = { table: 58, phone: 182 };

export function AssortmentList({ counts }: AssortmentListProps) {
  const { t } = useTranslation('assortment');
  const language = useLanguage();
  const [view, changeView] = useAddressView({ read: readView, write: writeView });
  const isPhone = useMediaQuery(onPhone, false, { getInitialValueInEffect: false });
  const rowHeight = isPhone ? rowHeights.phone : rowHeights.table;
  const body = useRef<HTMLTableSectionElement>(null);
  const [total, setTotal] = useState(0);
  const range = useRowWindow(body, { rowHeight, total });
  useRowKeys(body);
  const pages = usePagedRows<AssortmentItem, Assortment>(
    (page) => assortmentQuery({ ...narrowedQuery(view), language, page, pageSize: rowsPerPage }),
    range,
  );
  const { head } = pages;
  if (head && head.total !== total) setTotal(head.total);
  const amounts = useAmounts();
  // Scrolling draws this list anew again and again, and changes nothing of them.
  const filters = useMemo(
    () => <Filters view={view} onChange={changeView} counts={counts} total={total} />,
    [view, changeView, counts, total],
  );
  const [marked, mark] = useMarkedRows<number, AssortmentItem>(JSON.stringify(view));
  if (pages.error && !head)
    return (
      <ErrorState title={t('failed.title')} onRetry={pages.refetch}>
        {t('failed.text')}
      </ErrorState>
    );
  if (!head) return <PageSkeleton />;
  return (
    <>
      {filters}
      {head.total === 0 ? (
        <AssortmentEmpty isFiltered={hasFilters(view)} onReset={() => changeView(noFilters)} />
      ) : (
        <div aria-busy={pages.isStale}>
          <AssortmentTable
            windowed={{ body, range, rowHeight, total: head.total, rowAt: pages.rowAt }}
            sort={view.sort}
            onSort={(sort) => changeView({ sort })}
            loaded={pages.loaded}
            amounts={amounts}
            marked={marked}
            onMark={mark}
          />
          <p className="quiet fz-note flex spread p-16-0-72 phone-hidden">
            <span className="px-num">
              {t('loaded', {
                count: head.total,
                number: formatNumber(pages.loaded.length, 0),
                total: formatNumber(head.total, 0),
              })}
            </span>
            <span>{t('preset')}</span>
          </p>
        </div>
      )}
      {marked.size > 0 && (
        <SelectionBar items={[...marked.values()]} amountOf={amounts.of} onClear={() => mark(new Map())} />
      )}
    </>
  );
}
