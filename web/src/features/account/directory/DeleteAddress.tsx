import type { ListedAddress } from '@praxora/contract/account/addresses.calls';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useVersion } from '../../../ui/dialogs/useVersion.ts';
import { useDeleteAddress } from './useAddressForm.ts';

interface DeleteAddressProps {
  address: ListedAddress;
  onDeleted?: () => void;
  onClose: () => void;
}

export function DeleteAddress({ address, onDeleted, onClose }: DeleteAddressProps) {
  const { t } = useTranslation('account');
  const { version, hear } = useVersion(address.version);
  const remove = useDeleteAddress(address);
  return (
    <FormDialog
      title={t('directory.deleteTitle', { name: address.shortName })}
      action={t('directory.delete')}
      isDangerous
      onSubmit={() => remove.send(version).then(onDeleted, hear)}
      onClose={onClose}
    >
      <p>{t('directory.deleteText')}</p>
    </FormDialog>
  );
}
