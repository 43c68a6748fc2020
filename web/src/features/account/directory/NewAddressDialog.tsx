// A new address above any page: what stands on the page stays.
import type { Address } from '@praxora/contract/account/addresses.calls';
import { useTranslation } from 'react-i18next';
import { useAddresses } from '../../../domain/purchasing/index.ts';
import { useAppConfig } from '../../../lib/config.ts';
import { useSession } from '../../../lib/session/session.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { AddressFields } from './AddressFields.tsx';
import { AlsoBillingSwitch } from './AlsoBillingSwitch.tsx';
import { kindTexts } from './address-texts.ts';
import { type AddressValues, newAddress, toAddressValues } from './address-values.ts';
import { useAddressForm, useCreateAddress } from './useAddressForm.ts';

interface NewAddressDialogProps {
  kind: Address['kind'];
  onCreated: () => void;
  onClose: () => void;
}

export function NewAddressDialog(props: NewAddressDialogProps) {
  const { countries } = useAppConfig();
  const { user } = useSession();
  const { data, error } = useAddresses();
  if (!data && !error) return null;
  const { kind } = props;
  const practice = user?.practice ?? '';
  const country = countries.find((code) => code === user?.country) ?? countries[0] ?? 'DE';
  // A bill mostly goes where the goods go: the delivery address stands there already.
  const delivery = kind === 'billing' ? data?.find((address) => address.kind === 'shipping') : undefined;
  const start: AddressValues = delivery
    ? { ...toAddressValues(delivery), kind, isDefault: false }
    : { ...newAddress({ kind, country, companyName: practice, isDefault: false }), shortName: practice };
  const isFirst = !data?.some((address) => address.kind === 'billing');
  return <NewAddress {...props} start={{ ...start, isAlsoBilling: kind === 'shipping' && isFirst }} />;
}

function NewAddress({ kind, start, onCreated, onClose }: NewAddressDialogProps & { start: AddressValues }) {
  const { t } = useTranslation('account');
  const form = useAddressForm(start);
  const create = useCreateAddress();
  return (
    <FormDialog
      title={t(kindTexts[kind].create)}
      action={t('directory.save')}
      isWide
      onSubmit={form.submit(async (body) => {
        await create.send(body);
        onCreated();
        return true;
      })}
      onClose={onClose}
    >
      <p className="quiet fz-note">{t(kindTexts[kind].needed)}</p>
      <AddressFields form={form} />
      {kind === 'shipping' && <AlsoBillingSwitch form={form} />}
    </FormDialog>
  );
}
