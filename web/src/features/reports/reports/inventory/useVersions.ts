// The inventories that were kept, and how one more is: its figures first, then its pages.
import {
  type InventoryVersion,
  inventoryVersionCalls,
} from '@praxora/contract/reports/inventory-versions.calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../../lib/api/api.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { useChange } from '../../../../ui/change/useChange.ts';
import { useExport } from '../export/useExport.ts';
import { reportsKey } from '../reports.queries.ts';

const versionsKey = [...reportsKey, 'versions'] as const;

export const useVersions = () =>
  useQuery({
    queryKey: versionsKey,
    queryFn: ({ signal }) => callApi(inventoryVersionCalls.listInventoryVersions, {}, { signal }),
    staleTime: 0,
  });

export function useReadiness(asOf: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...reportsKey, 'readiness', asOf, language],
    queryFn: ({ signal }) =>
      callApi(inventoryVersionCalls.inventoryReadiness, { query: { asOf, language } }, { signal }),
    staleTime: 0,
  });
}

/** The pages of a version: the same figures whenever they are asked for. */
export function useVersionPages() {
  const { start, job } = useExport('inventory');
  return {
    isBusy: start.isBusy || job?.state === 'waiting' || job?.state === 'running',
    fetch: ({ id, asOf }: Pick<InventoryVersion, 'id' | 'asOf'>) =>
      void start.run({ format: 'pdf', query: { asOf }, versionId: id }),
  };
}

export function useMakeVersion() {
  const { t } = useTranslation('reports');
  const pages = useVersionPages();
  const make = useChange({
    call: (asOf: string, key) => callApi(inventoryVersionCalls.makeInventoryVersion, { body: { asOf } }, key),
    success: (version) => {
      pages.fetch(version);
      return t('versions.kept', { number: formatNumber(version.number, 0) });
    },
    refetch: [versionsKey],
  });
  return { isBusy: make.isBusy || pages.isBusy, run: (asOf: string) => void make.run(asOf) };
}
