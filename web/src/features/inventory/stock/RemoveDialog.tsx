// Stock is used: what expires first, or of one entry.
import { TextInput } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { type StockEntry, stockCalls } from '@praxora/contract/inventory/stock.calls';
import { type NumberEntry, numberOf } from '@praxora/rules/number-entry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useBookingKey } from '../../../lib/api/booking-keys.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { useUnitTexts } from '../../../lib/inventory/units.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { AmountField } from './AmountField.tsx';
import { EntryFacts } from './EntryFacts.tsx';
import classes from './StockFields.module.css';
import { useTellBooked } from './useBooking.tsx';

interface RemoveDialogProps {
  article: ArticleDetail;
  /** Left out: first expired, first out. */
  entry?: StockEntry;
  onClose: () => void;
}

export function RemoveDialog({ article, entry, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('article');
  const { amountText } = useUnitTexts();
  const keyOf = useBookingKey();
  const tellBooked = useTellBooked();
  const [amount, setAmount] = useState<NumberEntry>(article.labelConfiguration.consumptionPerScan);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const available = entry?.amount ?? article.stock;
  const problem = () => {
    if (amount === null) return fieldError('REQUIRED_FIELD');
    return (numberOf(amount) ?? 0) > available ? fieldError('NOT_ENOUGH_STOCK', { available }) : undefined;
  };

  async function submit(): Promise<boolean> {
    setTried(true);
    if (problem() || typeof amount !== 'number') return false;
    const body = { ...(entry ? { stockId: entry.stockId } : { articleId: article.id }), amount, note };
    const { bookingId } = await callApi(stockCalls.bookConsumption, { body }, keyOf(body));
    await tellBooked(
      t('stock.removed', { amount: amountText(amount, article.countingUnit), name: article.name }),
      bookingId,
    );
    return true;
  }

  return (
    <FormDialog
      title={t('stock.removeTitle', { name: article.name })}
      action={t('stock.remove')}
      onSubmit={submit}
      onClose={onClose}
    >
      {entry ? (
        <EntryFacts article={article} entry={entry} />
      ) : (
        <p className={classes.entry}>{t('stock.removeFirstExpired')}</p>
      )}
      <AmountField
        article={article}
        label={t('stock.amount')}
        description={t('stock.atHand', { amount: amountText(available, article.countingUnit) })}
        available={available}
        usual={Math.max(article.labelConfiguration.consumptionPerScan, ...article.monthlyUse)}
        value={amount}
        onChange={setAmount}
        error={isTried && problem()}
      />
      <TextInput
        label={t('stock.note')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
