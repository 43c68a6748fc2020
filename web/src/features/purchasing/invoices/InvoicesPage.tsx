// The inbox of invoices: figures, files dropped here, and every invoice in its group, by the next day that matters.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useInvoiceSummary } from '../../../domain/purchasing/index.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Paging } from '../../../ui/page/Paging.tsx';
import { AdviserPanel } from './AdviserPanel.tsx';
import { InboxActions } from './InboxActions.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxTable } from './InboxTable.tsx';
import { InboxTiles } from './InboxTiles.tsx';
import { type InboxView, isFiltered, readInboxView, writeInboxView } from './inbox-view.ts';
import { invoicesPerPage, useInvoices } from './invoices.queries.ts';
import { ReceiveInvoices } from './ReceiveInvoices.tsx';
import { useInvoiceVendors } from './useInvoiceVendors.ts';

export function InvoicesPage() {
  const { t } = useTranslation(['invoices', 'routes']);
  const [address, setAddress] = useSearchParams();
  const view = readInboxView(address);
  const { data, error, refetch } = useInvoices(view);
  const { data: summary } = useInvoiceSummary();
  const vendors = useInvoiceVendors();
  const input = useRef<HTMLInputElement>(null);
  const [isAdviserOpen, setAdviserOpen] = useState(false);
  const adviser = <AdviserPanel isOpen={isAdviserOpen} onOpen={setAdviserOpen} />;
  const receives = usePermission('approveInvoices');
  const show = (changed: Partial<InboxView>) =>
    setAddress(writeInboxView({ ...view, page: 1, ...changed }), { replace: true });
  return (
    <>
      <PageHeader
        title={t('routes:invoices')}
        facts={t('facts')}
        place="invoices"
        actions={
          <InboxActions onUpload={() => input.current?.click()} onAdviser={() => setAdviserOpen(true)} />
        }
      />
      <InboxTiles summary={summary} />
      {receives ? (
        <ReceiveInvoices inputRef={input} beside={adviser} />
      ) : (
        <div className="mb-22">{adviser}</div>
      )}
      <InboxFilters view={view} vendors={vendors} onShow={show} />
      {error && !data ? (
        <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
          {t('failed.text')}
        </ErrorState>
      ) : data === undefined ? (
        <PageSkeleton />
      ) : data.total === 0 ? (
        <EmptyState
          guide="invoices"
          title={t(isFiltered(view) ? 'none.title' : 'empty.title')}
          pictures={['buero', 'beutel']}
        >
          {t(isFiltered(view) ? 'none.text' : 'empty.text')}
        </EmptyState>
      ) : (
        <InboxTable view={view} items={data.items} sums={data.groups} />
      )}
      {data !== undefined && data.total > 0 && (
        <p className="wrap gap-4-12 spread quiet fz-note mt-10">
          <span>{t('shown', { count: data.total, shown: data.items.length })}</span>
          <span>{t('measures')}</span>
        </p>
      )}
      <Paging
        page={view.page}
        pages={Math.ceil((data?.total ?? 0) / invoicesPerPage)}
        onPage={(page) => show({ page })}
      />
    </>
  );
}
