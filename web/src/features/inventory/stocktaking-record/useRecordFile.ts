import { stocktakingRecordCalls } from '@praxora/contract/inventory/stocktaking-record.calls';
import { downloadApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';

/** Saves the record as a file in the language of the page. */
export function useRecordFile(stocktakingId: number): (format: 'csv' | 'pdf') => void {
  const language = useLanguage();
  return (format) =>
    void saveFile(
      () =>
        downloadApi(stocktakingRecordCalls.downloadStocktakingRecord, {
          params: { stocktakingId },
          query: { format, language },
        }),
      `stocktaking-${stocktakingId}.${format}`,
    ).catch(notifyRefusal);
}
