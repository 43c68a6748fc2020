import { Select } from '@mantine/core';
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';

interface VendorChoiceProps {
  value: number | null;
  onChange: (vendorId: number | null) => void;
}

/** Selection of the delivering vendor, if it is known. */
export function VendorChoice({ value, onChange }: VendorChoiceProps) {
  const { t } = useTranslation('receiving');
  const { data: vendors = [] } = useQuery({
    queryKey: ['vendors'],
    queryFn: ({ signal }) => callApi(vendorCalls.listVendors, {}, { signal }),
  });
  return (
    <Select
      label={t('delivery.vendor')}
      placeholder={t('delivery.anyVendor')}
      nothingFoundMessage={t('delivery.noVendor')}
      searchable
      clearable
      data={vendors.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
    />
  );
}
