// One invoice: the result in its title, line by line what was ordered, arrived and charged, and the decision.
import { idInAddress } from '@praxora/rules/shared/row-id';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { InvoiceView } from './InvoiceView.tsx';
import { readInboxView } from './inbox-view.ts';
import { useInvoice } from './invoices.queries.ts';

export function InvoicePage() {
  const { t } = useTranslation(['invoices', 'routes']);
  const invoiceId = idInAddress(useParams().invoiceId);
  const [address] = useSearchParams();
  const { data: invoice, error, refetch } = useInvoice(invoiceId);
  if (invoice) {
    return <InvoiceView key={invoice.id} invoice={invoice} view={readInboxView(address)} />;
  }
  if (invoiceId === null || isNotFound(error)) {
    return (
      <>
        <PageHeader
          title={t('missing.title')}
          crumb={[{ label: t('routes:invoices'), to: pathTo('invoices') }]}
        />
        <EmptyState title={t('missing.title')} pictures={['buero', 'beutel']}>
          {t('missing.text')}
        </EmptyState>
      </>
    );
  }
  if (error) {
    return (
      <ErrorState title={t('failed.title')} titleLevel={1} onRetry={() => void refetch()}>
        {t('failed.text')}
      </ErrorState>
    );
  }
  return <PageSkeleton />;
}
