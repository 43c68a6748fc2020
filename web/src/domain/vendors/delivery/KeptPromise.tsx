// A vendor's promise against what this practice has received: "promised 1 day, kept in 37 %".
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format.ts';

/** From fewer receipts no share is told. */
const fewestReceipts = 5;
/** Figures of twelve months: they change slowly. */
const staleTime = 5 * 60_000;

/** Nothing where nothing is promised or too little came. */
export function KeptPromise({ vendorId }: { vendorId: number }) {
  const { t } = useTranslation('delivery');
  const { data: vendor } = useQuery({
    queryKey: ['vendors', 'list'],
    queryFn: ({ signal }) => callApi(vendorCalls.listVendors, {}, { signal }),
    select: (vendors) => vendors.find(({ id }) => id === vendorId),
    staleTime,
  });
  if (!vendor?.deliveryDays) return null;
  const { receiptCount, inTimeCount } = vendor.delivery;
  if (receiptCount < fewestReceipts || inTimeCount === null) return null;
  const share = formatNumber(Math.round((inTimeCount / receiptCount) * 100), 0);
  return <span>{t('kept', { count: Math.max(1, vendor.deliveryDays.to), share })}</span>;
}
