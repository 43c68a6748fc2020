// An own vendor in one line: who it is, how orders get there, when delivery is free.
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { type OwnVendorValues, toTerms } from './own-vendor-values.ts';

export function useSummary(values: OwnVendorValues): string {
  const { t } = useTranslation('ownVendor');
  const { shippingCents, freeShippingFromCents: from } = toTerms(values);
  const delivery =
    shippingCents === 0 || from === 0
      ? t('summary.alwaysFree')
      : from === null
        ? t('summary.neverFree', { fee: formatMoney(shippingCents) })
        : t('summary.freeFrom', { amount: formatMoney(from) });
  return t('summary.line', {
    vendor: values.name.trim() || t('summary.unnamed'),
    way: t(values.transmission === 'email' ? 'summary.byEmail' : 'summary.byHand'),
    delivery,
  });
}
