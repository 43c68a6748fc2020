// A batch that is on the shelf and not in the list is added in the count.
import { Button, TextInput } from '@mantine/core';
import { type Stocktaking, stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import { type BodyOf, bodySchema } from '@praxora/contract/shared/call';
import type { NumberEntry } from '@praxora/rules/shared/number-entry';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { ArticleSelect } from '../stock/ArticleSelect.tsx';
import { countRule } from './count-rule.ts';
import { countKeys } from './stocktaking.queries.ts';

type Session = Pick<Stocktaking, 'id' | 'storageName'>;

export function FoundBatch({ session }: { session: Session }) {
  const { t } = useTranslation('inventory');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" leftSection={<IconPlus size={17} aria-hidden />} onClick={() => setOpen(true)}>
        {t('stocktaking.foundBatch.open')}
      </Button>
      {isOpen && <FoundDialog session={session} onClose={() => setOpen(false)} />}
    </>
  );
}

function FoundDialog({ session: { id, storageName }, onClose }: { session: Session; onClose: () => void }) {
  const { t } = useTranslation('inventory');
  const add = useChange({
    call: (body: BodyOf<typeof stocktakingCalls.addFoundBatch>, key) =>
      callApi(stocktakingCalls.addFoundBatch, { params: { stocktakingId: id }, body }, key),
    success: () => t('stocktaking.foundBatch.added'),
    refetch: countKeys(id),
  });
  const form = useContractForm({
    schema: bodySchema(stocktakingCalls.addFoundBatch),
    initialValues: {
      articleId: null as number | null,
      batchNumber: '',
      expirationDate: null as string | null,
      counted: null as NumberEntry,
    },
  });
  return (
    <FormDialog
      title={t('stocktaking.foundBatch.title', { storage: storageName })}
      action={t('stocktaking.foundBatch.action')}
      onSubmit={form.submit((body) => add.send(body))}
      onClose={onClose}
    >
      <p className="quiet fz-note m-0-0-8">{t('stocktaking.foundBatch.hint')}</p>
      <ArticleSelect label={t('stocktaking.foundBatch.article')} field={form.field('articleId')} />
      <TextInput label={t('stocktaking.line.batch')} maxLength={64} {...form.getInputProps('batchNumber')} />
      <DateField label={t('stocktaking.foundBatch.expiry')} monthIsEnough {...form.field('expirationDate')} />
      <NumberField
        label={t('stocktaking.foundBatch.counted')}
        least={1}
        most={countRule.most}
        {...form.field('counted')}
      />
    </FormDialog>
  );
}
