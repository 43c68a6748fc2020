import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { useTranslation } from 'react-i18next';
import { ExpiryDate } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { useEntryName } from './EntryFacts.tsx';
import type { Part } from './removal.ts';

/** Which batches it comes from, before it is booked. */
export function RemovalParts({
  article,
  title,
  parts,
}: {
  article: ArticleDetail;
  title: string;
  parts: readonly Part[];
}) {
  const { t } = useTranslation('article');
  const { amountText } = useUnitTexts();
  const entryName = useEntryName();
  if (parts.length === 0) return null;
  return (
    <div className="fz-row">
      <p className="quiet mb-4">{title}</p>
      <ul className="plain-list" aria-label={title}>
        {parts.map(({ entry, amount }) => (
          <li className="wrap gap-2-12 line-bottom spread p-6-0" key={entry.stockId}>
            <span>
              {t('stock.partOf', {
                amount: amountText(amount, article.countingUnit),
                entry: entryName(entry),
                storage: entry.storageName,
              })}
            </span>
            <ExpiryDate date={entry.expirationDate} />
          </li>
        ))}
      </ul>
    </div>
  );
}
