// Where the goods go, and where the invoices go.
import { Anchor, Radio, Stack } from '@mantine/core';
import type { Address } from '@praxora/contract/account/addresses.calls';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Dimmed } from '../../../ui/permission/Dimmed.tsx';

interface AddressesProps {
  delivery: Address;
  billing: readonly Address[];
  chosenId: number | undefined;
  onChoose: (addressId: number) => void;
  disabled: boolean;
}

export function Addresses({ delivery, billing, chosenId, onChoose, disabled }: AddressesProps) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  const [only] = billing;
  return (
    <div className="phone-one-column phone-p-16 columns gap-20-28 panel p-18-20-20">
      <section aria-labelledby="checkout-delivery">
        <h2 id="checkout-delivery" className="lts-0 quiet fz-note fw-500 mb-8">
          {t('address.delivery')}
        </h2>
        <AddressLines address={delivery} />
      </section>
      {billing.length > 1 ? (
        <Radio.Group
          label={t('address.billing')}
          classNames={{ label: `lts-0 quiet fz-note fw-500 mb-8` }}
          value={String(chosenId)}
          onChange={(value) => onChoose(Number(value))}
        >
          <Stack gap={12}>
            {billing.map((address) => (
              <Radio
                key={address.id}
                value={String(address.id)}
                disabled={disabled}
                classNames={{ body: 'items-top phone-thumb', label: 'fz-body mt--3' }}
                label={<AddressLines address={address} />}
              />
            ))}
          </Stack>
        </Radio.Group>
      ) : (
        <section aria-labelledby="checkout-billing">
          <h2 id="checkout-billing" className="lts-0 quiet fz-note fw-500 mb-8">
            {t('address.billing')}
          </h2>
          {only ? (
            <AddressLines address={only} />
          ) : (
            <p className="row gap-8 c-min" role="alert">
              <IconAlertTriangleFilled size={16} aria-hidden />
              <Dimmed permission="manageSettings">
                <Anchor
                  component={Link}
                  to={pathTo(
                    'createAddress',
                    {},
                    { kind: 'billing', back: pathTo('cartReview', { addressId: delivery.id }) },
                  )}
                  inherit
                >
                  {errorText({ code: 'NO_BILLING_ADDRESS', params: {}, message: '' })}
                </Anchor>
              </Dimmed>
            </p>
          )}
        </section>
      )}
    </div>
  );
}

function AddressLines({ address }: { address: Address }): ReactNode {
  const { t } = useTranslation('checkout');
  const { shortName, companyName, street, postcode, location, country } = address;
  return (
    <span className="column quiet fz-row lh-150 anywhere">
      <span className="c-ink fz-body fw-600">{shortName}</span>
      {companyName !== shortName && <span>{companyName}</span>}
      <span>{street}</span>
      <span>{t('address.place', { country, postcode, location })}</span>
    </span>
  );
}
