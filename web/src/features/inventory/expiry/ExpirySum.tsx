// The foot of the list: what is blocked of all stock, and everything together.
import type { ExpiringBatches } from '@praxora/contract/inventory/expiry.calls';
import { useTranslation } from 'react-i18next';
import { useValueTexts } from '../../../domain/inventory/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import type { ExpiryList } from './expiry.queries.ts';

interface ExpirySumProps {
  list: ExpiryList;
  columns: number;
  /** With a column of boxes before, and one of buttons behind. */
  isSelectable: boolean;
}

export function ExpirySum({ list: { bands, blocked }, columns, isSelectable }: ExpirySumProps) {
  const { t } = useTranslation('inventory');
  const all = Object.values(bands);
  const total: ExpiringBatches = {
    batches: all.reduce((sum, { batches }) => sum + batches, 0),
    valueCents: all.reduce((sum, { valueCents }) => sum + valueCents, 0),
    unpricedArticles: Math.max(...all.map(({ unpricedArticles }) => unpricedArticles)),
  };
  const behind = isSelectable ? 2 : 1;
  const line = (name: string, sum: ExpiringBatches) => (
    <SumLine name={name} sum={sum} before={columns - behind - 2} behind={behind} />
  );
  return (
    <>
      {blocked.batches > 0 && line(t('expiring.blocked'), { ...blocked, unpricedArticles: 0 })}
      {line(t('expiring.all'), total)}
    </>
  );
}

interface SumLineProps {
  name: string;
  sum: ExpiringBatches;
  before: number;
  behind: number;
}

function SumLine({ name, sum: { batches, valueCents, unpricedArticles }, before, behind }: SumLineProps) {
  const { t } = useTranslation('inventory');
  const { unpricedText } = useValueTexts();
  return (
    <tr>
      <th scope="row" colSpan={before} className="fw-560">
        {name}{' '}
        {unpricedArticles > 0 && (
          <span className="quiet fw-400 fz-note">{unpricedText(unpricedArticles)}</span>
        )}
      </th>
      <td data-right className="px-num">
        {t('expiring.batches', { count: batches, number: formatNumber(batches, 0) })}
      </td>
      <td data-right className="px-num fw-600">
        {formatMoney(valueCents)}
      </td>
      <td colSpan={behind} />
    </tr>
  );
}
