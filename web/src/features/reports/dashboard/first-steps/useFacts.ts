import type { FirstStepsState } from '@praxora/contract/reports/dashboard.calls';
import type { FirstStep } from '@praxora/rules/reports/first-steps';
import { useTranslation } from 'react-i18next';

/** What there is already, in the words of its step; null where there is nothing to tell. */
export function useFacts(state: FirstStepsState): Readonly<Record<FirstStep, string | null>> {
  const { t } = useTranslation('firstSteps');
  const { deliveryAddress, hasBillingAddress, invited, joined, storages, articles, done } = state;
  const colleagues = [
    ...(joined > 0 ? [t('colleagues.joined', { count: joined })] : []),
    ...(invited > 0 ? [t('colleagues.invited', { count: invited })] : []),
  ];
  return {
    addresses: deliveryAddress !== null && !hasBillingAddress ? t('addresses.noBilling') : deliveryAddress,
    colleagues: colleagues.length > 0 ? colleagues.join(', ') : null,
    storages: storages > 0 ? t('storages.there', { count: storages }) : null,
    articles: articles > 0 ? t('articles.there', { count: articles }) : null,
    order: done.includes('order') ? t('order.there') : null,
  };
}
