// An own vendor goes; its orders keep its name. What stands against it is said in the dialog, with the articles.
import { ownVendorCalls } from '@praxora/contract/vendors/own-vendors.calls';
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api/api.ts';
import { everything } from '../../ui/change/change.ts';
import { useChange } from '../../ui/change/useChange.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';

interface DeleteVendorProps {
  vendor: Pick<VendorListed, 'id' | 'name'>;
  onClose: () => void;
  /** It is gone: its own page has to be left. */
  onDeleted?: () => void;
}

export function DeleteVendor({ vendor: { id, name }, onClose, onDeleted }: DeleteVendorProps) {
  const { t } = useTranslation('vendors');
  const remove = useChange({
    call: () => callApi(ownVendorCalls.deleteOwnVendor, { params: { vendorId: id }, query: {} }),
    success: () => t('delete.done', { vendor: name }),
    after: () => onDeleted?.(),
    refetch: [everything],
  });
  return (
    <FormDialog
      title={t('delete.title', { vendor: name })}
      action={t('delete.action', { vendor: name })}
      isDangerous
      onSubmit={() => remove.send()}
      onClose={onClose}
    >
      <p>{t('delete.text')}</p>
    </FormDialog>
  );
}
