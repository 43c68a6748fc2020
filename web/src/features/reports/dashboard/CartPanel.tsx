// Cart contents as they would be ordered now, priced as on the cart page.
import { Button } from '@mantine/core';
import { cartTotals } from '@praxora/rules/vendors/pricing';
import { IconArrowRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  type CheckedBasket,
  priceCart,
  useBaskets,
  useCartCount,
  useChecked,
  usePricedCarts,
} from '../../../domain/purchasing/index.ts';
import { VendorMonogram, vendorColour } from '../../../domain/vendors/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import classes from './CartPanel.module.css';
import { Panel } from './Panel.tsx';
import { PanelLink } from './PanelLink.tsx';
import { SavingCard } from './SavingCard.tsx';

/** More monograms than these are a number. */
const mostVendors = 8;

export function CartPanel() {
  const { t } = useTranslation('dashboard');
  const isEmpty = useCartCount() === 0;
  const { data: listed, isError, refetch } = useBaskets({ enabled: !isEmpty });
  const addressIds = useMemo(() => [...new Set((listed ?? []).map(({ address }) => address.id))], [listed]);
  const priced = usePricedCarts(addressIds);
  const checked = useChecked();
  const baskets = useMemo(
    () => priced.carts.flatMap((cart) => priceCart(cart, checked).baskets),
    [priced.carts, checked],
  );
  const isKnown = isEmpty || (listed !== undefined && priced.carts.length === addressIds.length);
  return (
    <Panel
      title={t('cart.title')}
      aside={!isEmpty && <PanelLink to={pathTo('cart')}>{t('cart.open')}</PanelLink>}
      data={isKnown ? baskets : undefined}
      hasFailed={isError || priced.failed.length > 0}
      onRetry={() => (isError ? void refetch() : priced.refetchFailed())}
      area="cart"
    >
      {(all) => (isEmpty ? <EmptyCart /> : <FilledCart baskets={all} />)}
    </Panel>
  );
}

function EmptyCart() {
  const { t } = useTranslation('dashboard');
  return (
    <div className={`${classes.empty} column gap-4 items-top`}>
      <p className="quiet fz-22 fw-620 lts-20">{t('cart.empty')}</p>
      <p className="quiet fz-note lh-150 mt-4 pretty">{t('cart.emptyText')}</p>
      <Button
        component={Link}
        to={pathTo('search')}
        variant="default"
        rightSection={<IconArrowRight size={16} aria-hidden />}
      >
        {t('cart.toShop')}
      </Button>
    </div>
  );
}

function FilledCart({ baskets }: { baskets: readonly CheckedBasket[] }) {
  const { t } = useTranslation('dashboard');
  const ordered = baskets.filter(({ checkedCount }) => checkedCount > 0);
  const { netCents, shippingCents, surchargeCents } = cartTotals(ordered);
  const positions = ordered.reduce((sum, { checkedCount }) => sum + checkedCount, 0);
  const vendors = vendorsOf(ordered);
  const fees = shippingCents + surchargeCents;
  const places = {
    items: t('cart.items', { count: positions }),
    vendors: t('cart.vendors', { count: vendors.length }),
  };
  return (
    <>
      <p className="px-num fz-display fw-620 lts-28 lh-115">{formatMoney(netCents)}</p>
      <p className="quiet fz-note lh-150 mt-4 pretty">
        {positions === 0 && t('cart.nothingChosen')}
        {positions > 0 && fees > 0 && t('cart.withFees', { ...places, fees: formatMoney(fees) })}
        {positions > 0 && fees === 0 && t('cart.withoutFees', places)}
      </p>
      <div className={`${classes.bar} flex gap-2 h-8 mt-16`} aria-hidden>
        {vendors.map(({ id, hue, cents }) => (
          <span key={id} style={{ flexGrow: Math.max(cents, 1), background: vendorColour(hue) }} />
        ))}
      </div>
      <ul className={`${classes.vendors} plain-list m-9-0-16 wrap gap-4 items-center`}>
        {vendors.slice(0, mostVendors).map(({ id, name, hue }) => (
          <li key={id} title={name}>
            <VendorMonogram name={name} hue={hue} size={24} />
            <span className={classes.name}>{name}</span>
          </li>
        ))}
        {vendors.length > mostVendors && (
          <li className="quiet fz-caption">+{vendors.length - mostVendors}</li>
        )}
      </ul>
      {positions > 0 && (
        <Permitted permission="fillCart">
          <SavingCard baskets={baskets} netCents={netCents} />
        </Permitted>
      )}
    </>
  );
}

/** Dearest first; a vendor that delivers to two addresses is one. */
function vendorsOf(baskets: readonly CheckedBasket[]) {
  const sums = new Map<number, { id: number; name: string; hue: number; cents: number }>();
  for (const { basket, netCents } of baskets) {
    const { id, name, hue } = basket.vendor;
    sums.set(id, { id, name, hue, cents: (sums.get(id)?.cents ?? 0) + netCents });
  }
  return [...sums.values()].sort((a, b) => b.cents - a.cents);
}
