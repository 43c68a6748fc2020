// Result of the optimizer in the cart: it searches for the cheapest split whenever the cart has not changed for a
// moment, by the rules the user applied last, and links to its proposal.
import { Button, Loader, Stack } from '@mantine/core';
import type { OptimizerRules } from '@praxora/contract/purchasing/optimizer.calls';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  type CheckedCart,
  noRules,
  type OptimizedCartView,
  optimizerParameters,
  useAddedText,
  useAppliedOptimization,
  useChecked,
  useOptimizedCart,
} from '../../../domain/purchasing/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { AppliedOptimization } from './AppliedOptimization.tsx';
import classes from './OptimizerCard.module.css';
import { OptimizerRulesNote } from './OptimizerRulesNote.tsx';
import { OptimizerSaving } from './OptimizerSaving.tsx';

interface OptimizerCardProps {
  cart: CheckedCart;
  /** Whether no change or fetch is in progress. */
  isSettled: boolean;
}

export function OptimizerCard({ cart, isSettled }: OptimizerCardProps) {
  const { addressId, baskets } = cart;
  const applied = useAppliedOptimization(addressId);
  const checked = useChecked();
  const rules = applied?.rules ?? noRules;
  const parameters = useMemo(
    () => optimizerParameters({ addressId, baskets: baskets.map(({ basket }) => basket) }, checked, rules),
    [addressId, baskets, checked, rules],
  );
  const hasGoods = cart.totals.packages > 0;
  const isKnown = isSettled && hasGoods && applied !== undefined;
  const optimized = useOptimizedCart(addressId, isKnown ? parameters : null);
  const place = useHeldPlace(hasGoods && isLooking(optimized));
  return (
    <Stack ref={place} gap={12}>
      {applied?.undoId && isSettled && <AppliedOptimization applied={applied} undoId={applied.undoId} />}
      {hasGoods && <Verdict addressId={addressId} optimized={optimized} rules={rules} />}
    </Stack>
  );
}

const isLooking = ({ isLoading, stopped, free, favorites }: OptimizedCartView): boolean =>
  isLoading || (stopped === null && !free && !favorites);

/** Keeps the height, so that the checkout button below does not jump during the next search. */
function useHeldPlace(isHeld: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    element.style.minHeight = isHeld && height.current > 0 ? `${height.current}px` : '';
    if (!isHeld) height.current = element.offsetHeight;
  });
  return place;
}

interface VerdictProps {
  addressId: number;
  optimized: OptimizedCartView;
  rules: OptimizerRules;
}

/** Verdict on the result that follows the user's rules: with favourites as a rule, it does not suggest other vendors. */
function Verdict({ addressId, optimized, rules }: VerdictProps) {
  const { t } = useTranslation('cart');
  const { isLoading, stopped, optimizeAgain } = optimized;
  const result = rules.hasBuyFromFavoriteVendor ? optimized.favorites : optimized.free;
  const leftOut = result?.unavailable.length ?? 0;
  const note = (
    <>
      {leftOut > 0 && <p>{t('optimizer.leftOut', { count: leftOut })}</p>}
      <OptimizerRulesNote rules={rules} addressId={addressId} />
    </>
  );
  const added = useAddedText(result);
  if (added !== null)
    return (
      <section
        className="panel p-14-18 wrap gap-10 items-center quiet fz-note lh-145"
        aria-label={t('optimizer.title')}
      >
        <div className={`${classes.words} basis-160 column gap-4`}>
          <p>{added}</p>
          {note}
        </div>
        <Button component={Link} to={pathTo('cartOptimizer', { addressId })} variant="default" size="xs">
          {t('optimizer.show')}
        </Button>
      </section>
    );
  if (result && result.cartPriceDetail.savingCents > 0)
    return <OptimizerSaving addressId={addressId} result={result} note={note} />;
  if (result && !isLoading) {
    return (
      <section
        className="panel p-14-18 wrap gap-10 items-center quiet fz-note lh-145"
        aria-label={t('optimizer.title')}
      >
        <IconCircleCheckFilled size={18} className="c-ok flex-none" aria-hidden />
        <div className={`${classes.words} basis-160 column gap-4`}>
          <p>{result.cartPriceDetail.isProven ? t('optimizer.isCheapest') : t('optimizer.nothingFound')}</p>
          {note}
        </div>
      </section>
    );
  }
  if (stopped !== null && !isLoading) {
    return (
      <section
        className="panel p-14-18 wrap gap-10 items-center quiet fz-note lh-145"
        aria-label={t('optimizer.title')}
      >
        <p className={`${classes.words} basis-160 column gap-4`}>{t('optimizer.stopped')}</p>
        <Button variant="default" size="xs" onClick={optimizeAgain}>
          {t('optimizer.again')}
        </Button>
      </section>
    );
  }
  return (
    <section
      className="panel p-14-18 wrap gap-10 items-center quiet fz-note lh-145"
      aria-label={t('optimizer.title')}
    >
      <Loader size={16} aria-hidden />
      <p className={`${classes.words} basis-160 column gap-4`}>{t('optimizer.looking')}</p>
    </section>
  );
}
