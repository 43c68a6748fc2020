// Which entry a dialog is about.
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import type { StockEntry } from '@praxora/contract/inventory/stock';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { formatDate } from '../../../lib/format.ts';

export function useEntryName(): (entry: StockEntry) => string {
  const { t } = useTranslation('article');
  return ({ batchNumber, receivedOn }) =>
    batchNumber === ''
      ? t('stock.entryOf', { date: formatDate(receivedOn) })
      : t('stock.entryBatch', { batch: batchNumber });
}

export function EntryFacts({ article, entry }: { article: ArticleDetail; entry: StockEntry }) {
  const { t } = useTranslation('article');
  const { amountText } = useUnitTexts();
  const entryName = useEntryName();
  return (
    <p className="quiet fz-note bg-sunken bdrs-10 p-10-12">
      <b className="c-ink fw-600">{entryName(entry)}</b> · {entry.storageName} ·{' '}
      {amountText(entry.amount, article.countingUnit)}
      {entry.expirationDate !== null && (
        <> · {t('stock.expiresOn', { date: formatDate(entry.expirationDate) })}</>
      )}
    </p>
  );
}
