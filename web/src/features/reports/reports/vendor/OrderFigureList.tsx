// Key figures of the orders, beside those of the comparison period.
import type { OrderFigures } from '@praxora/contract/reports/order-reports';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import { countChange, moneyChange, percentChange } from '../parts/change.ts';
import { Figures, type ReportFigure } from '../parts/Figures.tsx';

interface OrderFigureListProps {
  totals: OrderFigures | undefined;
  before: OrderFigures | null;
  /** Goods alone, without shipping and surcharges. */
  isOfGoods?: boolean;
}

const feesOf = ({ shippingCents, surchargeCents }: OrderFigures): number => shippingCents + surchargeCents;

export function OrderFigureList({ totals, before, isOfGoods = false }: OrderFigureListProps) {
  const { t } = useTranslation('reports');
  const worthOf = ({ netCents, goodsCents }: OrderFigures) => (isOfGoods ? goodsCents : netCents);
  const averageOf = (figures: OrderFigures) =>
    figures.orders === 0 ? 0 : Math.round(worthOf(figures) / figures.orders);
  return <Figures label={t('figures')} figures={totals && figuresOf(totals)} />;

  function figuresOf(now: OrderFigures): ReportFigure[] {
    return [
      {
        key: 'value',
        label: isOfGoods ? t('article.goods') : t('vendor.value'),
        value: formatMoney(worthOf(now)),
        change: before && percentChange(worthOf(now), worthOf(before)),
        note:
          now.returnedCents > 0 ? t('vendor.returned', { value: formatMoney(now.returnedCents) }) : undefined,
      },
      {
        key: 'orders',
        label: t('vendor.orders'),
        value: formatNumber(now.orders, 0),
        change: before && countChange(now.orders, before.orders),
      },
      {
        key: 'average',
        label: t('vendor.average'),
        value: formatMoney(averageOf(now)),
        change: before && moneyChange(averageOf(now), averageOf(before)),
      },
      isOfGoods
        ? {
            key: 'units',
            label: t('vendor.units'),
            value: formatNumber(now.units, 0),
            change: before && countChange(now.units, before.units),
          }
        : {
            key: 'fees',
            label: t('vendor.fees'),
            value: formatMoney(feesOf(now)),
            change: before && moneyChange(feesOf(now), feesOf(before)),
            isSaving: before !== null && feesOf(now) < feesOf(before),
          },
    ];
  }
}
