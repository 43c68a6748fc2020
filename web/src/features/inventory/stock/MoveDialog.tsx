// An entry, or part of it, goes to another storage; batch, expiry and price go with it.
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { type StockEntry, stockCalls } from '@praxora/contract/inventory/stock.calls';
import { type NumberEntry, numberOf } from '@praxora/rules/number-entry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/inventory/units.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useBookingKey } from '../../../lib/api/booking-keys.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { AmountField } from './AmountField.tsx';
import { EntryFacts } from './EntryFacts.tsx';
import { StorageSelect } from './StorageSelect.tsx';
import { useTellBooked } from './useBooking.tsx';

interface MoveDialogProps {
  article: ArticleDetail;
  entry: StockEntry;
  onClose: () => void;
}

export function MoveDialog({ article, entry, onClose }: MoveDialogProps) {
  const { t } = useTranslation('article');
  const { amountText } = useUnitTexts();
  const keyOf = useBookingKey();
  const tellBooked = useTellBooked();
  const [amount, setAmount] = useState<NumberEntry>(entry.amount);
  const [storageId, setStorageId] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const amountProblem = () => {
    if (amount === null) return fieldError('REQUIRED_FIELD');
    return (numberOf(amount) ?? 0) > entry.amount
      ? fieldError('NOT_ENOUGH_STOCK', { available: entry.amount })
      : undefined;
  };

  async function submit(): Promise<boolean> {
    setTried(true);
    if (amountProblem() || typeof amount !== 'number' || storageId === null) return false;
    const body = { stockId: entry.stockId, amount, storageId };
    const { bookingId } = await callApi(stockCalls.moveStock, { body }, keyOf(body));
    await tellBooked(t('stock.moved', { amount: amountText(amount, article.countingUnit) }), bookingId);
    return true;
  }

  return (
    <FormDialog
      title={t('stock.moveTitle', { name: article.name })}
      action={t('stock.move')}
      onSubmit={submit}
      onClose={onClose}
    >
      <EntryFacts article={article} entry={entry} />
      <AmountField
        article={article}
        label={t('stock.amount')}
        value={amount}
        onChange={setAmount}
        error={isTried && amountProblem()}
      />
      <StorageSelect
        label={t('stock.moveTo')}
        without={entry.storageId}
        value={storageId}
        onChange={setStorageId}
        error={isTried && storageId === null && fieldError('REQUIRED_FIELD')}
      />
    </FormDialog>
  );
}
