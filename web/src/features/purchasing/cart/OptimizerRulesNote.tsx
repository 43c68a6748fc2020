// Note on the user's own rules applied to the verdict; empty without any.
import type { OptimizerRules } from '@praxora/contract/purchasing/optimizer.calls';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import classes from './OptimizerCard.module.css';

interface OptimizerRulesNoteProps {
  rules: OptimizerRules;
  addressId: number;
}

export function OptimizerRulesNote({ rules, addressId }: OptimizerRulesNoteProps) {
  const { t } = useTranslation('cart');
  const { pinnedPositionIds, hasBuyFromFavoriteVendor, alsoOnBackorder, parcelWorthCents } = rules;
  const pinned = pinnedPositionIds.length;
  const sentences = [
    hasBuyFromFavoriteVendor && t('optimizer.rules.favorites'),
    pinned > 0 && t('optimizer.rules.pinned', { count: pinned }),
    parcelWorthCents > 0 && t('optimizer.rules.parcelWorth', { amount: formatMoney(parcelWorthCents) }),
    alsoOnBackorder && t('optimizer.rules.backorder'),
  ].filter((rule) => rule !== false);
  if (sentences.length === 0) return null;
  return (
    <div className={`${classes.rules} quiet fz-fact lh-145`}>
      <p>{t('optimizer.rules.title')}</p>
      <ul className="m-0 ps-16">
        {sentences.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Link className="c-primary fw-540" to={pathTo('cartOptimizer', { addressId })}>
        {t('optimizer.rules.change')}
      </Link>
    </div>
  );
}
