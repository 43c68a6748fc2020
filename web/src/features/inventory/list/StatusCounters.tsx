// How many articles stand how by what lies on the shelf, each a filter of one click. What is to be ordered is the re-order list's.
import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { statusIcons, statusNames, statusTexts } from '../../../domain/inventory/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { type ListView, toggled } from './address.ts';
import classes from './Filters.module.css';
import type { ChangeView } from './useListView.ts';

interface StatusCountersProps {
  view: ListView;
  counts: Partial<Record<(typeof statusNames)[number], number>>;
  onChange: ChangeView;
}

export function StatusCounters({ view, counts, onChange }: StatusCountersProps) {
  const { t } = useTranslation(['inventory', 'stock']);
  return (
    <fieldset
      className="bd-0 flex flex-none gap-2 m-0 min-w-0 p-0 phone-gap-8"
      aria-label={t('filter.counters')}
    >
      <span className="quiet fz-note self-center mr-4 nowrap" aria-hidden>
        {t('filter.onShelf')}
      </span>
      {statusNames.map((status) => {
        const Icon = statusIcons[status];
        const words = t(statusTexts[status]);
        const number = formatNumber(counts[status] ?? 0, 0);
        return (
          <UnstyledButton
            key={status}
            className={`${classes.counter} row gap-6 bdrs-8 fz-note fw-560 mih-36 p-0-6 hover-bg-hover`}
            data-status={status}
            aria-pressed={view.status.includes(status)}
            aria-label={t('filter.counter', { status: words, number })}
            title={t('filter.counterTitle', { status: words })}
            onClick={() => onChange((now) => ({ status: toggled(now.status, status) }))}
          >
            <Icon size={15} aria-hidden />
            <span className="hidden phone-inline">{words}</span>
            <span className="px-num">{number}</span>
          </UnstyledButton>
        );
      })}
    </fieldset>
  );
}
