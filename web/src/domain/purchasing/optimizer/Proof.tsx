// How sure a result is: nothing undercuts it, or at most by so much.
import type { OptimizedCart } from '@praxora/contract/purchasing/optimizer.calls';
import { IconRosetteDiscountCheckFilled, IconRulerMeasure } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import classes from './Proof.module.css';
import { distanceToBound } from './results.ts';

export function Proof({ result }: { result: Pick<OptimizedCart, 'cartPriceDetail'> }) {
  const { t } = useTranslation('optimizer');
  const { isProven } = result.cartPriceDetail;
  const Icon = isProven ? IconRosetteDiscountCheckFilled : IconRulerMeasure;
  return (
    <span
      className={`${classes.proof} inline-row gap-7 quiet fz-note bg-hid-soft bdrs-8 fw-560 mih-30 p-4-12-4-9`}
      data-proven={isProven || undefined}
    >
      <Icon size={17} aria-hidden />
      {isProven ? t('proof.proven') : t('proof.bounded', { amount: formatMoney(distanceToBound(result)) })}
    </span>
  );
}
