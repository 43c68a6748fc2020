// Expired, broken or lost goods of one batch are thrown away. They were not used: consumption does not count them.
import { TextInput } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import type { StockEntry } from '@praxora/contract/inventory/stock';
import { stockCalls, stockPart } from '@praxora/contract/inventory/stock.calls';
import type { NumberEntry } from '@praxora/rules/shared/number-entry';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { AmountField } from './AmountField.tsx';
import { checkAvailable } from './amount-checks.ts';
import { EntryFacts } from './EntryFacts.tsx';
import { useBooking } from './useBooking.ts';

interface WriteOffDialogProps {
  article: ArticleDetail;
  entry: StockEntry;
  onClose: () => void;
}

export function WriteOffDialog({ article, entry, onClose }: WriteOffDialogProps) {
  const { t } = useTranslation('article');
  const { amountText } = useUnitTexts();
  const available = entry.amount;
  const writeOff = useBooking(
    (part: z.output<typeof stockPart>, key) =>
      callApi(stockCalls.writeOff, { body: { stockId: entry.stockId, ...part } }, key),
    ({ amount }) =>
      t('stock.writtenOff', { amount: amountText(amount, article.countingUnit), name: article.name }),
  );
  const form = useContractForm({
    schema: stockPart,
    initialValues: { amount: available as NumberEntry, note: '' },
    check: checkAvailable(available),
  });

  return (
    <FormDialog
      title={t('stock.writeOffTitle', { name: article.name })}
      action={t('stock.writeOff')}
      onSubmit={form.submit(writeOff.send)}
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
        {...form.field('amount')}
      />
      <TextInput label={t('stock.reason')} maxLength={500} {...form.getInputProps('note')} />
    </FormDialog>
  );
}
