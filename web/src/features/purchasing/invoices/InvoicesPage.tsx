// All invoices: dropped here, and listed with what the comparison found.
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { FilterRow } from '../../../ui/filters/FilterRow.tsx';
import { ListPage } from '../../../ui/page/ListPage.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Paging, readPage } from '../../../ui/page/Paging.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { stateTexts } from './invoice-texts.ts';
import { type InvoiceView, invoicesPerPage, useInvoices } from './invoices.queries.ts';
import { ReceiveInvoice } from './ReceiveInvoice.tsx';
import { useInvoiceColumns } from './useInvoiceColumns.tsx';

const states = ['all', 'open', 'approved', 'paid'] as const;

export function InvoicesPage() {
  const { t } = useTranslation(['invoices', 'routes']);
  const [address, setAddress] = useSearchParams();
  const state = states.find((value) => value === address.get('state')) ?? 'all';
  const view: InvoiceView = {
    state,
    search: address.get('search') ?? '',
    page: readPage(address.get('page')),
  };
  const { data, error, refetch } = useInvoices(view);
  const columns = useInvoiceColumns();

  function show(changed: Partial<InvoiceView>) {
    const next = { ...view, page: 1, ...changed };
    const values = new URLSearchParams();
    if (next.state !== 'all') values.set('state', next.state);
    if (next.search !== '') values.set('search', next.search);
    if (next.page > 1) values.set('page', String(next.page));
    setAddress(values, { replace: true });
  }

  const isFiltered = view.state !== 'all' || view.search !== '';
  return (
    <ListPage
      header={<PageHeader title={t('routes:invoices')} facts={t('facts')} />}
      tabs={
        <Permitted permission="approveInvoices">
          <ReceiveInvoice />
        </Permitted>
      }
      filters={
        <FilterRow
          label={t('filters')}
          search={{
            label: t('search'),
            value: view.search,
            maxLength: 100,
            onSearch: (search) => show({ search }),
          }}
          isFiltered={isFiltered}
          onReset={() => show({ state: 'all', search: '' })}
        >
          <Segments
            label={t('state.label')}
            value={state}
            onChange={(chosen) => show({ state: chosen })}
            options={states.map((value) => ({ value, label: t(stateTexts[value]) }))}
          />
        </FilterRow>
      }
      query={{ data: data?.items, error, refetch }}
      failed={{ title: t('failed.title'), text: t('failed.text') }}
      columns={columns}
      keyOf={({ id }) => id}
      empty={
        <EmptyState title={t(isFiltered ? 'none.title' : 'empty.title')} pictures={['buero', 'beutel']}>
          {t(isFiltered ? 'none.text' : 'empty.text')}
        </EmptyState>
      }
      label={t('routes:invoices')}
      phone="cards"
    >
      <Paging
        page={view.page}
        pages={Math.ceil((data?.total ?? 0) / invoicesPerPage)}
        onPage={(page) => show({ page })}
      />
    </ListPage>
  );
}
