// A booking in: where the goods go and what they cost unless somebody says otherwise, what is missing, and the booking.
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { stockCalls } from '@praxora/contract/inventory/stock.calls';
import { type BodyOf, bodySchema } from '@praxora/contract/shared/call';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { NumberEntry } from '@praxora/rules/shared/number-entry';
import { useTranslation } from 'react-i18next';
import { useStorages } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { callApi } from '../../../lib/api/api.ts';
import { fieldError, useContractForm } from '../../../lib/forms.tsx';
import { useDefaultPrices, useStock } from '../article/article.queries.ts';
import { bookInProblems } from './book-in.ts';
import { useBooking } from './useBooking.ts';

const { bookInput } = stockCalls;
export type BookInBody = BodyOf<typeof bookInput>;

export function useBookIn(article: ArticleDetail) {
  const { t } = useTranslation('article');
  const { amountText } = useUnitTexts();
  return useBooking(
    (body: BookInBody, key) => callApi(bookInput, { body }, key),
    ({ amount }) =>
      t('stock.bookedIn', { amount: amountText(amount, article.countingUnit), name: article.name }),
  );
}

/** Where it belongs, else where it lies, else where alone it can lie. */
function useUsualStorage({ id, storageConfiguration }: ArticleDetail): number | null {
  const { data: entries = [] } = useStock(id);
  const { data: storages = [] } = useStorages();
  const only = storages.length === 1 ? storages[0]?.id : undefined;
  return storageConfiguration.defaultStorageId ?? entries[0]?.storageId ?? only ?? null;
}

interface Entered {
  amount: NumberEntry;
  /** Null: not chosen, so the usual one. */
  storageId: number | null;
  batchNumber: string;
  expirationDate: string | null;
  date: string | null;
  type: BookInBody['type'];
  priceType: BookInBody['priceType'] | null;
}

const nothing: Omit<Entered, 'date'> = {
  amount: null,
  storageId: null,
  batchNumber: '',
  expirationDate: null,
  type: 'INCOMING_GOODS_FROM_OUTSIDE_ORDER',
  priceType: null,
};

export function useBookInForm(article: ArticleDetail) {
  const usualStorage = useUsualStorage(article);
  const { data: prices } = useDefaultPrices(article.id);
  /** Entered values, with defaults for the missing ones. */
  const completed = (entered: Entered) => ({
    ...entered,
    articleId: article.id,
    storageId: entered.storageId ?? usualStorage,
    // Today is left to the server: the clock of this computer may be a day ahead.
    date: entered.date === calendarDay(new Date()) ? undefined : entered.date,
    priceType: entered.priceType ?? (prices?.average == null ? 'notRecorded' : 'average'),
  });
  const form = useContractForm({
    schema: bodySchema(bookInput),
    initialValues: { ...nothing, date: calendarDay(new Date()) } as Entered,
    complete: completed,
    check: (entered) =>
      Object.fromEntries(
        Object.entries(
          bookInProblems(article.documentation, { ...completed(entered), date: entered.date }),
        ).map(([field, code]) => [field, fieldError(code)]),
      ),
  });
  return { form, values: completed(form.values), prices };
}
