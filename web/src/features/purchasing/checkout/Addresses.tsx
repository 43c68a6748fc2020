// Where the goods go, where the invoices go, and the cost center of what names no other.
import { Anchor, Radio, Stack, UnstyledButton } from '@mantine/core';
import type { Address } from '@praxora/contract/account/addresses.calls';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addressLine } from '../../../domain/purchasing/index.ts';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Dimmed } from '../../../ui/permission/Dimmed.tsx';

interface AddressesProps {
  delivery: Address;
  billing: readonly Address[];
  chosenId: number | undefined;
  onChoose: (addressId: number) => void;
  disabled: boolean;
  /** Beside the addresses. */
  children: ReactNode;
}

export function Addresses({ delivery, billing, chosenId, onChoose, disabled, children }: AddressesProps) {
  const { t } = useTranslation('checkout');
  const [isChoosing, setChoosing] = useState(false);
  const chosen = billing.find(({ id }) => id === chosenId);
  return (
    <div className="fit-200 phone-p-16 grid gap-16 p-14-20">
      <Fact
        title={t('address.delivery')}
        change={
          <Anchor
            component={Link}
            to={pathTo('cart')}
            className="fz-note"
            aria-label={t('address.changeDelivery')}
          >
            {t('address.change')}
          </Anchor>
        }
      >
        <AddressText address={delivery} />
      </Fact>
      {isChoosing ? (
        <Radio.Group
          label={t('address.billing')}
          classNames={{ label: 'lts-0 quiet fz-note fw-500 mb-4' }}
          value={String(chosenId)}
          onChange={(value) => onChoose(Number(value))}
        >
          <Stack gap={8}>
            {billing.map((address) => (
              <Radio
                key={address.id}
                value={String(address.id)}
                disabled={disabled}
                classNames={{ body: 'items-top phone-thumb', label: 'fz-row mt--3' }}
                label={<AddressText address={address} />}
              />
            ))}
          </Stack>
        </Radio.Group>
      ) : (
        <Fact
          title={t('address.billing')}
          change={
            billing.length > 1 && (
              <ChangeButton label={t('address.changeBilling')} onClick={() => setChoosing(true)} />
            )
          }
        >
          {chosen ? <AddressText address={chosen} /> : <NoBillingAddress deliveryId={delivery.id} />}
        </Fact>
      )}
      {children}
    </div>
  );
}

interface FactProps {
  title: string;
  /** The way to change it. */
  change: ReactNode;
  children: ReactNode;
}

/** One of the facts that hold for all orders. */
export function Fact({ title, change, children }: FactProps) {
  const id = useId();
  return (
    <section className="min-w-0" aria-labelledby={id}>
      <div className="row gap-8 mb-3 mih-24 spread">
        <h2 id={id} className="lts-0 quiet fz-note fw-500">
          {title}
        </h2>
        {change}
      </div>
      {children}
    </section>
  );
}

interface ChangeButtonProps {
  /** What is changed. */
  label: string;
  onClick: () => void;
  isPressed?: boolean;
}

export function ChangeButton({ label, onClick, isPressed }: ChangeButtonProps) {
  const { t } = useTranslation('checkout');
  return (
    <UnstyledButton
      className="phone-thumb bdrs-6 c-primary flex-none fz-note hover-td-underline"
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {t('address.change')}
    </UnstyledButton>
  );
}

function AddressText({ address }: { address: Address }) {
  const { shortName, companyName } = address;
  return (
    <span className="column quiet fz-note lh-145 anywhere">
      <span className="c-ink fz-row fw-600">{shortName}</span>
      {companyName !== shortName && <span>{companyName}</span>}
      <span>{addressLine(address)}</span>
    </span>
  );
}

function NoBillingAddress({ deliveryId }: { deliveryId: number }) {
  const errorText = useErrorText();
  const back = pathTo('cartReview', { addressId: deliveryId });
  return (
    <p className="row gap-8 c-min" role="alert">
      <IconAlertTriangleFilled size={16} aria-hidden />
      <Dimmed permission="manageSettings">
        <Anchor component={Link} to={pathTo('createAddress', {}, { kind: 'billing', back })} inherit>
          {errorText({ code: 'NO_BILLING_ADDRESS', params: {}, message: '' })}
        </Anchor>
      </Dimmed>
    </p>
  );
}
