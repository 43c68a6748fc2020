// To the invoices before and after this one in the list it was opened from.
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { type InboxView, viewQuery } from './inbox-view.ts';
import { useNeighbours } from './invoices.queries.ts';

interface NeighbourLinksProps {
  invoiceId: number;
  view: InboxView;
}

export function NeighbourLinks({ invoiceId, view }: NeighbourLinksProps) {
  const { t } = useTranslation('invoices');
  const { data } = useNeighbours(invoiceId, view);
  const ways = [
    { label: t('neighbour.previous'), id: data?.previousId ?? null, icon: IconChevronLeft },
    { label: t('neighbour.next'), id: data?.nextId ?? null, icon: IconChevronRight },
  ];
  return ways.map(({ label, id, icon: Icon }) =>
    id === null ? (
      <ActionIcon key={label} variant="default" size={36} aria-label={label} disabled>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    ) : (
      <ActionIcon
        key={label}
        component={Link}
        to={pathTo('invoice', { invoiceId: id }, viewQuery(view))}
        variant="default"
        size={36}
        aria-label={label}
        title={label}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    ),
  );
}
