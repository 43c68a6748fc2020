// What is really there: the entry is set to it, and the difference stands in the movements.
import { TextInput } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { type StockEntry, stockCalls } from '@praxora/contract/inventory/stock.calls';
import type { NumberEntry } from '@praxora/rules/number-entry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/inventory/units.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useBookingKey } from '../../../lib/api/booking-keys.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { AmountField } from './AmountField.tsx';
import { EntryFacts } from './EntryFacts.tsx';
import { useTellBooked } from './useBooking.tsx';

interface CorrectDialogProps {
  article: ArticleDetail;
  entry: StockEntry;
  onClose: () => void;
}

export function CorrectDialog({ article, entry, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('article');
  const { amountText } = useUnitTexts();
  const keyOf = useBookingKey();
  const tellBooked = useTellBooked();
  const [amount, setAmount] = useState<NumberEntry>(entry.amount);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);

  async function submit(): Promise<boolean> {
    setTried(true);
    if (typeof amount !== 'number') return false;
    const body = { stockId: entry.stockId, amount, note };
    const { bookingId } = await callApi(stockCalls.correctStock, { body }, keyOf(body));
    await tellBooked(t('stock.corrected', { amount: amountText(amount, article.countingUnit) }), bookingId);
    return true;
  }

  return (
    <FormDialog
      title={t('stock.correctTitle', { name: article.name })}
      action={t('stock.correct')}
      onSubmit={submit}
      onClose={onClose}
    >
      <EntryFacts article={article} entry={entry} />
      <AmountField
        article={article}
        label={t('stock.really')}
        description={t('stock.reallyText')}
        least={0}
        usual={Math.max(article.idealStock, entry.amount)}
        value={amount}
        onChange={setAmount}
        error={isTried && amount === null && fieldError('REQUIRED_FIELD')}
      />
      <TextInput
        label={t('stock.reason')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
