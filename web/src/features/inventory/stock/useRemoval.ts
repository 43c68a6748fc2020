// Takes stock out: uses it, writes the expired off, or both, each booking with its own way back.
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import type { StockEntry } from '@praxora/contract/inventory/stock';
import { type removalPart, stockCalls } from '@praxora/contract/inventory/stock.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { callApi } from '../../../lib/api/api.ts';
import type { RemovalWay } from './removal.ts';
import { useBooking } from './useBooking.ts';

interface Booking<Call> {
  readonly body: BodyOf<Call>;
  readonly units: number;
}

type Removal = (part: z.output<typeof removalPart>, way: RemovalWay, discardedUnits: number) => Promise<true>;

/** Left out: of the whole article, first expired, first out. */
export function useRemoval(article: ArticleDetail, entry: StockEntry | undefined): Removal {
  const { t } = useTranslation('article');
  const { amountText } = useUnitTexts();
  const texts = ({ units }: { units: number }) => ({
    amount: amountText(units, article.countingUnit),
    name: article.name,
  });
  const use = useBooking(
    ({ body }: Booking<typeof stockCalls.bookConsumption>, key) =>
      callApi(stockCalls.bookConsumption, { body }, key),
    (booking) => t('stock.removed', texts(booking)),
    { isPart: true },
  );
  const writeOff = useBooking(
    ({ body }: Booking<typeof stockCalls.writeOff>, key) => callApi(stockCalls.writeOff, { body }, key),
    (booking) => t('stock.writtenOff', texts(booking)),
    { isPart: true },
  );
  const source = entry ? { stockId: entry.stockId } : { articleId: article.id };

  return async ({ amount, note, treatment }, way, discardedUnits) => {
    if (way !== 'discard')
      await use.send({
        body: { ...source, amount, note, skipsExpired: way === 'spare', ...(treatment && { treatment }) },
        units: amount,
      });
    if (way !== 'use')
      await writeOff.send({ body: { ...source, note, ...(entry ? { amount } : {}) }, units: discardedUnits });
    return true;
  };
}
