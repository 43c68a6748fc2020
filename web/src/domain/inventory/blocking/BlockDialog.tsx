// Blocks entries or whole batches: why, and a note for whoever finds the goods.
import { Checkbox, TextInput } from '@mantine/core';
import { blockFields } from '@praxora/contract/inventory/block.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/forms.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { type BlockReason, useBlockTexts } from './block-texts.ts';
import { useBlock } from './useBlocking.ts';

interface BlockDialogProps {
  title: string;
  stockIds: readonly number[];
  onDone?: () => void;
  onClose: () => void;
}

const reasons: readonly BlockReason[] = ['recall', 'damaged', 'quarantine'];

export function BlockDialog({ title, stockIds, onDone, onClose }: BlockDialogProps) {
  const { t } = useTranslation('stock');
  const { reasonText } = useBlockTexts();
  const [isWholeBatch, setWholeBatch] = useState(true);
  const block = useBlock();
  const form = useContractForm({
    schema: blockFields,
    initialValues: { reason: 'recall' as BlockReason, note: '' },
  });
  return (
    <FormDialog
      title={title}
      action={t('block.action')}
      onSubmit={form.submit(async (fields) => {
        await block.send({ ...fields, stockIds: [...stockIds], isWholeBatch });
        onDone?.();
        return true;
      })}
      onClose={onClose}
    >
      <p>{t('block.text')}</p>
      <Segments
        label={t('block.reason')}
        value={form.values.reason}
        onChange={(reason) => form.setFieldValue('reason', reason)}
        options={reasons.map((value) => ({ value, label: reasonText(value) }))}
      />
      <TextInput
        label={t('block.note')}
        description={t('block.noteText')}
        maxLength={500}
        {...form.getInputProps('note')}
      />
      <Checkbox
        label={t('block.wholeBatch')}
        checked={isWholeBatch}
        onChange={({ currentTarget }) => setWholeBatch(currentTarget.checked)}
      />
    </FormDialog>
  );
}
