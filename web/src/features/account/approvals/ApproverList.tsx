// Approvers of the clinic, each with a substitute and its period.
import { Select } from '@mantine/core';
import type { ApprovalSettings } from '@praxora/contract/account/approval-settings.calls';
import { useTranslation } from 'react-i18next';
import { ApproverRow } from './ApproverRow.tsx';
import type { ApproverValues } from './approval-values.ts';
import type { useApprovalForm } from './useApprovalForm.ts';

interface ApproverListProps {
  settings: ApprovalSettings;
  form: ReturnType<typeof useApprovalForm>['form'];
  names: ReadonlyMap<number, string>;
  isReadOnly: boolean;
}

export function ApproverList({ settings, form, names, isReadOnly }: ApproverListProps) {
  const { t } = useTranslation('approvalSettings');
  const { approvers } = form.values;
  const isApprover = (id: number) => approvers.some(({ userId }) => userId === id);
  const others = settings.candidates
    .filter(({ id }) => !isApprover(id))
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const set = (list: readonly ApproverValues[]) => form.setFieldValue('approvers', list as never);
  const inactive = new Set(settings.approvers.filter(({ isActive }) => !isActive).map(({ id }) => id));
  /** Whoever approves substitutes nobody. */
  const add = (added: number) =>
    set([
      ...approvers.map((one) => (one.substitute?.userId === added ? { ...one, substitute: null } : one)),
      { userId: added, substitute: null },
    ]);
  return (
    <section className="panel column gap-18 p-20" aria-labelledby="approval-approvers">
      <div>
        <h3 id="approval-approvers">{t('approvers')}</h3>
        <p className="quiet fz-note lh-150 mt-3">{t('approversText')}</p>
      </div>
      <ul className="column gap-16 no-marks m-0 p-0">
        {approvers.map((approver, index) => (
          <ApproverRow
            key={approver.userId}
            approver={approver}
            name={names.get(approver.userId) ?? ''}
            isInactive={inactive.has(approver.userId)}
            others={others}
            isReadOnly={isReadOnly}
            untilError={form.errors[`approvers.${index}.substitute.until`]}
            onChange={(changed) => set(approvers.map((one) => (one === approver ? changed : one)))}
            onRemove={
              approvers.length > 1 ? () => set(approvers.filter((one) => one !== approver)) : undefined
            }
          />
        ))}
      </ul>
      {!isReadOnly && others.length > 0 && (
        <Select
          className="maw-320"
          label={t('add')}
          placeholder={t('addPlaceholder')}
          data={others}
          value={null}
          searchable
          onChange={(value) => value && add(Number(value))}
        />
      )}
    </section>
  );
}
