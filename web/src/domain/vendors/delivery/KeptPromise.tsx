// A vendor's promise against what this practice has received: "promised 1 day, kept in 37 %".
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { deliveryRecord } from '@praxora/rules/vendors/delivery-record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format.ts';

/** Figures of twelve months: they change slowly. */
const staleTime = 5 * 60_000;

/** Nothing where nothing is promised or too little came. */
export function KeptPromise({ vendorId }: { vendorId: number }) {
  const { t } = useTranslation('delivery');
  const { data: record } = useQuery({
    queryKey: ['vendors', 'list'],
    queryFn: ({ signal }) => callApi(vendorCalls.listVendors, {}, { signal }),
    select: (vendors) => {
      const vendor = vendors.find(({ id }) => id === vendorId);
      return vendor ? deliveryRecord(vendor) : null;
    },
    staleTime,
  });
  if (!record) return null;
  const share = formatNumber(record.keptPercent, 0);
  return <span>{t('kept', { count: record.promisedDays, share })}</span>;
}
