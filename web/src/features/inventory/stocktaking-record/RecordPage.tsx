// The record of a finished count: what was expected and counted, by whom and when, and the sheet to sign.
import { stocktakingRecordCalls } from '@praxora/contract/inventory/stocktaking-record.calls';
import { idInAddress } from '@praxora/rules/shared/row-id';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { MissingPage } from '../../../ui/page/MissingPage.tsx';
import { RecordView } from './RecordView.tsx';

export function RecordPage() {
  const { t } = useTranslation(['inventory', 'routes']);
  const stocktakingId = idInAddress(useParams().stocktakingId);
  const { data, error, refetch } = useQuery({
    queryKey: [...inventoryKey, 'stocktaking-record', stocktakingId],
    queryFn: ({ signal }) =>
      callApi(
        stocktakingRecordCalls.getStocktakingRecord,
        { params: { stocktakingId: stocktakingId ?? 0 } },
        { signal },
      ),
    enabled: stocktakingId !== null,
  });
  if (data) return <RecordView record={data} />;
  return (
    <MissingPage
      isUnnamed={stocktakingId === null}
      error={error}
      onRetry={() => void refetch()}
      heading={t('routes:stocktakingRecord')}
      list={{ label: t('routes:stocktaking'), to: pathTo('stocktaking'), action: t('stocktaking.all') }}
      pictures={['buero', 'dosen']}
      missing={{ title: t('stocktaking.record.missing.title'), text: t('stocktaking.record.missing.text') }}
      failed={{ title: t('stocktaking.record.failed.title'), text: t('stocktaking.record.failed.text') }}
    />
  );
}
