// Counts beside the sidebar's entries: as many as the pages list there.
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useOrderCounts, useReorderCounts } from '../../domain/purchasing/index.ts';
import type { NavCount } from './NavEntry.tsx';

const nothingToOrder = { count: 0, belowMinimum: 0, covered: 0 };

function reorderText(t: TFunction<'shell'>, count: number, below: number, covered: number): string {
  if (below > 0)
    return covered > 0
      ? t('nav.lowAndBelowCovered', { count, below, covered })
      : t('nav.lowAndBelow', { count, below });
  return covered > 0 ? t('nav.lowCovered', { count, covered }) : t('nav.low', { count });
}

export function useCounts(): Readonly<Partial<Record<string, NavCount>>> {
  const { t } = useTranslation('shell');
  const open = useOrderCounts().data?.open ?? 0;
  const { count: low, belowMinimum, covered } = useReorderCounts().data ?? nothingToOrder;
  return {
    ...(open > 0 ? { orders: { number: open, text: t('nav.openOrders', { count: open }) } } : {}),
    ...(low > 0
      ? {
          reorder: {
            number: low,
            text: reorderText(t, low, belowMinimum, covered),
            isUrgent: belowMinimum > 0,
          },
        }
      : {}),
  };
}
