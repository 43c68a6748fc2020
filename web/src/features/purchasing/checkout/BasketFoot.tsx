// What goes to the vendor beside the goods, and what the order costs.
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CheckedBasket, Totals, useFeesText } from '../../../domain/purchasing/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import type { Checkout } from './useCheckout.ts';
import { VendorInstructions } from './VendorInstructions.tsx';
import { VendorNote } from './VendorNote.tsx';
import { VendorTerms } from './VendorTerms.tsx';

interface BasketFootProps {
  shown: CheckedBasket;
  /** Undefined until it is known. */
  note: string | undefined;
  disabled: boolean;
  checkout: Checkout;
}

export function BasketFoot({ shown, note, disabled, checkout }: BasketFootProps) {
  const { t } = useTranslation('checkout');
  const [isOpen, setOpen] = useState(false);
  const fees = useFeesText()(shown);
  const { vendor, conditions } = shown.basket;
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <div className="line-top p-8-20">
      <div className="wrap gap-4-18 items-center">
        <VendorNote
          vendorName={vendor.name}
          note={note}
          disabled={disabled}
          onSave={(text) => checkout.writeNote(vendor.id, text)}
        />
        <VendorInstructions vendor={vendor} disabled={disabled} checkout={checkout} />
        <p className="row gap-14 ml-auto fz-note">
          <span className={fees === null ? 'c-ok' : 'quiet'}>{fees ?? t('terms.noFees')}</span>
          <UnstyledButton
            className="phone-thumb bdrs-6 row gap-6 fz-note"
            aria-expanded={isOpen}
            aria-label={t('terms.details', { vendor: vendor.name })}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron size={15} aria-hidden />
            <span className="fw-600">{t('terms.net')}</span>
          </UnstyledButton>
          <span className="fz-row fw-600 px-num">{formatMoney(shown.netCents)}</span>
        </p>
      </div>
      {isOpen && (
        <div className="side-264 phone-one-column grid gap-16-32 p-8">
          <VendorTerms terms={conditions.terms} />
          <Totals totals={shown} />
        </div>
      )}
    </div>
  );
}
