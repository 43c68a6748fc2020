// An entry, or part of it, goes to another storage; batch, expiry and price go with it.
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
import { checkAvailable } from './amount-checks.ts';
import { EntryFacts } from './EntryFacts.tsx';
import { StorageSelect } from './StorageSelect.tsx';
import { useBooking } from './useBooking.ts';

interface MoveDialogProps {
  article: ArticleDetail;
  entry: StockEntry;
  onClose: () => void;
}

const { moveStock } = stockCalls;

export function MoveDialog({ article, entry, onClose }: MoveDialogProps) {
  const { t } = useTranslation('article');
  const { amountText } = useUnitTexts();
  const move = useBooking(
    (body: BodyOf<typeof moveStock>, key) => callApi(moveStock, { body }, key),
    ({ amount }) => t('stock.moved', { amount: amountText(amount, article.countingUnit) }),
  );
  const form = useContractForm({
    schema: bodySchema(moveStock).pick({ amount: true, storageId: true }),
    initialValues: { amount: entry.amount as NumberEntry, storageId: null as number | null },
    check: checkAvailable(entry.amount),
  });

  return (
    <FormDialog
      title={t('stock.moveTitle', { name: article.name })}
      action={t('stock.move')}
      onSubmit={form.submit((values) => move.send({ ...values, stockId: entry.stockId, note: '' }))}
      onClose={onClose}
    >
      <EntryFacts article={article} entry={entry} />
      <AmountField article={article} label={t('stock.amount')} {...form.field('amount')} />
      <StorageSelect label={t('stock.moveTo')} without={entry.storageId} {...form.field('storageId')} />
    </FormDialog>
  );
}
