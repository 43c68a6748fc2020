// A suggestion with a value of one's own, held against the rules of the article's form.
import { stockAmount } from '@praxora/contract/inventory/article';
import type { ThresholdSuggestion } from '@praxora/contract/inventory/thresholds.calls';
import { thresholdProblems } from '@praxora/rules/inventory/article';
import { type NumberEntry, toNumber } from '@praxora/rules/shared/number-entry';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { fieldError, useContractForm } from '../../../lib/forms.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { valueTexts } from './names.ts';
import { toAcceptance, useAccept } from './useAccept.ts';

const names = ['minimumStock', 'warningStock', 'idealStock'] as const;
const schema = z.object({ minimumStock: stockAmount, warningStock: stockAmount, idealStock: stockAmount });

interface ChangeDialogProps {
  suggestion: ThresholdSuggestion;
  onClose: () => void;
}

export function ChangeDialog({ suggestion, onClose }: ChangeDialogProps) {
  const { t } = useTranslation(['thresholds', 'common']);
  const { unitName } = useUnitTexts();
  const accept = useAccept();
  const { suggested, unit, name } = suggestion;
  const form = useContractForm({
    schema,
    initialValues: {
      minimumStock: suggested.minimumStock as NumberEntry,
      warningStock: suggested.warningStock as NumberEntry,
      idealStock: suggested.idealStock as NumberEntry,
    },
    check: (values) =>
      Object.fromEntries(
        thresholdProblems({
          minimumStock: toNumber(values.minimumStock) ?? 0,
          warningStock: toNumber(values.warningStock) ?? 0,
          idealStock: toNumber(values.idealStock) ?? 0,
        }).map((problem) => [problem.name, fieldError(problem.code)]),
      ),
  });
  return (
    <FormDialog
      title={t('changeTitle', { name })}
      action={t('accept')}
      onSubmit={form.submit((values) => accept.send(toAcceptance([suggestion], values)))}
      onClose={onClose}
    >
      {names.map((field) => (
        <NumberField
          key={field}
          label={t(valueTexts[field])}
          least={0}
          rightSection={<span className="quiet fz-note pr-12">{unitName(unit, 2)}</span>}
          rightSectionWidth="auto"
          {...form.field(field)}
        />
      ))}
    </FormDialog>
  );
}
