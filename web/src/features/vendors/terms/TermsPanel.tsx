// "What do you pay?": the vendor's terms beside the practice's own, and what both make of an example basket.
import { Button, Group } from '@mantine/core';
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { freeDelivery, termsInForce } from '@praxora/rules/vendors/pricing-terms';
import { IconArrowBackUp, IconLock } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgreements } from '../../../domain/account/index.ts';
import { focusFirstError } from '../../../lib/forms.tsx';
import { usePermission } from '../../../lib/session/permissions.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { UnsavedMark } from '../../../ui/page/UnsavedMark.tsx';
import { useUnsavedGuard } from '../../../ui/page/useUnsavedGuard.tsx';
import { useRoleReason } from '../../../ui/permission/useRoleReason.ts';
import { ExampleBasket } from './ExampleBasket.tsx';
import { TermsFields } from './TermsFields.tsx';
import { isSame, noTerms, toDiscount, toOwnTerms } from './terms-values.ts';
import { useTermsForm } from './useTermsForm.ts';

export function TermsPanel({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation('vendor');
  const { approvers } = useAgreements();
  const isPermitted = usePermission('manageVendors');
  const reason = useRoleReason('manageVendors');
  const terms = useTermsForm(vendor);
  const { form, isUnsaved } = terms;
  const guard = useUnsavedGuard(isUnsaved, vendor.name, { staysOnPage: true });
  // An own vendor has no terms but those the practice wrote down.
  const vendorTerms = vendor.isOwn ? freeDelivery : vendor.terms;
  const canChange = vendor.canChangeTerms;

  function submit(event: FormEvent) {
    event.preventDefault();
    terms.submit().then((isDone) => {
      if (!isDone) focusFirstError(form, Object.keys(form.errors));
    }, notifyRefusal);
  }

  return (
    <form className="column panel overflow-hidden" aria-labelledby="vendor-pay" noValidate onSubmit={submit}>
      <div className="side-322 below-wide-one-column grid flex-1">
        <div className="p-16-22-14-18 phone-p-14">
          <div className="row spread gap-12 mih-26">
            <h2 id="vendor-pay">{t('pay.title')}</h2>
            <UnsavedMark isShown={isUnsaved} />
          </div>
          <TermsFields form={form} vendor={vendor} isReadOnly={!canChange} />
        </div>
        <ExampleBasket
          vendorTerms={vendorTerms}
          ownTerms={termsInForce(vendorTerms, toOwnTerms(form.values))}
          discount={toDiscount(form.values)}
        />
      </div>
      {canChange ? (
        <div className="line-top p-11-18 wrap gap-8-12 items-center spread">
          {!isSame(form.values, noTerms) && (
            <Button
              variant="subtle"
              className="ml--12"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              onClick={terms.clear}
            >
              {t('pay.back')}
            </Button>
          )}
          <Group gap={8} wrap="nowrap" ml="auto">
            <Button variant="default" disabled={!isUnsaved} onClick={terms.discard}>
              {t('pay.discard')}
            </Button>
            <Button type="submit" loading={terms.isBusy} disabled={!isUnsaved}>
              {t('pay.save')}
            </Button>
          </Group>
        </div>
      ) : (
        <p className="line-top p-11-18 row gap-8 items-top quiet fz-note">
          <IconLock className="flex-none mt-2" size={16} stroke={1.7} aria-hidden />
          {!isPermitted
            ? reason
            : approvers === null || approvers === ''
              ? t('pay.approversOnly')
              : t('pay.approversNamed', { approvers })}
        </p>
      )}
      {terms.question}
      {guard.question}
    </form>
  );
}
