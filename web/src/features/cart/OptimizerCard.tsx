// What the optimizer found while the user was busy with the cart: it looks for the cheapest split whenever the cart
// has come to rest, and leads to its proposal.
import { Button, Loader } from '@mantine/core';
import type { OptimizedCart } from '@praxora/contract/optimizer/optimizer.calls';
import {
  IconArrowRight,
  IconChevronRight,
  IconCircleCheckFilled,
  IconCoinEuro,
  IconPackage,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CheckedCart } from '../../lib/cart/checked.ts';
import { useOptimizedCart } from '../../lib/cart/optimizer-state.ts';
import { formatMoney } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import classes from './OptimizerCard.module.css';

interface OptimizerCardProps {
  cart: CheckedCart;
  /** Nothing is being changed or fetched. */
  isSettled: boolean;
}

export function OptimizerCard({ cart, isSettled }: OptimizerCardProps) {
  const { t } = useTranslation('cart');
  const { addressId } = cart;
  const unchecked = cart.baskets
    .flatMap(({ lines }) => lines.filter(({ checked }) => !checked))
    .map(({ item }) => item.positionId)
    .join();
  const parameters = useMemo(
    () => ({
      parcelWorthCents: 0,
      pinnedPositionIds: [],
      excludedPositionIds: unchecked === '' ? [] : unchecked.split(',').map(Number),
    }),
    [unchecked],
  );
  const hasGoods = cart.totals.packages > 0;
  const { free, isLoading, stopped, optimizeAgain } = useOptimizedCart(
    addressId,
    isSettled && hasGoods ? parameters : null,
  );
  if (!hasGoods) return null;

  if (free && free.cartPriceDetail.savingCents > 0) return <Saving addressId={addressId} result={free} />;
  if (free && !isLoading) {
    return (
      <section className={classes.calm} aria-label={t('optimizer.title')}>
        <IconCircleCheckFilled size={18} className={classes.ok} aria-hidden />
        <p>{free.cartPriceDetail.isProven ? t('optimizer.isCheapest') : t('optimizer.nothingFound')}</p>
      </section>
    );
  }
  if (stopped !== null && !isLoading) {
    return (
      <section className={classes.calm} aria-label={t('optimizer.title')}>
        <p>{t('optimizer.stopped')}</p>
        <Button variant="default" size="xs" onClick={optimizeAgain}>
          {t('optimizer.again')}
        </Button>
      </section>
    );
  }
  return (
    <section className={classes.calm} aria-label={t('optimizer.title')}>
      <Loader size={16} aria-hidden />
      <p>{t('optimizer.looking')}</p>
    </section>
  );
}

function Saving({ addressId, result }: { addressId: number; result: OptimizedCart }) {
  const { t } = useTranslation('cart');
  const { before, after, savingCents } = result.cartPriceDetail;
  const less = before.packages - after.packages;
  const isShippingFree = after.shippingCents === 0 && before.shippingCents > 0;
  const packages = { before: before.packages, after: after.packages };
  const amount = formatMoney(savingCents);
  const to = pathTo('cartOptimizer', { addressId });
  return (
    <>
      <Link to={to} className={classes.short}>
        <IconCoinEuro size={24} stroke={1.7} aria-hidden />
        <span className={classes.shortWords}>
          <strong className="px-num">{t('optimizer.shortSaving', { amount })}</strong>
          {less > 0 ? t('optimizer.shortPackages', packages) : t('optimizer.show')}
        </span>
        <IconChevronRight size={20} aria-hidden />
      </Link>
      <section className={classes.saving} aria-labelledby="cart-optimizer">
        <h2 id="cart-optimizer" className={classes.title}>
          <IconCoinEuro size={19} stroke={1.8} aria-hidden />
          {t('optimizer.title')}
        </h2>
        <p className={`px-num ${classes.amount}`}>{t('optimizer.saving', { amount })}</p>
        <p className={classes.text}>
          {less > 0 && isShippingFree && t('optimizer.fewerFree', packages)}
          {less > 0 && !isShippingFree && t('optimizer.fewer', packages)}
          {less <= 0 && isShippingFree && t('optimizer.otherFree')}
          {less <= 0 && !isShippingFree && t('optimizer.other')}
        </p>
        {less > 0 && (
          <p className={classes.packages}>
            <Packages {...packages} />
            {t('optimizer.packagesLess', { count: less })}
          </p>
        )}
        <Button
          component={Link}
          to={to}
          fullWidth
          variant="default"
          className={classes.show}
          rightSection={<IconArrowRight size={16} aria-hidden />}
        >
          {t('optimizer.show')}
        </Button>
      </section>
    </>
  );
}

/** As many boxes as before, those that remain in full colour. */
function Packages({ before, after }: { before: number; after: number }) {
  if (before > 8) return null;
  const boxes = Array.from({ length: before }, (_, index) => ({ id: index, remains: index < after }));
  return (
    <span className={classes.boxes} aria-hidden>
      {boxes.map(({ id, remains }) => (
        <IconPackage key={id} size={17} stroke={1.6} data-gone={!remains || undefined} />
      ))}
    </span>
  );
}
