// For the tax adviser: how much waits to be handed over, and the way to the files.
import { Button } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { useInvoiceAccounting } from './accounting.queries.ts';
import { useMonthName } from './useMonthName.ts';

const AdviserDialog = lazy(() => import('./AdviserDialog.tsx').then((m) => ({ default: m.AdviserDialog })));

export function AdviserPanel() {
  const { t } = useTranslation('invoices');
  const monthName = useMonthName();
  const { data } = useInvoiceAccounting();
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const [next] = data.open;
  const [last] = data.handovers;
  return (
    <section className="panel wrap gap-12 items-center spread p-14-18 mb-18" aria-labelledby="adviser-title">
      <div className="row gap-12 min-w-0">
        <IconBuildingBank className="c-primary flex-none" size={24} aria-hidden />
        <div>
          <h2 id="adviser-title" className="fz-lead">
            {t('adviser.title')}
          </h2>
          <p className="quiet fz-note">
            {next
              ? t('adviser.open', {
                  count: next.count,
                  month: monthName(next.month),
                  amount: formatMoney(next.grossCents),
                })
              : t('adviser.nothing')}
          </p>
          {last && <p className="quiet fz-note">{t('adviser.last', { month: monthName(last.month) })}</p>}
        </div>
      </div>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('adviser.action')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AdviserDialog accounting={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
