// The cash discount that can still be taken, in the tone of what saves money.
import type { InvoiceListed } from '@praxora/contract/purchasing/invoice';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';

export function DiscountLine({ discount }: Pick<InvoiceListed, 'discount'>) {
  const { t } = useTranslation('invoices');
  if (discount === null) return null;
  const values = { day: formatDate(discount.until), amount: formatMoney(discount.cents) };
  return (
    <span className="c-save fw-560 fz-note">
      {discount.percent === null
        ? t('discount.amount', values)
        : t('discount.percent', { ...values, percent: formatNumber(discount.percent) })}
    </span>
  );
}
