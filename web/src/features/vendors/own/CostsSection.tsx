import { Checkbox } from '@mantine/core';
import type { VendorTerms } from '@praxora/rules/vendors/pricing-terms';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDeliveryCountry } from '../../../domain/purchasing/index.ts';
import { bandsEnd, feeBands } from '../../../domain/vendors/index.ts';
import { useCountryName } from '../../../lib/countries.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import marks from '../../../ui/marks/ToneMark.module.css';
import { Section } from '../../../ui/page/Section.tsx';
import classes from './OwnVendor.module.css';
import { toTerms } from './own-vendor-values.ts';
import type { OwnVendorForm } from './useOwnVendorForm.ts';

// Delivery cost in each range of the goods value, redrawn while the user types.
const kinds = { surcharge: 'band.withSurcharge', shipping: 'band.shipping' } as const;

function CostBands({ terms }: { terms: VendorTerms }) {
  const { t } = useTranslation('ownVendor');
  const bands = feeBands(terms, bandsEnd([terms]));
  return (
    <ul className={`${classes.bands} plain-list m-20-0-0 flex gap-2`} aria-label={t('band.label')}>
      {bands.map(({ kind, fromCents, toCents, feeCents }) => (
        <li key={fromCents} style={{ flexGrow: toCents - fromCents }} data-kind={kind}>
          <span>{t('band.from', { amount: `${formatNumber(fromCents / 100)} €` })}</span>
          {kind === 'free' ? (
            <span className={marks.mark} data-tone="ok">
              <IconTruckDelivery size={14} aria-hidden />
              {t('band.free')}
            </span>
          ) : (
            <span className="px-num">
              <b className="c-ink fw-560">+ {formatMoney(feeCents)}</b> {t(kinds[kind])}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** As much as the contract takes, in euros. */
const mostFee = 10_000;
const mostGoods = 1_000_000;

export function CostsSection({ form, isLocked }: { form: OwnVendorForm; isLocked: boolean }) {
  const { t } = useTranslation('ownVendor');
  const countryName = useCountryName();
  const country = countryName(useDeliveryCountry());
  const { isNeverFree } = form.values;
  const amount = (
    name: 'surcharge' | 'surchargeBelow' | 'shipping' | 'freeFrom',
    label: string,
    most: number,
  ) => (
    <NumberField
      label={label}
      least={0}
      most={most}
      decimals={2}
      isFixed
      disabled={isLocked}
      rightSection={<span className="quiet fz-fact">€</span>}
      {...form.field(name)}
    />
  );
  return (
    <Section id="costs" title={t('costs.title')} text={t('costs.text', { country })}>
      <div className={`${classes.amounts} columns-4 gap-14 items-end`}>
        {amount('surcharge', t('costs.surcharge'), mostFee)}
        {amount('surchargeBelow', t('costs.surchargeBelow'), mostGoods)}
        {amount('shipping', t('costs.shipping'), mostFee)}
        <div>
          {isNeverFree ? (
            <NumberField label={t('costs.freeFrom')} value={null} onChange={() => {}} disabled />
          ) : (
            amount('freeFrom', t('costs.freeFrom'), mostGoods)
          )}
          <Checkbox
            className="mt-8"
            size="xs"
            label={t('costs.neverFree')}
            {...form.getInputProps('isNeverFree', { type: 'checkbox' })}
          />
        </div>
      </div>
      <CostBands terms={toTerms(form.values)} />
    </Section>
  );
}
