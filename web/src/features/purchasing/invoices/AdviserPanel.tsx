// For the tax adviser: how much waits to be handed over, and the way to the files.
import { Button } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { useInvoiceAccounting } from './accounting.queries.ts';
import { useMonthName } from './useMonthName.ts';

const AdviserDialog = lazy(() => import('./AdviserDialog.tsx').then((m) => ({ default: m.AdviserDialog })));

interface AdviserPanelProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

export function AdviserPanel({ isOpen, onOpen }: AdviserPanelProps) {
  const { t } = useTranslation('invoices');
  const monthName = useMonthName();
  const { data, isError } = useInvoiceAccounting();
  if (isError) return null;
  const [next] = data?.open ?? [];
  const [last] = data?.handovers ?? [];
  return (
    <section className="panel row gap-10 spread p-14-16" aria-labelledby="adviser-title">
      <div className="row gap-12 min-w-0">
        <span className="bg-tile c-primary bdrs-10 grid flex-none place-center w-34 h-34">
          <IconBuildingBank size={20} aria-hidden />
        </span>
        <div>
          <h2 id="adviser-title" className="fz-row">
            {t('adviser.title')}
          </h2>
          <p className="quiet fz-note">
            {next &&
              t('adviser.open', {
                count: next.count,
                month: monthName(next.month),
                amount: formatMoney(next.grossCents),
              })}
            {!next && (data ? t('adviser.nothing') : '\u00a0')}
          </p>
          {last && <p className="quiet fz-note">{t('adviser.last', { month: monthName(last.month) })}</p>}
        </div>
      </div>
      <Button
        className="flex-none"
        variant="default"
        size="compact-sm"
        disabled={!data}
        onClick={() => onOpen(true)}
      >
        {t('adviser.action')}
      </Button>
      {isOpen && data && (
        <Suspense fallback={null}>
          <AdviserDialog accounting={data} onClose={() => onOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
