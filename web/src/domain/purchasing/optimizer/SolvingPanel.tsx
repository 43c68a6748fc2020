// While it is solved: the best so far, what nothing undercuts, and a way out. It shows itself after 150 ms only.
import { Button, Loader } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import type { OptimizedCartView } from './optimizer-state.ts';

/** Until a bound is known the solver sends none that says anything. */
const isTelling = (cents: number) => Number.isFinite(cents) && cents > 0;

type SolvingPanelProps = Pick<OptimizedCartView, 'solving' | 'progress' | 'cancel'>;

export function SolvingPanel({ solving, progress, cancel }: SolvingPanelProps) {
  const { t } = useTranslation('optimizer');
  return (
    <section className="panel p-14-18 wrap gap-10-20 items-center appear bg-sunken mb-16" aria-busy>
      <Loader size={18} aria-hidden />
      <p className="fw-560" role="status">
        {solving === 'favorites' ? t('progress.favorites') : t('progress.title')}
      </p>
      {progress && (
        <dl className="wrap gap-6-20 m-0">
          {isTelling(progress.cost) && (
            <Figure name={t('progress.best')} value={formatMoney(progress.cost)} />
          )}
          {isTelling(progress.bound) && (
            <Figure name={t('progress.bound')} value={formatMoney(progress.bound)} />
          )}
          {isTelling(progress.bound) && (
            <Figure
              name={t('progress.gap')}
              value={t('progress.gapValue', { percent: formatNumber(progress.gap * 100) })}
            />
          )}
        </dl>
      )}
      <Button
        variant="default"
        className="ml-auto"
        leftSection={<IconX size={16} stroke={1.7} aria-hidden />}
        onClick={cancel}
      >
        {t('progress.cancel')}
      </Button>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex fz-note gap-6">
      <dt className="quiet">{name}</dt>
      <dd className="px-num fw-560 m-0">{value}</dd>
    </div>
  );
}
