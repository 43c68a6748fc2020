// On a phone: one offer under the other, with what is less needed for a decision folded away.
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BuyButton } from './BuyButton.tsx';
import type { ComparedOffer } from './compare-offers.ts';
import classes from './OfferCards.module.css';
import type { Comparison, OfferRow } from './offer-rows.tsx';
import { VendorHead } from './VendorHead.tsx';

interface OfferCardsProps {
  comparison: Comparison;
  rows: readonly OfferRow[];
}

export function OfferCards({ comparison, rows }: OfferCardsProps) {
  const { t } = useTranslation('catalog');
  const { compared, isHeld, onAdd, onFavorite, onHide } = comparison;
  const isDetail = (row: OfferRow) => row.isDetail === true;
  return (
    <ul className="column gap-12 plain-list">
      {compared.map((one) => (
        <li
          key={one.offer.offerId}
          className={`${classes.card} panel p-16`}
          data-best={one.isBest || undefined}
        >
          <VendorHead compared={one} onFavorite={onFavorite} onHide={onHide} />
          <Rows compared={one} rows={rows.filter((row) => !isDetail(row))} />
          <details className={`${classes.details} line-top mb-14`}>
            <summary>
              {t('offers.details')}
              <IconChevronDown size={15} aria-hidden />
            </summary>
            <Rows compared={one} rows={rows.filter(isDetail)} />
          </details>
          <BuyButton compared={one} isHeld={isHeld} onAdd={onAdd} />
        </li>
      ))}
    </ul>
  );
}

function Rows({ compared, rows }: { compared: ComparedOffer; rows: readonly OfferRow[] }) {
  const { t } = useTranslation('catalog');
  return (
    <dl className={`${classes.rows} fz-row m-12-0-0`}>
      {rows.map(({ key, label, cell, isStrong }) => (
        <div
          key={key}
          className={`${classes.row} line-top grid gap-12 p-9-0`}
          data-strong={isStrong || undefined}
        >
          <dt>{label(t)}</dt>
          <dd>{cell(compared)}</dd>
        </div>
      ))}
    </dl>
  );
}
