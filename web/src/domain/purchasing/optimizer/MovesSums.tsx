// Why it pays: what shipping and surcharges add to the moves, vendor by vendor, and the sum of it all.
import type { OptimizedCart } from '@praxora/contract/purchasing/optimizer.calls';
import { IconTruckDelivery, IconTruckOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n.ts';
import classes from './MovesPanel.module.css';
import { namedFeeChanges } from './results.ts';
import { signedMoney } from './signed-money.ts';

interface SumProps {
  result: OptimizedCart;
  /** Whether a column of buttons follows the one with the differences. */
  hasActions: boolean;
}

export function FeesLine({ result, hasActions }: SumProps) {
  const { t } = useTranslation('optimizer');
  const { before, after } = result.cartPriceDetail;
  const feesAfter = after.shippingCents + after.surchargeCents;
  const difference = feesAfter - before.shippingCents - before.surchargeCents;
  if (difference === 0) return null;
  const Icon = difference < 0 ? IconTruckOff : IconTruckDelivery;
  const words =
    difference > 0 ? t('moves.feesMore') : feesAfter === 0 ? t('moves.feesGone') : t('moves.feesLess');
  return (
    <tr>
      <td colSpan={3}>
        <span className={`${classes.fees} row gap-8 items-top quiet fz-note p-5-0`}>
          <Icon size={17} stroke={1.6} aria-hidden />
          <span>
            {words}
            <span className="wrap gap-1-14 fz-caption mt-2">
              {namedFeeChanges(result).map(({ vendorId, vendorName, differenceCents }) => (
                <span key={vendorId}>
                  <span>{vendorName}</span> <span className="px-num">{signedMoney(differenceCents)}</span>
                </span>
              ))}
            </span>
          </span>
        </span>
      </td>
      <td className="px-num" data-right data-saves={difference < 0 || undefined}>
        {signedMoney(difference)}
      </td>
      {hasActions && <td />}
    </tr>
  );
}

/** Products that could not be bought before, and so have a price on one side only. */
export function AddedLines({ result, hasActions }: SumProps) {
  const { t } = useTranslation('optimizer');
  const language = useLanguage();
  return result.added.map(({ positionId, names, vendorName, lineCents }) => (
    <tr key={positionId}>
      <td colSpan={3}>{t('moves.added', { article: names[language], vendor: vendorName })}</td>
      <td className="px-num" data-right>
        {signedMoney(lineCents)}
      </td>
      {hasActions && <td />}
    </tr>
  ));
}

export function SavingLine({ result, hasActions }: SumProps) {
  const { t } = useTranslation('optimizer');
  const { savingCents } = result.cartPriceDetail;
  return (
    <tr className={classes.sum}>
      <th scope="row" colSpan={3}>
        {savingCents < 0 ? t('moves.extra') : t('moves.saving')}
      </th>
      <td className="px-num" data-right data-saves={savingCents > 0 || undefined}>
        {signedMoney(-savingCents)}
      </td>
      {hasActions && <td />}
    </tr>
  );
}
