// Dialog for the actual amount: the entry is set to it, and the difference is recorded as a movement.
import { TextInput } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import type { StockEntry } from '@praxora/contract/inventory/stock';
import { stockCalls } from '@praxora/contract/inventory/stock.calls';
import { type BodyOf, bodySchema } from '@praxora/contract/shared/call';
import type { NumberEntry } from '@praxora/rules/shared/number-entry';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { AmountField } from './AmountField.tsx';
import { EntryFacts } from './EntryFacts.tsx';
import { useBooking } from './useBooking.ts';

interface CorrectDialogProps {
  article: ArticleDetail;
  entry: StockEntry;
  onClose: () => void;
}

const { correctStock } = stockCalls;

export function CorrectDialog({ article, entry, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('article');
  const { amountText } = useUnitTexts();
  const correct = useBooking(
    (body: BodyOf<typeof correctStock>, key) => callApi(correctStock, { body }, key),
    ({ amount }) => t('stock.corrected', { amount: amountText(amount, article.countingUnit) }),
  );
  const form = useContractForm({
    schema: bodySchema(correctStock).omit({ stockId: true }),
    initialValues: { amount: entry.amount as NumberEntry, note: '' },
  });

  return (
    <FormDialog
      title={t('stock.correctTitle', { name: article.name })}
      action={t('stock.correct')}
      onSubmit={form.submit((values) => correct.send({ ...values, stockId: entry.stockId }))}
      onClose={onClose}
    >
      <EntryFacts article={article} entry={entry} />
      <AmountField
        article={article}
        label={t('stock.really')}
        description={t('stock.reallyText')}
        least={0}
        usual={Math.max(article.idealStock, entry.amount)}
        {...form.field('amount')}
      />
      <TextInput label={t('stock.reason')} maxLength={500} {...form.getInputProps('note')} />
    </FormDialog>
  );
}
