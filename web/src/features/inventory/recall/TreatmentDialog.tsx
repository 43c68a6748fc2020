// Records or mends what a removal was for.
import type { Movement } from '@praxora/contract/inventory/stock';
import { treatmentCalls } from '@praxora/contract/inventory/treatment.calls';
import { treatmentInput } from '@praxora/contract/inventory/treatment-input';
import type { BodyOf } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { TreatmentFields } from '../stock/TreatmentFields.tsx';

export function TreatmentDialog({ movement, onClose }: { movement: Movement; onClose: () => void }) {
  const { t } = useTranslation('article');
  const { bookingId, treatment } = movement;
  const save = useChange({
    call: (body: BodyOf<typeof treatmentCalls.setTreatment>, key) =>
      callApi(treatmentCalls.setTreatment, { params: { bookingId }, body }, key),
    success: () => t('treatment.saved'),
    refetch: stockKeys,
  });
  const form = useContractForm({
    schema: treatmentInput,
    initialValues: treatment ?? { reference: '', udi: '', serialNumber: '' },
  });
  return (
    <FormDialog
      title={t('treatment.of', { name: movement.articleName })}
      action={t('treatment.save')}
      onSubmit={form.submit(save.send)}
      onClose={onClose}
    >
      <TreatmentFields
        inputProps={(field) => form.getInputProps(field)}
        udi={form.values.udi}
        onUdi={(udi, serialNumber) => form.setValues({ udi, serialNumber })}
      />
    </FormDialog>
  );
}
