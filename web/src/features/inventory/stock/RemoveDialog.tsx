// Stock is used: what expires first, or of one entry. It says which batches that is, and offers to write off the expired.
import { TextInput } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import type { StockEntry } from '@praxora/contract/inventory/stock';
import { removalPart } from '@praxora/contract/inventory/stock.calls';
import { availableEntries, availableStock } from '@praxora/rules/inventory/available-stock';
import { calendarDay } from '@praxora/rules/shared/dates';
import { type NumberEntry, toNumber } from '@praxora/rules/shared/number-entry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useStock } from '../article/article.queries.ts';
import { AmountField } from './AmountField.tsx';
import { checkAvailable } from './amount-checks.ts';
import { EntryFacts } from './EntryFacts.tsx';
import { RemovalParts } from './RemovalParts.tsx';
import { RemovalWays } from './RemovalWays.tsx';
import {
  expiredEntries,
  type Part,
  type RemovalWay,
  removalWays,
  splitRemoval,
  sumAmounts,
  usableEntries,
} from './removal.ts';
import { TreatmentFields } from './TreatmentFields.tsx';
import { useRemoval } from './useRemoval.ts';

interface RemoveDialogProps {
  article: ArticleDetail;
  /** Left out: first expired, first out. */
  entry?: StockEntry;
  onClose: () => void;
}

const actions = { use: 'stock.remove', spare: 'stock.removeAndWriteOff', discard: 'stock.writeOff' } as const;

const wholly = (entries: readonly StockEntry[]): Part[] =>
  entries.map((one) => ({ entry: one, amount: one.amount, isExpired: true }));

const noTreatment = { reference: '', udi: '', serialNumber: '' };

export function RemoveDialog({ article, entry, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('article');
  const { amountText } = useUnitTexts();
  const [chosenWay, setWay] = useState<RemovalWay | null>(null);
  const [day] = useState(() => calendarDay(new Date()));
  const { data: entries } = useStock(article.id);
  const available = entry?.amount ?? availableStock(article.stock, article.blockedStock);
  const form = useContractForm({
    schema: removalPart,
    initialValues: {
      amount: article.labelConfiguration.consumptionPerScan as NumberEntry,
      note: '',
      treatment: article.documentation.asksReference ? noTreatment : undefined,
    },
    check: checkAvailable(available),
  });
  const lots = entry ? [entry] : availableEntries(entries ?? []);
  const amount = toNumber(form.values.amount) ?? 0;
  const ways = removalWays(lots, amount, day, entry !== undefined);
  const way = ways.find((one) => one === chosenWay) ?? ways[0] ?? 'use';
  const removalParts =
    way === 'discard' ? [] : splitRemoval(way === 'spare' ? usableEntries(lots, day) : lots, amount, day);
  const expired = entry ? splitRemoval([entry], amount, day) : wholly(expiredEntries(lots, day));
  const discarded = way === 'use' ? [] : expired;
  const remove = useRemoval(article, entry);

  return (
    <FormDialog
      title={t('stock.removeTitle', { name: article.name })}
      action={t(actions[way])}
      // Nothing is removed before the entries have been loaded.
      onSubmit={form.submit(
        async (part) => entries !== undefined && remove(part, way, sumAmounts(discarded)),
      )}
      onClose={onClose}
    >
      {entry ? (
        <EntryFacts article={article} entry={entry} />
      ) : (
        <p className="quiet fz-note bg-sunken bdrs-10 p-10-12">{t('stock.removeFirstExpired')}</p>
      )}
      <AmountField
        article={article}
        label={t('stock.amount')}
        description={t('stock.atHand', { amount: amountText(available, article.countingUnit) })}
        available={available}
        usual={Math.max(article.labelConfiguration.consumptionPerScan, ...article.monthlyUse)}
        {...form.field('amount')}
      />
      <RemovalWays
        ways={ways}
        way={way}
        onChoose={setWay}
        isOneEntry={entry !== undefined}
        expired={amountText(sumAmounts(expired), article.countingUnit)}
        amount={amountText(amount, article.countingUnit)}
      />
      {!entry && <RemovalParts article={article} title={t('stock.takes')} parts={removalParts} />}
      {!entry && <RemovalParts article={article} title={t('stock.discards')} parts={discarded} />}
      {form.values.treatment && way !== 'discard' && (
        <TreatmentFields
          inputProps={(field) => form.getInputProps(`treatment.${field}`)}
          udi={form.values.treatment.udi}
          onUdi={(udi, serialNumber) => {
            form.setFieldValue('treatment.udi', udi);
            form.setFieldValue('treatment.serialNumber', serialNumber);
          }}
        />
      )}
      <TextInput label={t('stock.note')} maxLength={500} {...form.getInputProps('note')} />
    </FormDialog>
  );
}
