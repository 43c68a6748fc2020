// An own vendor as it is, to be changed; the prices of a list are taken over by a button of their own.
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { idInAddress } from '@praxora/rules/shared/row-id';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAgreements } from '../../../domain/account/index.ts';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { pathTo } from '../../../lib/paths.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { UnsavedMark } from '../../../ui/page/UnsavedMark.tsx';
import { useUnsavedGuard } from '../../../ui/page/useUnsavedGuard.tsx';
import { VendorMissing } from '../detail/VendorMissing.tsx';
import { VendorPriceList } from '../price-list/VendorPriceList.tsx';
import { useVendor } from '../vendors.queries.ts';
import { OwnVendorFields } from './OwnVendorFields.tsx';
import { isOwnVendor, type OwnVendorValues, toFormValues } from './own-vendor-values.ts';
import { useEditedOwnVendor } from './useEditedOwnVendor.ts';
import { useOwnVendorForm } from './useOwnVendorForm.ts';
import { useSaving, useUpdateOwnVendor } from './useSaveOwnVendor.ts';

export function EditOwnVendorPage() {
  const vendorId = idInAddress(useParams().vendorId);
  const { data: vendor, error, refetch } = useVendor(vendorId);
  if (vendor && isOwnVendor(vendor) && !isNotFound(error))
    return <EditOwnVendor key={vendor.id} vendor={vendor} values={toFormValues(vendor)} />;
  return <VendorMissing vendorId={vendor ? null : vendorId} error={error} onRetry={() => void refetch()} />;
}

function EditOwnVendor({ vendor, values }: { vendor: VendorDetail; values: OwnVendorValues }) {
  const { t } = useTranslation(['ownVendor', 'routes']);
  const { approvers } = useAgreements();
  const address = pathTo('vendors', { vendorId: vendor.id });
  const form = useOwnVendorForm(values, vendor.id);
  const edited = useEditedOwnVendor(vendor, values, (chosen) => form.setValues(chosen));
  const update = useUpdateOwnVendor(vendor.id, edited.version);
  const { leaveTo, question } = useUnsavedGuard(form.isUnsaved, vendor.name);
  const { save, failure } = useSaving({
    form,
    send: update.send,
    hear: (error) => edited.hear(error, form.getValues()),
    onSaved: () => leaveTo(address),
  });
  const isLocked = !vendor.canChangeTerms;
  return (
    <>
      <OwnVendorFields
        form={form}
        head={
          <PageHeader
            crumb={[
              { label: t('routes:vendors'), to: pathTo('vendors') },
              { label: vendor.name, to: address },
            ]}
            here={t('edit.here')}
            title={t('edit.title', { vendor: vendor.name })}
            facts={t('new.facts')}
            actions={<UnsavedMark isShown={form.isUnsaved} />}
          />
        }
        side={!isLocked && <VendorPriceList vendor={vendor} />}
        locked={isLocked ? t('locked.edit', { approvers: approvers ?? t('locked.somebody') }) : null}
        failure={failure}
        isBusy={update.isBusy}
        action={t('edit.action')}
        hue={vendor.hue}
        back={address}
        onSave={() => void save()}
      />
      {question}
      {edited.question}
    </>
  );
}
