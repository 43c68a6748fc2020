// The last export of all data: asked for again and again while it is being made.
import { type DataExport, dataExportCalls } from '@praxora/contract/reports/data-export.calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';

const exportKey = ['dataExport'] as const;
const askedEvery = 1_500;

export const isUnderWay = (latest: DataExport | null | undefined): boolean =>
  latest?.state === 'waiting' || latest?.state === 'running';

export function useDataExport() {
  const { t } = useTranslation('appStore');
  const { data: latest } = useQuery({
    queryKey: exportKey,
    queryFn: ({ signal }) => callApi(dataExportCalls.latestExport, {}, { signal }),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? askedEvery : false),
  });
  const start = useChange({
    call: () => callApi(dataExportCalls.startExport, {}),
    refetch: [exportKey],
  });
  const cancel = useChange({
    call: (exportId: number) => callApi(dataExportCalls.cancelExport, { params: { exportId } }),
    success: ({ state }) => (state === 'cancelled' ? t('export.cancelled') : null),
    refetch: [exportKey],
  });
  return { latest, start, cancel };
}
