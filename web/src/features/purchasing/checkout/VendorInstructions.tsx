// Reference and requested day of one vendor's order, where they are other than those for all.
import { UnstyledButton } from '@mantine/core';
import { IconCalendar, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.ts';
import { InstructionFields } from './InstructionFields.tsx';
import { instructionsFor, withInstructionsFor } from './instructions.ts';
import type { Checkout } from './useCheckout.ts';

interface VendorInstructionsProps {
  vendor: { readonly id: number; readonly name: string };
  disabled: boolean;
  checkout: Pick<Checkout, 'instructions' | 'setInstructions'>;
}

const link = 'phone-thumb bdrs-6 row gap-6 fz-note lh-150 hover-td-underline';

export function VendorInstructions({ vendor, disabled, checkout }: VendorInstructionsProps) {
  const { t } = useTranslation('checkout');
  const [isOpen, setOpen] = useState(false);
  const { instructions: choice, setInstructions } = checkout;
  const own = choice.byVendor.get(vendor.id);
  const current = instructionsFor(choice, vendor.id);
  if (isOpen && !disabled)
    return (
      <div className="flex-line fit-200 grid gap-12">
        <InstructionFields
          vendorName={vendor.name}
          value={current}
          disabled={disabled}
          onChange={(value) => setInstructions((before) => withInstructionsFor(before, vendor.id, value))}
        />
        <UnstyledButton
          className={`${link} c-primary`}
          aria-label={t('instructions.sameAsAllOf', { vendor: vendor.name })}
          onClick={() => {
            setInstructions((before) => withInstructionsFor(before, vendor.id, null));
            setOpen(false);
          }}
        >
          {t('instructions.sameAsAll')}
        </UnstyledButton>
      </div>
    );
  const { orderReference, requestedDeliveryDate } = current;
  const facts = own && [
    ...(orderReference === '' ? [] : [`${t('instructions.reference')} ${orderReference}`]),
    requestedDeliveryDate === null
      ? t('instructions.soon')
      : `${t('instructions.day')} ${formatDate(requestedDeliveryDate)}`,
  ];
  if (!facts && disabled) return null;
  return (
    <UnstyledButton
      className={`${link} ${facts ? 'c-ink' : 'quiet'}`}
      aria-label={t('instructions.otherOf', { vendor: vendor.name })}
      disabled={disabled}
      onClick={() => setOpen(true)}
    >
      <IconCalendar size={16} stroke={1.7} aria-hidden />
      {facts ? facts.join(' · ') : t('instructions.other')}
      {facts && <IconPencil size={14} stroke={1.7} aria-hidden />}
    </UnstyledButton>
  );
}
