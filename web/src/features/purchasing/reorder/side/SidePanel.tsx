// Summary of the selection: its total, its vendors, and the next steps.
import { Button, Select, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconClockPause, IconShoppingCartPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { deliveryAddresses, listFigures, useAddresses } from '../../../../domain/purchasing/index.ts';
import { VendorShares } from '../../../../domain/vendors/index.ts';
import { formatMoney } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { onPhone } from '../../../../styles/breakpoints.ts';
import { OrderBar } from '../../../../ui/page/OrderBar.tsx';
import { Permitted } from '../../../../ui/permission/Permitted.tsx';
import type { ReorderView } from '../address.ts';
import { type Line, netSum, vendorShares } from '../lines.ts';
import { SetAsideDialog } from '../SetAsideDialog.tsx';
import { type FormerAmounts, usePutIntoCart } from '../usePutIntoCart.ts';
import type { ChangeView } from '../useReorderView.ts';
import { Comes } from './Comes.tsx';
import classes from './SidePanel.module.css';
import { SplitButton } from './SplitButton.tsx';

interface SidePanelProps {
  /** Visible lines. */
  lines: readonly Line[];
  selected: readonly Line[];
  /** Whether what is in sight and can be ordered is all of the list. */
  isWhole: boolean;
  /** Null: there is none yet. */
  addressId: number | null;
  view: ReorderView;
  onChange: ChangeView;
  onOutdated: (amounts: FormerAmounts) => void;
}

export function SidePanel({ lines, selected, isWhole, addressId, view, ...acts }: SidePanelProps) {
  const { t } = useTranslation('reorder');
  const isPhone = useMediaQuery(onPhone, undefined, { getInitialValueInEffect: false });
  const [isSettingAside, setSettingAside] = useState(false);
  const put = usePutIntoCart(acts.onOutdated);
  const count = selected.length;
  const { toOrder } = listFigures(lines.map(({ row }) => row));
  const sum = netSum(selected);
  const others = lines.filter((line) => line.amount > 0 && !selected.includes(line));
  const canOrder = count > 0 && addressId !== null;
  const isAll = isWhole && lines.every((line) => !line.canBeOrdered || selected.includes(line));
  const add = (
    <Button
      fullWidth={!isPhone}
      size="md"
      leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
      disabled={!canOrder}
      loading={put.isBusy}
      onClick={() => addressId !== null && void put.run({ addressId, lines: selected })}
    >
      {t('side.add', { count })}
    </Button>
  );
  return (
    <aside className="side-column below-desk-static">
      <section className="panel p-20" aria-labelledby="reorder-side">
        <h2 id="reorder-side" className="quiet fz-note fw-400">
          {t('side.selected', { selected: count, count: toOrder })}
        </h2>
        <p className={`px-num ${classes.sum}`}>{formatMoney(sum)}</p>
        <p className="quiet fz-note fw-400">{t('side.net')}</p>
        <VendorShares shares={vendorShares(selected)} label={t('side.vendors')} />
        <AddressChoice addressId={addressId} onChange={(next) => acts.onChange({ addressId: next })} />
        <Stack gap={6} mt={20}>
          {!isPhone && add}
          <Permitted permission="fillCart">
            <SplitButton
              addressId={canOrder ? addressId : null}
              lines={isAll ? null : selected}
              view={view}
            />
          </Permitted>
          {others.length > 0 && (
            <Button
              fullWidth
              variant="subtle"
              color="ink"
              leftSection={<IconClockPause size={16} stroke={1.7} aria-hidden />}
              onClick={() => setSettingAside(true)}
            >
              {t('side.aside', { count: others.length })}
            </Button>
          )}
        </Stack>
      </section>
      <Comes lines={lines} />
      {isPhone && (
        <OrderBar label={t('side.net')} cents={sum}>
          {add}
        </OrderBar>
      )}
      {isSettingAside && (
        <SetAsideDialog rows={others.map(({ row }) => row)} onClose={() => setSettingAside(false)} />
      )}
    </aside>
  );
}

interface AddressChoiceProps {
  addressId: number | null;
  onChange: (addressId: number) => void;
}

/** Selection of the delivery address; not shown with a single address. */
function AddressChoice({ addressId, onChange }: AddressChoiceProps) {
  const { t } = useTranslation('reorder');
  const { data = [] } = useAddresses();
  const addresses = deliveryAddresses(data);
  if (addressId === null)
    return (
      <p className="quiet fz-note mt-18">
        {t('side.noAddress')}{' '}
        <Permitted permission="manageSettings">
          <Link to={pathTo('createAddress', {}, { back: pathTo('reorder') })}>{t('side.addAddress')}</Link>
        </Permitted>
      </p>
    );
  if (addresses.length < 2) return null;
  return (
    <Select
      mt={18}
      label={t('side.address')}
      data={addresses.map(({ id, shortName }) => ({ value: String(id), label: shortName }))}
      value={String(addressId)}
      allowDeselect={false}
      onChange={(next) => next !== null && onChange(Number(next))}
    />
  );
}
