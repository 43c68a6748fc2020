// Words for blocked stock: its reason, and who blocked it when.
import type { StockBlock } from '@praxora/contract/inventory/stock';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.ts';

const reasonTexts = {
  recall: 'stock:block.reasons.recall',
  damaged: 'stock:block.reasons.damaged',
  quarantine: 'stock:block.reasons.quarantine',
} as const;

export type BlockReason = keyof typeof reasonTexts;

export function useBlockTexts() {
  const { t } = useTranslation(['stock', 'common']);
  const reasonText = (reason: BlockReason): string => t(reasonTexts[reason]);
  return {
    reasonText,
    /** In one line: reason, note, day and name. */
    blockText: ({ reason, note, at, by }: StockBlock): string =>
      [reasonText(reason), note, t('block.since', { date: formatDate(at), who: by || t('common:somebody') })]
        .filter((part) => part !== '')
        .join(' · '),
  };
}
