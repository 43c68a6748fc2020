import type { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/session/permissions.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { GroupHead } from './GroupHead.tsx';
import type { InboxView } from './inbox-view.ts';
import { useInvoiceColumns } from './useInvoiceColumns.tsx';

type Inbox = DataOf<typeof invoiceCalls.listInvoices>;

interface InboxTableProps {
  view: InboxView;
  items: Inbox['items'];
  sums: Inbox['groups'];
}

/** On a phone the amount stands in the corner, and the rest has the whole width. */
const cardColumns = { '--card-columns': 'minmax(0, 1fr) auto' } as CSSProperties;

/** The invoices of a page under the heads of their groups; a head counts the whole group. */
export function InboxTable({ view, items, sums }: InboxTableProps) {
  const { t } = useTranslation('routes');
  const columns = useInvoiceColumns(view);
  const isOwner = usePermission('manageAccount');
  const shown = sums.flatMap(({ group, count, grossCents }) => {
    const rows = items.filter((invoice) => invoice.group === group);
    const ids = rows.filter(({ isForOwners }) => isOwner || !isForOwners).map(({ id }) => id);
    return rows.length === 0 ? [] : [{ key: group, rows, ids, sums: { group, count, grossCents } }];
  });
  const groups = shown.map(({ key, rows, ids, sums: sum }) => ({
    key,
    rows,
    head: <GroupHead key={key} {...sum} ids={ids} columns={columns.length} />,
  }));
  return (
    <DataTable
      groups={groups}
      columns={columns}
      keyOf={({ id }) => id}
      label={t('invoices')}
      phone="cards"
      style={cardColumns}
    />
  );
}
