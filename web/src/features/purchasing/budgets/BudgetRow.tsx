// The budget of the practice or of one cost center, and what was spent of it this month.
import { Button, Switch } from '@mantine/core';
import { type Budget, budgetCalls } from '@praxora/contract/purchasing/budgets.calls';
import { type BodyOf, bodySchema } from '@praxora/contract/shared/call';
import { budgetLeftCents } from '@praxora/rules/purchasing/budget';
import { type NumberEntry, toNumber } from '@praxora/rules/shared/number-entry';
import { useTranslation } from 'react-i18next';
import { useClinic } from '../../../domain/account/index.ts';
import { BudgetBar, budgetsKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';

interface BudgetRowProps {
  costCenterId: number | null;
  name: string;
  budget: Budget | undefined;
  canChange: boolean;
}

/** As much as the contract takes, in euros. */
const mostEuros = 100_000_000;

export function BudgetRow({ costCenterId, name, budget, canChange }: BudgetRowProps) {
  const { t } = useTranslation('budgets');
  const clinic = useClinic();
  const save = useChange({
    call: (body: BodyOf<typeof budgetCalls.saveBudget>, key) =>
      callApi(budgetCalls.saveBudget, { body }, key),
    success: (_, { monthlyCents }) =>
      monthlyCents === null
        ? t('removed', { name })
        : t('saved', { name, amount: formatMoney(monthlyCents) }),
    refetch: [budgetsKey],
  });
  const initialValues: { monthly: NumberEntry; needsApproval: boolean } = {
    monthly: budget ? budget.monthlyCents / 100 : null,
    needsApproval: budget?.needsApproval ?? false,
  };
  const form = useContractForm({
    schema: bodySchema(budgetCalls.saveBudget),
    initialValues,
    complete: ({ monthly, needsApproval }) => {
      const euros = toNumber(monthly);
      return { costCenterId, monthlyCents: euros === null ? null : Math.round(euros * 100), needsApproval };
    },
  });
  const submit = form.submit(save.send);
  return (
    <li className="panel p-18">
      <form
        className="wrap gap-16 items-end"
        aria-label={name}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit().catch(notifyRefusal);
        }}
      >
        <NumberField
          className="basis-160 maw-320"
          label={name}
          description={t('perMonth')}
          inputWrapperOrder={['label', 'description', 'input', 'error']}
          placeholder={t('none')}
          decimals={2}
          isFixed
          most={mostEuros}
          rightSection={<span className="quiet fz-caption">€</span>}
          readOnly={!canChange}
          {...form.field('monthly')}
        />
        {clinic && (
          <Switch
            label={t('needsApproval')}
            disabled={!canChange || form.values.monthly === null}
            {...form.getInputProps('needsApproval', { type: 'checkbox' })}
          />
        )}
        {canChange && (
          <Button type="submit" variant="default" loading={save.isBusy} disabled={!form.isDirty()}>
            {t('save')}
          </Button>
        )}
      </form>
      {budget && (
        <div className="mt-12">
          <BudgetBar budget={budget} />
          <Spent budget={budget} />
        </div>
      )}
    </li>
  );
}

/** What of the month is spent, and what is left or missing. */
function Spent({ budget }: { budget: Budget }) {
  const { t } = useTranslation('budgets');
  const { usedCents, orderedCents } = budget;
  const leftCents = budgetLeftCents(budget);
  return (
    <p className="quiet fz-note">
      {t('month', { used: formatMoney(usedCents), ordered: formatMoney(orderedCents) })}{' '}
      {leftCents >= 0 ? (
        t('left', { left: formatMoney(leftCents) })
      ) : (
        <b className="c-warn fw-560">{t('over', { over: formatMoney(-leftCents) })}</b>
      )}
    </p>
  );
}
