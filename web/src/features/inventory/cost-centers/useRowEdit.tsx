// The one row that is being edited, or the new one that is being written.
import type { CostCenter } from '@praxora/contract/inventory/cost-centers.calls';
import { costCenterCalls } from '@praxora/contract/inventory/cost-centers.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountCountsKey } from '../../../domain/account/index.ts';
import { costCentersKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { fieldError, issuesByField } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';

/** Id of a row that is not saved yet. */
export const newId = 0;

export interface RowValues {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly isStandard: boolean;
}

const schema = bodySchema(costCenterCalls.createCostCenter);
const emptyRow: RowValues = { id: newId, number: '', name: '', isStandard: false };

/** Only what was changed here is sent: what a colleague changed meanwhile stays. */
export const changedFields = (seen: RowValues, values: RowValues): Partial<Omit<RowValues, 'id'>> => ({
  ...(values.number === seen.number ? {} : { number: values.number }),
  ...(values.name === seen.name ? {} : { name: values.name }),
  ...(values.isStandard === seen.isStandard ? {} : { isStandard: values.isStandard }),
});

export interface RowEdit {
  readonly values: RowValues | null;
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly isBusy: boolean;
  begin: (costCenter?: CostCenter) => void;
  set: (change: Partial<RowValues>) => void;
  cancel: () => void;
  save: () => Promise<void>;
}

export function useRowEdit(): RowEdit {
  const { t } = useTranslation('costCenters');
  const [values, setValues] = useState<RowValues | null>(null);
  const [seen, setSeen] = useState(emptyRow);
  const [errors, setErrors] = useState<Record<string, ReactNode>>({});
  const change = useChange({
    call: ({ id, ...body }: RowValues) =>
      id === newId
        ? callApi(costCenterCalls.createCostCenter, { body: { ...body, isActive: true } })
        : callApi(costCenterCalls.updateCostCenter, {
            params: { costCenterId: id },
            body: changedFields(seen, { id, ...body }),
          }),
    success: ({ name }) => t('saved', { name }),
    refetch: [costCentersKey, accountCountsKey],
  });

  function open(next: RowValues | null) {
    setValues(next);
    setErrors({});
  }

  async function save() {
    if (!values || change.isBusy) return;
    const issues = issuesByField(schema, values);
    if (issues.length > 0)
      return setErrors(
        Object.fromEntries(issues.map(({ field, code, params }) => [field, fieldError(code, params)])),
      );
    try {
      await change.send(values);
      open(null);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'RESOURCE_EXISTS')
        setErrors({ number: fieldError('RESOURCE_EXISTS') });
      else notifyRefusal(error);
    }
  }

  return {
    values,
    errors,
    isBusy: change.isBusy,
    begin: (costCenter) => {
      const { id, number, name, isStandard } = costCenter ?? emptyRow;
      setSeen({ id, number, name, isStandard });
      open({ id, number, name, isStandard });
    },
    set: (some) => {
      setValues((before) => before && { ...before, ...some });
      setErrors({});
    },
    cancel: () => open(null),
    save,
  };
}
