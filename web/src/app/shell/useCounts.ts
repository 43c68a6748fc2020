// What waits behind the entries of the sidebar: as many as the pages list there.
import { useTranslation } from 'react-i18next';
import { useOrderCounts } from '../../domain/orders/counts.ts';
import { useReorderCounts } from '../../domain/reorder/counts.ts';
import type { NavCount } from './NavEntry.tsx';

export function useCounts(): Readonly<Partial<Record<string, NavCount>>> {
  const { t } = useTranslation('shell');
  const open = useOrderCounts().data?.open ?? 0;
  const { count: low, belowMinimum } = useReorderCounts().data ?? { count: 0, belowMinimum: 0 };
  return {
    ...(open > 0 ? { orders: { number: open, text: t('nav.openOrders', { count: open }) } } : {}),
    ...(low > 0
      ? {
          reorder: {
            number: low,
            text:
              belowMinimum > 0
                ? t('nav.lowAndBelow', { count: low, below: belowMinimum })
                : t('nav.low', { count: low }),
            isUrgent: belowMinimum > 0,
          },
        }
      : {}),
  };
}
