// The name of a list.
import { TextInput } from '@mantine/core';
import { bodySchema } from '@praxora/contract/shared/call';
import { orderListCalls } from '@praxora/contract/shop/order-lists.calls';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../../lib/forms.tsx';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';

interface ListDialogProps {
  title: string;
  name: string;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

export function ListDialog({ title, name, onSave, onClose }: ListDialogProps) {
  const { t } = useTranslation('quickOrder');
  const form = useContractForm({
    schema: bodySchema(orderListCalls.createOrderList).pick({ name: true }),
    initialValues: { name },
  });
  return (
    <FormDialog
      title={title}
      action={t('lists.save')}
      onSubmit={form.submit((values) => onSave(values.name))}
      onClose={onClose}
    >
      <TextInput
        label={t('lists.name')}
        description={t('lists.help')}
        maxLength={80}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
