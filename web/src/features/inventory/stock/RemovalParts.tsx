import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { useTranslation } from 'react-i18next';
import { ExpiryDate } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { useEntryName } from './EntryFacts.tsx';
import type { Part } from './removal.ts';
import classes from './StockFields.module.css';

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
    <div className={`${classes.parts} fz-row`}>
      <p>{title}</p>
      <ul aria-label={title}>
        {parts.map(({ entry, amount }) => (
          <li key={entry.stockId}>
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
