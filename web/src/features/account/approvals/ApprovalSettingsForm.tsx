import { Button, Group } from '@mantine/core';
import type { ApprovalSettings } from '@praxora/contract/account/approval-settings.calls';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { RequiredLabel } from '../../../ui/fields/RequiredLabel.tsx';
import { UnsavedMark } from '../../../ui/page/UnsavedMark.tsx';
import { useUnsavedGuard } from '../../../ui/page/useUnsavedGuard.tsx';
import { ApproverList } from './ApproverList.tsx';
import { useApprovalForm } from './useApprovalForm.ts';

/** As much as the contract takes, in euros. */
const mostLimit = 10_000_000;

export function ApprovalSettingsForm({ settings }: { settings: ApprovalSettings }) {
  const { t } = useTranslation('approvalSettings');
  const { seen, form, names, save, isBusy, isUnsaved, question: meanwhile } = useApprovalForm(settings);
  const { question } = useUnsavedGuard(isUnsaved, t('title'));
  const isReadOnly = !seen.canChange;
  return (
    <>
      <form
        className="column gap-24 maw-1080 pb-32"
        aria-label={t('title')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save().catch(notifyRefusal);
        }}
      >
        {isReadOnly && (
          <p className="bg-sunken bdrs-8 fz-note p-12-14">
            {t('readOnly', { approvers: seen.approvers.map(({ name }) => name).join(', ') })}
          </p>
        )}
        <section className="panel column gap-18 p-20" aria-labelledby="approval-limits">
          <div className="row spread gap-16 items-top">
            <h3 id="approval-limits">{t('limits')}</h3>
            <UnsavedMark isShown={isUnsaved} />
          </div>
          <div className="columns gap-20 phone-one-column">
            <NumberField
              label={<RequiredLabel text={t('order')} />}
              description={t('orderText')}
              {...amountField}
              most={mostLimit}
              readOnly={isReadOnly}
              {...form.field('spendingLimit')}
            />
            <NumberField
              label={t('month')}
              description={t('monthText')}
              placeholder={t('noLimit')}
              {...amountField}
              most={mostLimit}
              readOnly={isReadOnly}
              {...form.field('monthLimit')}
            />
          </div>
        </section>
        <ApproverList settings={seen} form={form} names={names} isReadOnly={isReadOnly} />
        {!isReadOnly && (
          <Group gap={8} wrap="nowrap" justify="flex-end">
            <Button type="submit" loading={isBusy} disabled={!isUnsaved}>
              {t('save')}
            </Button>
          </Group>
        )}
      </form>
      {meanwhile}
      {question}
    </>
  );
}

const amountField = {
  decimals: 2,
  least: 0,
  isFixed: true,
  rightSection: <span className="quiet fz-caption">€</span>,
} as const;
