import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { Sparkline } from '../../../ui/charts/Sparkline.tsx';

/** Consumption of the last months, the current one darker. */
export function Spark({ months }: { months: readonly number[] }) {
  const { t } = useTranslation('inventory');
  const amounts = months.map((used) => formatNumber(used, 0)).join(', ');
  return <Sparkline values={months} label={t('list.useText', { amounts })} />;
}
