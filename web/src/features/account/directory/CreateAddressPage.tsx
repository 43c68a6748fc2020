// A new address, with the way back to the page it is needed on.
import { Button, NativeSelect } from '@mantine/core';
import type { Address } from '@praxora/contract/account/addresses.calls';
import { safeReturnPath } from '@praxora/rules/account/redirects';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAddresses } from '../../../domain/purchasing/index.ts';
import { useAppConfig } from '../../../lib/config.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { useUnsavedGuard } from '../../../ui/page/useUnsavedGuard.tsx';
import { AddressFields } from './AddressFields.tsx';
import classes from './AddressFrame.module.css';
import { AddressFrame } from './AddressFrame.tsx';
import { AlsoBillingSwitch } from './AlsoBillingSwitch.tsx';
import { kindTexts } from './address-texts.ts';
import { type AddressValues, isChanged, newAddress } from './address-values.ts';
import { DefaultSwitch } from './DefaultSwitch.tsx';
import { useAddressForm, useCreateAddress } from './useAddressForm.ts';

// Where somebody came from who needs a new address, and of which kind: both stand in the page's address.
interface WayBack {
  readonly kind: Address['kind'];
  readonly to: string;
  readonly label: string;
}

function useReturnAddress(): WayBack {
  const { t } = useTranslation('routes');
  const [search] = useSearchParams();
  const to = safeReturnPath(search.get('back'), pathTo('directory'));
  const path = to.split('?')[0] ?? '';
  const label = path.startsWith('/cart/review/')
    ? t('cartReview')
    : path === pathTo('cart')
      ? t('cart')
      : path === pathTo('reorder')
        ? t('reorder')
        : t('directory');
  return { kind: search.get('kind') === 'billing' ? 'billing' : 'shipping', to, label };
}

export function CreateAddressPage() {
  const { kind } = useReturnAddress();
  const { countries } = useAppConfig();
  const { user } = useSession();
  const { data, error } = useAddresses();
  // Which one is the default is good to know, and nothing to wait for in vain.
  if (!data && !error) return <PageSkeleton />;
  const country = countries.find((code) => code === user?.country) ?? countries[0] ?? 'DE';
  return (
    <CreateAddress
      start={{
        ...newAddress({ kind, country, companyName: user?.practice ?? '', isDefault: false }),
        isAlsoBilling: false,
      }}
    />
  );
}

function CreateAddress({ start }: { start: AddressValues }) {
  const { t } = useTranslation(['account', 'routes']);
  const back = useReturnAddress();
  const form = useAddressForm(start);
  const create = useCreateAddress();
  const { kind } = form.values;
  const isUnsaved = isChanged(start, form.values);
  const { leaveTo, question } = useUnsavedGuard(
    isUnsaved,
    form.values.shortName || t('routes:createAddress'),
  );
  const leave = () => leaveTo(back.to);

  const save = form.submit(async (body) => {
    await create.send(body);
    leave();
    return true;
  });

  return (
    <>
      <AddressFrame
        title={t('routes:createAddress')}
        text={t(kindTexts[kind].create)}
        isUnsaved={isUnsaved}
        crumb={[{ label: back.label, to: back.to }]}
        onClose={leave}
        onSubmit={save}
      >
        <div className={`${classes.fields} p-0-20-18`}>
          <NativeSelect
            mb={13}
            label={t('fields.kind')}
            data={[
              { value: 'shipping', label: t('fields.shipping') },
              { value: 'billing', label: t('fields.billing') },
            ]}
            {...form.getInputProps('kind')}
          />
          <AddressFields form={form} />
          {kind === 'shipping' && (
            <div className="mt-16">
              <AlsoBillingSwitch form={form} />
            </div>
          )}
        </div>
        <DefaultSwitch form={form} />
        <div className={`${classes.foot} wrap gap-8 items-center bg-sunken line-top justify-end p-13-20`}>
          <Button variant="default" onClick={leave}>
            {t('directory.discard')}
          </Button>
          <Button type="submit" loading={create.isBusy}>
            {t('directory.save')}
          </Button>
        </div>
      </AddressFrame>
      {question}
    </>
  );
}
