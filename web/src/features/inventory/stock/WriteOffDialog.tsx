// Expired, broken or lost goods of one batch are thrown away. They were not used: consumption does not count them.
import { TextInput } from '@mantine/core';
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
import { useTellBooked } from './useBooking.tsx';

interface WriteOffDialogProps {
  article: ArticleDetail;
  entry: StockEntry;
  onClose: () => void;
}

export function WriteOffDialog({ article, entry, onClose }: WriteOffDialogProps) {
  const { t } = useTranslation('article');
  const { amountText } = useUnitTexts();
  const keyOf = useBookingKey();
  const tellBooked = useTellBooked();
  const available = entry.amount;
  const [amount, setAmount] = useState<NumberEntry>(available);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const problem = () => {
    if (amount === null) return fieldError('REQUIRED_FIELD');
    return (numberOf(amount) ?? 0) > available ? fieldError('NOT_ENOUGH_STOCK', { available }) : undefined;
  };

  async function submit(): Promise<boolean> {
    setTried(true);
    if (problem() || typeof amount !== 'number') return false;
    const body = { stockId: entry.stockId, amount, note };
    const { bookingId } = await callApi(stockCalls.writeOff, { body }, keyOf(body));
    const text = { amount: amountText(amount, article.countingUnit), name: article.name };
    await tellBooked(t('stock.writtenOff', text), bookingId);
    return true;
  }

  return (
    <FormDialog
      title={t('stock.writeOffTitle', { name: article.name })}
      action={t('stock.writeOff')}
      onSubmit={submit}
      onClose={onClose}
    >
      <EntryFacts article={article} entry={entry} />
      <p>{t('stock.writeOffText')}</p>
      <AmountField
        article={article}
        label={t('stock.amount')}
        description={t('stock.atHand', { amount: amountText(available, article.countingUnit) })}
        available={available}
        usual={available}
        value={amount}
        onChange={setAmount}
        error={isTried && problem()}
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
