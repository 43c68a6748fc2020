// What is ready: how much it is, who gets it, and into the cart with it; and where a split is cheaper, that one.
import { Button, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { deliveryAddresses, useAddresses } from '../../../domain/cart/addresses.ts';
import { VendorShares } from '../../../domain/vendors/VendorShares.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { onPhone } from '../../../styles/breakpoints.ts';
import { OrderBar } from '../../../ui/page/OrderBar.tsx';
import { type OrderedLine, sharesOf, sumsOf } from '../line.ts';
import { type usePrices, useSplit } from '../queries.ts';
import { useAddLines } from '../useAddLines.ts';
import type { Lines } from '../useLines.ts';
import classes from './OrderPanel.module.css';
import { SavingCard } from './SavingCard.tsx';

interface OrderPanelProps {
  lines: Lines;
  ordered: readonly OrderedLine[];
  priced: ReturnType<typeof usePrices>;
  onAddress: (addressId: number) => void;
}

export function OrderPanel({ lines, ordered, priced, onAddress }: OrderPanelProps) {
  const { t } = useTranslation('quickOrder');
  const isPhone = useMediaQuery(onPhone, undefined, { getInitialValueInEffect: false });
  const addition = useAddLines(lines);
  const { addressId, isStale } = priced;
  const split = useSplit(addressId, ordered, isStale);
  const shares = sharesOf(ordered);
  const { netCents, feesCents } = sumsOf(ordered);
  const count = ordered.length;
  const open = lines.lines.length - count;
  const canAdd = count > 0 && addressId !== null && !isStale;
  const add = (isSplit: boolean) => {
    if (canAdd) void addition.run({ addressId, ordered, isSplit });
  };
  const button = (
    <Button
      fullWidth={!isPhone}
      size="md"
      leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
      disabled={!canAdd}
      loading={addition.isBusy}
      onClick={() => add(false)}
    >
      {t('side.add', { count })}
    </Button>
  );
  return (
    <>
      <section className={classes.panel} aria-labelledby="quick-order-side">
        <div className={classes.top}>
          <h2 id="quick-order-side" className={classes.summary}>
            {t('side.summary', { count, vendors: t('side.vendors', { count: shares.length }) })}
          </h2>
          <AddressChoice addressId={addressId} hasLines={count > 0} onChange={onAddress} />
        </div>
        <p className={`px-num ${classes.sum}`}>{formatMoney(netCents)}</p>
        <p className={classes.net}>
          {feesCents > 0 ? t('side.netShipping', { amount: formatMoney(feesCents) }) : t('side.net')}
        </p>
        <VendorShares shares={shares} label={t('side.shares')} />
        {!isPhone && <div className={classes.action}>{button}</div>}
        {open > 0 && <p className={classes.open}>{t('side.open', { count: open })}</p>}
      </section>
      <SavingCard split={split} count={count} isBusy={addition.isBusy} onAdd={() => add(true)} />
      {isPhone && count > 0 && (
        <OrderBar label={t('side.net')} cents={netCents}>
          {button}
        </OrderBar>
      )}
    </>
  );
}

interface AddressChoiceProps {
  addressId: number | null;
  hasLines: boolean;
  onChange: (addressId: number) => void;
}

/** One address is no choice. */
function AddressChoice({ addressId, hasLines, onChange }: AddressChoiceProps) {
  const { t } = useTranslation('quickOrder');
  const { data = [] } = useAddresses();
  const addresses = deliveryAddresses(data);
  if (addressId === null && hasLines && addresses.length === 0)
    return (
      <p className={classes.net}>
        {t('side.noAddress')}{' '}
        <Link to={pathTo('createAddress', {}, { back: pathTo('quickOrder') })}>{t('side.addAddress')}</Link>
      </p>
    );
  if (addresses.length < 2) return null;
  return (
    <Select
      className={classes.address}
      size="xs"
      aria-label={t('side.address')}
      data={addresses.map(({ id, shortName }) => ({ value: String(id), label: shortName }))}
      value={String(addressId ?? addresses[0]?.id)}
      allowDeselect={false}
      onChange={(next) => next !== null && onChange(Number(next))}
    />
  );
}
