// Labels of goods that came without an order: those of one receipt, or all that still wait.
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { pathTo } from '../../../../lib/paths.ts';
import { LabelsPage } from './LabelsPage.tsx';

export function OutsideLabelsPage() {
  const { t } = useTranslation('routes');
  const receiptId = Number(useSearchParams()[0].get('receipt'));
  const isOne = Number.isSafeInteger(receiptId) && receiptId > 0;
  return (
    <LabelsPage
      key={receiptId}
      source={isOne ? { receiptId } : { withoutOrder: true }}
      crumb={[
        { label: t('orders'), to: pathTo('orders') },
        { label: t('ordersOutside'), to: pathTo('ordersOutside') },
      ]}
      back={isOne ? pathTo('ordersOutside') : pathTo('dashboard')}
    />
  );
}
