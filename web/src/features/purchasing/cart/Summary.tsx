// Cost of the cart of an address, and the button to the checkout.
import { Button } from '@mantine/core';
import { cartTotals } from '@praxora/rules/vendors/pricing';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addressLine, type CheckedCart } from '../../../domain/purchasing/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { OrderBar } from '../../../ui/page/OrderBar.tsx';
import { Dimmed } from '../../../ui/permission/Dimmed.tsx';
import classes from './Summary.module.css';

import type { AddressView } from './useCartView.ts';

// The checkout orders what stands in the cart. A field that holds no quantity stands over the one before it, which would be
// ordered unseen: so the way to the checkout ends at that field, whose reason is told there.
/** On the click that leads to the checkout. What is not chosen is not ordered, and holds up nothing. */
function stopAtWrongQuantity(event: { preventDefault: () => void }): void {
  const field = document.querySelector<HTMLElement>(
    '[data-position]:not([data-unchecked]) [aria-invalid="true"]',
  );
  if (field === null) return;
  event.preventDefault();
  field.focus();
}

interface SummaryProps {
  view: AddressView;
  cart: CheckedCart;
}

export function Summary({ view, cart }: SummaryProps) {
  const { t } = useTranslation('cart');
  const { totals, baskets } = cart;
  const count = baskets.reduce((sum, { checkedCount }) => sum + checkedCount, 0);
  return (
    <section className="panel p-18 bg-sheet" aria-labelledby="cart-summary">
      <h2 id="cart-summary">{view.name}</h2>
      {view.address && <p className="quiet fz-note mt-4">{addressLine(view.address)}</p>}
      <dl className={`${classes.sums} column gap-9 fz-note m-16-0-0`}>
        <Sum label={t('totals.goods', { count })} cents={totals.goodsCents} />
        <Sum label={t('totals.shipping')} cents={totals.shippingCents} />
        {totals.surchargeCents > 0 && <Sum label={t('totals.surcharges')} cents={totals.surchargeCents} />}
        <Sum label={t('totals.net')} cents={totals.netCents} isStrong />
        {totals.vat.map(({ percent, vatCents }) => (
          <Sum key={percent} label={t('totals.vat', { percent: formatNumber(percent) })} cents={vatCents} />
        ))}
      </dl>
      <div className={`${classes.gross} items-baseline line-top flex fw-600 spread mt-14 pt-14`}>
        <span>{t('totals.gross')}</span>
        <span className="px-num">{formatMoney(totals.grossCents)}</span>
      </div>
      <ToCheckout addressId={view.id} packages={totals.packages} className={classes.checkout} />
      <p className="quiet fz-caption mt-10 ta-center">
        {totals.packages > 0 ? t('checkout.terms') : t('checkout.nothing')}
      </p>
    </section>
  );
}

function Sum({ label, cents, isStrong = false }: { label: string; cents: number; isStrong?: boolean }) {
  return (
    <div data-strong={isStrong || undefined}>
      <dt>{label}</dt>
      <dd className="px-num">{formatMoney(cents)}</dd>
    </div>
  );
}

interface ToCheckoutProps {
  addressId: number;
  packages: number;
  className?: string | undefined;
}

function ToCheckout({ addressId, packages, className }: ToCheckoutProps) {
  const { t } = useTranslation('cart');
  // Who may not order looks at the orders there, and asks for them below.
  const canOrder = usePermission('order');
  if (packages === 0) {
    return (
      <Button fullWidth size="md" className={className} disabled>
        {t('checkout.short')}
      </Button>
    );
  }
  return (
    <Dimmed permission="fillCart">
      <Button
        component={Link}
        to={pathTo('cartReview', { addressId })}
        onClick={stopAtWrongQuantity}
        fullWidth
        size="md"
        variant={canOrder ? 'filled' : 'default'}
        className={className}
      >
        {t('checkout.go', { count: packages })}
      </Button>
    </Dimmed>
  );
}

/** Every address together, when there is more than one. */
export function AllAddresses({ views }: { views: readonly AddressView[] }) {
  const { t } = useTranslation('cart');
  const priced = views.flatMap(({ id, name, cart }) => (cart ? [{ id, name, totals: cart.totals }] : []));
  const sums = cartTotals(views.flatMap(({ cart }) => cart?.baskets ?? []));
  return (
    <section className="panel p-18 bg-sheet" aria-labelledby="cart-all">
      <h2 id="cart-all">{t('all.title', { count: priced.length })}</h2>
      <dl className={`${classes.sums} column gap-9 fz-note m-16-0-0`}>
        {priced.map(({ id, name, totals }) => (
          <Sum key={id} label={name} cents={totals.netCents} />
        ))}
        <Sum label={t('totals.net')} cents={sums.netCents} isStrong />
        {sums.vat.map(({ percent, vatCents }) => (
          <Sum key={percent} label={t('totals.vat', { percent: formatNumber(percent) })} cents={vatCents} />
        ))}
        <Sum label={t('totals.gross')} cents={sums.grossCents} isStrong />
      </dl>
    </section>
  );
}

/** On a phone the way to the checkout stays in reach of the thumb. */
export function CheckoutBar({ view, cart }: SummaryProps) {
  const { t } = useTranslation('cart');
  const { netCents, packages } = cart.totals;
  return (
    <OrderBar label={t('totals.net')} cents={netCents}>
      {packages === 0 ? (
        <Button size="md" disabled>
          {t('checkout.short')}
        </Button>
      ) : (
        <Dimmed permission="fillCart">
          <Button
            component={Link}
            to={pathTo('cartReview', { addressId: view.id })}
            size="md"
            onClick={stopAtWrongQuantity}
          >
            {t('checkout.short')}
          </Button>
        </Dimmed>
      )}
    </OrderBar>
  );
}
