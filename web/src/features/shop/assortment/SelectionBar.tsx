// The dark bar that rises when products are selected: vendors and cost of the cheapest split, and the button that adds it.
import { Button, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { AssortmentItem } from '@praxora/contract/shop/assortment.calls';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { VendorMonogram } from '../../../domain/vendors/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { onPhone } from '../../../styles/breakpoints.ts';
import classes from '../../../ui/page/BulkBar.module.css';
import barClasses from './SelectionBar.module.css';
import { type SelectionSplit, useAddSelection, useSelectionSplit } from './selection-split.ts';

interface SelectionBarProps {
  items: readonly AssortmentItem[];
  amountOf: (item: AssortmentItem) => number;
  onClear: () => void;
}

export function SelectionBar({ items, amountOf, onClear }: SelectionBarProps) {
  const { t } = useTranslation('assortment');
  const { split, hasFailed, refetch } = useSelectionSplit(
    items.map((item) => ({ productId: item.id, quantity: amountOf(item) })),
  );
  const addition = useAddSelection(onClear);
  const isPhone = useMediaQuery(onPhone, false, { getInitialValueInEffect: false });
  const canAdd = split !== undefined && split.addressId !== null && split.lines.length > 0;
  const count = items.length;
  return (
    <section className={`${classes.bar} ${barClasses.bar}`} aria-label={t('bar.name')}>
      <strong className="px-num">{t('bar.count', { count })}</strong>
      <UnstyledButton className={classes.clear} onClick={onClear}>
        {isPhone ? t('bar.clearShort') : t('bar.clear')}
      </UnstyledButton>
      <span className={`${barClasses.growth} row gap-8`} role="status">
        {hasFailed && (
          <UnstyledButton className={classes.clear} onClick={() => void refetch()}>
            {t('bar.failed')}
          </UnstyledButton>
        )}
        {split?.addressId === null && t('bar.noAddress')}
        {canAdd && <Growth split={split} isPhone={isPhone} />}
      </span>
      <Button
        className={`${classes.main ?? ''} ${barClasses.add ?? ''}`}
        loading={addition.isBusy}
        disabled={!canAdd}
        leftSection={<IconShoppingCartPlus size={17} aria-hidden />}
        onClick={() => canAdd && void addition.run(split)}
      >
        {t('bar.add', { count })}
      </Button>
    </section>
  );
}

interface GrowthProps {
  split: SelectionSplit;
  /** There is room for one word. */
  isPhone: boolean;
}

function Growth({ split: { vendors, growsByCents, feesCents }, isPhone }: GrowthProps) {
  const { t } = useTranslation('assortment');
  const terms = isPhone ? t('bar.netShort') : t(feesCents === 0 ? 'bar.netFree' : 'bar.net');
  return (
    <>
      <span
        className="row gap-3 phone-hidden"
        role="img"
        aria-label={vendors.map((one) => one.vendorName).join(', ')}
      >
        {vendors.map(({ vendorId, vendorName, vendorHue }) => (
          <VendorMonogram key={vendorId} name={vendorName} hue={vendorHue} size={24} />
        ))}
      </span>
      <b className="px-num fw-600 nowrap">
        {t(growsByCents < 0 ? 'bar.falls' : 'bar.grows', { amount: formatMoney(Math.abs(growsByCents)) })}
      </b>
      <span className="nowrap">{terms}</span>
    </>
  );
}
