// A cheaper split exists: what it saves, and the way to it. On a phone the whole card is one line.
import { Button } from '@mantine/core';
import type { OptimizedCart } from '@praxora/contract/purchasing/optimizer.calls';
import { IconArrowRight, IconChevronRight, IconCoinEuro, IconPackage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import classes from './OptimizerCard.module.css';

interface OptimizerSavingProps {
  addressId: number;
  result: OptimizedCart;
  /** Note on the rules applied. */
  note: ReactNode;
}

export function OptimizerSaving({ addressId, result, note }: OptimizerSavingProps) {
  const { t } = useTranslation('cart');
  const { before, after, savingCents } = result.cartPriceDetail;
  const less = before.packages - after.packages;
  const isShippingFree = after.shippingCents === 0 && before.shippingCents > 0;
  const packages = { before: before.packages, after: after.packages };
  const amount = formatMoney(savingCents);
  const to = pathTo('cartOptimizer', { addressId });
  return (
    <>
      <Link
        to={to}
        className="bd-save phone-flex items-center bg-save-soft bdrs-panel c-ink hidden gap-12 p-13-14 td-none"
      >
        <IconCoinEuro className="c-save flex-none" size={24} stroke={1.7} aria-hidden />
        <span className="flex-auto fz-caption">
          <strong className="px-num c-save block fz-field fw-600">
            {t('optimizer.shortSaving', { amount })}
          </strong>
          {less > 0 ? t('optimizer.shortPackages', packages) : t('optimizer.show')}
        </span>
        <IconChevronRight className="c-save flex-none" size={20} aria-hidden />
      </Link>
      <section
        className={`${classes.saving} bd-save bg-save-soft bdrs-panel p-18 phone-hidden`}
        aria-labelledby="cart-optimizer"
      >
        <h2 id="cart-optimizer" className="lts-0 row gap-8 c-save fz-note fw-600">
          <IconCoinEuro size={19} stroke={1.8} aria-hidden />
          {t('optimizer.title')}
        </h2>
        <p className="px-num c-save fz-display fw-620 lts-28 lh-110 mt-10">
          {t('optimizer.saving', { amount })}
        </p>
        <p className="fz-note lh-145 mt-6">
          {less > 0 && isShippingFree && t('optimizer.fewerFree', packages)}
          {less > 0 && !isShippingFree && t('optimizer.fewer', packages)}
          {less <= 0 && isShippingFree && t('optimizer.otherFree')}
          {less <= 0 && !isShippingFree && t('optimizer.other')}
        </p>
        {note}
        {less > 0 && (
          <p className="row gap-10 c-save fz-caption fw-540 mt-12">
            <Packages {...packages} />
            {t('optimizer.packagesLess', { count: less })}
          </p>
        )}
        <Button
          component={Link}
          to={to}
          fullWidth
          variant="default"
          mt={14}
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
    <span className={`${classes.boxes} inline-flex gap-4`} aria-hidden>
      {boxes.map(({ id, remains }) => (
        <IconPackage key={id} size={17} stroke={1.6} data-gone={!remains || undefined} />
      ))}
    </span>
  );
}
