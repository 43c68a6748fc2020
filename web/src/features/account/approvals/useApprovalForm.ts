// The form of the approval settings: saved with the version it was opened with.
import {
  type ApprovalSettings,
  approvalSettingCalls,
} from '@praxora/contract/account/approval-settings.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import { toNumber } from '@praxora/rules/shared/number-entry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { fieldError, useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { useEdited } from '../../../ui/dialogs/useEdited.tsx';
import {
  type ApprovalBody,
  type ApprovalValues,
  isSameSettings,
  toApprovalBody,
  toApprovalValues,
} from './approval-values.ts';
import { approvalSettingsKey, loadApprovalSettings } from './queries.ts';

export function useApprovalForm(settings: ApprovalSettings) {
  const { t } = useTranslation('approvalSettings');
  const [seen, setSeen] = useState(settings);
  const form = useContractForm({
    schema: bodySchema(approvalSettingCalls.changeApprovalSettings),
    initialValues: toApprovalValues(seen),
    complete: toApprovalBody,
    check: ({ spendingLimit }) =>
      spendingLimit === null ? { spendingLimit: fieldError('REQUIRED_FIELD') } : {},
  });
  const names = new Map(seen.candidates.map(({ id, name }) => [id, name]));
  for (const { id, name } of seen.approvers) names.set(id, name);
  const amount = (value: ApprovalValues['monthLimit']): string => {
    const euros = toNumber(value);
    return euros === null ? t('noLimit') : formatMoney(Math.round(euros * 100));
  };
  const edited = useEdited<ApprovalValues, keyof ApprovalValues>({
    seen: { version: seen.version, values: toApprovalValues(seen) },
    load: async () => {
      const current = await loadApprovalSettings();
      return { version: current.version, values: toApprovalValues(current) };
    },
    fields: {
      spendingLimit: { label: t('order'), show: ({ spendingLimit }) => amount(spendingLimit) },
      monthLimit: { label: t('month'), show: ({ monthLimit }) => amount(monthLimit) },
      approvers: {
        label: t('approvers'),
        show: ({ approvers }) => approvers.map(({ userId }) => names.get(userId) ?? '').join(', '),
      },
    },
    onChoose: form.setValues,
  });
  const update = useChange({
    call: (body: ApprovalBody) => callApi(approvalSettingCalls.changeApprovalSettings, { body }),
    success: () => t('saved'),
    refetch: [approvalSettingsKey, ['clinic'], ['users']],
  });
  const save = form.submit(async (body) => {
    try {
      const saved = await update.send({ ...body, version: edited.version });
      setSeen(saved);
      form.setValues(toApprovalValues(saved));
      edited.saved({ version: saved.version, values: toApprovalValues(saved) });
      return true;
    } catch (error) {
      if (await edited.hear(error, form.getValues())) return false;
      throw error;
    }
  });
  return {
    seen,
    form,
    names,
    save,
    isBusy: update.isBusy,
    isUnsaved: !isSameSettings(form.values, toApprovalValues(seen)),
    question: edited.question,
  };
}
