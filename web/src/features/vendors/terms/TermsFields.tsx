// A line for each term: its name, the vendor's value, and the value agreed with the practice.
import { Checkbox } from '@mantine/core';
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeliveryCountry } from '../../../domain/purchasing/index.ts';
import { useCountryName } from '../../../lib/countries.ts';
import { formatMoney } from '../../../lib/format.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import classes from './TermsPanel.module.css';
import { mostFee, mostGoods, type useTermsForm } from './useTermsForm.ts';

type TermsForm = ReturnType<typeof useTermsForm>['form'];
type AmountName = 'shipping' | 'freeFrom' | 'surcharge' | 'surchargeBelow' | 'discount';

interface TermsFieldsProps {
  form: TermsForm;
  vendor: VendorDetail;
  isReadOnly: boolean;
}

export function TermsFields({ form, vendor, isReadOnly }: TermsFieldsProps) {
  const { t } = useTranslation('vendor');
  const countryName = useCountryName();
  const country = countryName(useDeliveryCountry());
  const { terms } = vendor;
  const amount = (name: AmountName, most: number, unit = '€') => (
    <NumberField
      aria-labelledby={`pay-${name}`}
      className={classes.entry ?? ''}
      decimals={2}
      least={0}
      most={most}
      isFixed
      readOnly={isReadOnly}
      placeholder={name === 'discount' ? t('pay.noDiscount') : t('pay.likeVendor')}
      rightSection={<span className="quiet fz-caption">{unit}</span>}
      {...form.field(name)}
    />
  );
  const money = (cents: number | undefined) => (cents === undefined ? '–' : formatMoney(cents));
  const { isNeverFree } = form.values;
  const { shippingCents, freeShippingFromCents: from } = terms ?? {};
  // Without shipping costs there is no free shipping threshold.
  const freeFrom = shippingCents === 0 ? '–' : from === null ? t('pay.never') : money(from);
  return (
    <div className={classes.grid}>
      <span className={`${classes.caption} quiet fz-caption self-center fw-540 p-6-0`}>
        {t('pay.netIn', { country })}
      </span>
      <span className={`${classes.caption} quiet fz-caption self-center fw-540 p-6-0`}>
        {t('pay.vendors')}
      </span>
      <b className={`${classes.caption} quiet fz-caption self-center fw-540 p-6-0`}>{t('pay.yours')}</b>
      <Term id="pay-shipping" label={t('pay.shipping')} vendors={money(terms?.shippingCents)}>
        {amount('shipping', mostFee)}
      </Term>
      <Term
        id="pay-freeFrom"
        label={t('pay.freeFrom')}
        vendors={freeFrom}
        below={
          <Checkbox
            size="xs"
            label={t('pay.neverFree')}
            disabled={isReadOnly}
            {...form.getInputProps('isNeverFree', { type: 'checkbox' })}
          />
        }
      >
        {isNeverFree ? (
          <span className="block fw-560 pr-36 ta-right">{t('pay.never')}</span>
        ) : (
          amount('freeFrom', mostGoods)
        )}
      </Term>
      <Term id="pay-surcharge" label={t('pay.surcharge')} vendors={money(terms?.surchargeCents)}>
        {amount('surcharge', mostFee)}
      </Term>
      <Term
        id="pay-surchargeBelow"
        label={t('pay.surchargeBelow')}
        vendors={money(terms?.surchargeBelowCents)}
      >
        {amount('surchargeBelow', mostGoods)}
      </Term>
      <Term
        id="pay-discount"
        label={t('pay.discount')}
        vendors="–"
        below={<span className="quiet fz-caption">{t('pay.discountText')}</span>}
      >
        {amount('discount', 100, '%')}
      </Term>
    </div>
  );
}

interface TermProps {
  id: string;
  label: string;
  vendors: string;
  below?: ReactNode;
  children: ReactNode;
}

function Term({ id, label, vendors, below, children }: TermProps) {
  return (
    <div className={classes.term}>
      <div>
        <span id={id} className="block fz-note fw-560">
          {label}
        </span>
        {below}
      </div>
      <span className="px-num quiet ta-right">{vendors}</span>
      <div>{children}</div>
    </div>
  );
}
