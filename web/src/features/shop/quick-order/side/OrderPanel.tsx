// Summary of the orderable lines: their total including the cart, and the button to add them to the cart; where a split
// is cheaper, by that one.
import { Button, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { deliveryAddresses, useAddresses } from '../../../../domain/purchasing/index.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { onPhone } from '../../../../styles/breakpoints.ts';
import { OrderBar } from '../../../../ui/page/OrderBar.tsx';
import { Permitted } from '../../../../ui/permission/Permitted.tsx';
import type { OrderedLine } from '../line.ts';
import { type usePrices, useSplit } from '../queries.ts';
import { useAddLines } from '../useAddLines.ts';
import type { Lines } from '../useLines.ts';
import classes from './AddressChoice.module.css';
import { SavingCard } from './SavingCard.tsx';
import { SumRows } from './SumRows.tsx';

// Where the lines are delivered to, and so which cart they go into.
interface AddressChoiceProps {
  addressId: number | null;
  hasLines: boolean;
  onChange: (addressId: number) => void;
}

/** Selection of the delivery address; not shown with a single address. */
function AddressChoice({ addressId, hasLines, onChange }: AddressChoiceProps) {
  const { t } = useTranslation('quickOrder');
  const { data = [] } = useAddresses();
  const addresses = deliveryAddresses(data);
  if (addressId === null && hasLines && addresses.length === 0)
    return (
      <p className="quiet fz-note">
        {t('side.noAddress')}{' '}
        <Permitted permission="manageSettings">
          <Link to={pathTo('createAddress', {}, { back: pathTo('quickOrder') })}>{t('side.addAddress')}</Link>
        </Permitted>
      </p>
    );
  if (addresses.length < 2) return null;
  return (
    <Select
      className={classes.address ?? ''}
      size="xs"
      aria-label={t('side.address')}
      data={addresses.map(({ id, shortName }) => ({ value: String(id), label: shortName }))}
      value={String(addressId ?? addresses[0]?.id)}
      allowDeselect={false}
      onChange={(next) => next !== null && onChange(Number(next))}
    />
  );
}

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
  const { addressId, isStale, sums } = priced;
  const { split, isSplit, setSplit, savingCents } = useSplitChoice(addressId, ordered, isStale);
  const count = ordered.length;
  const open = lines.lines.length - count;
  const canAdd = count > 0 && addressId !== null && !isStale;
  const button = (
    <Button
      fullWidth={!isPhone}
      size="md"
      leftSection={isPhone ? undefined : <IconShoppingCartPlus size={18} aria-hidden />}
      disabled={!canAdd}
      loading={addition.isBusy}
      onClick={() => canAdd && void addition.run({ addressId, ordered, isSplit })}
    >
      {t(isPhone ? 'side.addShort' : 'side.add', { count })}
    </Button>
  );
  return (
    <>
      <section className="panel p-18-20-20" aria-labelledby="quick-order-side">
        <div className="wrap gap-6-10 items-center spread">
          <h2 className="fz-title" id="quick-order-side">
            {t('side.title')}
          </h2>
          <AddressChoice addressId={addressId} hasLines={count > 0} onChange={onAddress} />
        </div>
        {sums && count > 0 ? (
          <SumRows sums={sums} count={count} savingCents={savingCents} />
        ) : (
          <p className="quiet fz-note mt-12">{t('side.none')}</p>
        )}
        {!isPhone && <div className="mt-18">{button}</div>}
        {open > 0 && <p className="quiet fz-caption mt-12 ta-center">{t('side.open', { count: open })}</p>}
      </section>
      {split && <SavingCard split={split} ordered={ordered} isSplit={isSplit} onChange={setSplit} />}
      {isPhone && sums && count > 0 && (
        <OrderBar label={t('side.growsShort')} cents={sums.growsByCents - savingCents}>
          {button}
        </OrderBar>
      )}
    </>
  );
}

/** Where it saves, the cheapest split is taken until somebody turns it off; who chose a vendor by hand is asked first. */
function useSplitChoice(addressId: number | null, ordered: readonly OrderedLine[], isStale: boolean) {
  const [choice, setSplit] = useState<boolean | null>(null);
  const answer = useSplit(addressId, ordered, isStale);
  const saving = answer?.cartPriceDetail.savingCents ?? 0;
  const split = saving > 0 ? answer : undefined;
  const isSplit = split !== undefined && (choice ?? ordered.every(({ line }) => line.vendorId === null));
  return { split, isSplit, setSplit, savingCents: isSplit ? saving : 0 };
}
