import { useTranslation } from 'react-i18next';
import { Segments } from '../../../../ui/fields/Segments.tsx';
import type { ChangeView } from '../useReportView.ts';
import { withPriceCheck } from '../view.ts';

interface ViewSwitchProps {
  isPriceCheck: boolean;
  onChange: ChangeView;
}

/** Between what was ordered and the check of its prices. */
export function ViewSwitch({ isPriceCheck, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('reports');
  return (
    <Segments
      label={t('article.views')}
      options={[
        { value: 'orders', label: t('article.ordersView') },
        { value: 'price-check', label: t('article.priceView') },
      ]}
      value={isPriceCheck ? 'price-check' : 'orders'}
      onChange={(value) => onChange(withPriceCheck(value === 'price-check'))}
    />
  );
}
