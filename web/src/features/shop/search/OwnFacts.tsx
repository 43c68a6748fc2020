// What the practice has of a result: its stock with a link to the article, and how it was bought last.
import type { AtHand } from '@praxora/contract/inventory/at-hand';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { statusIcons, statusTexts, statusTones } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import type { ProductHit } from '../../../lib/marketplace/product-hit.ts';
import { pathTo } from '../../../lib/paths.ts';
import mark from '../../../ui/marks/ToneMark.module.css';

interface OwnFactsProps {
  hit: ProductHit;
  /** Null: it is no article. Undefined: it is not known yet. */
  atHand: AtHand | null | undefined;
}

export function OwnFacts({ hit: { boughtAt, lastPurchase }, atHand }: OwnFactsProps) {
  const { t } = useTranslation('search');
  if (!atHand && !lastPurchase) return null;
  return (
    <p className="wrap gap-2-10 items-center mt-5">
      {atHand && <InStock atHand={atHand} />}
      {atHand === null && <span className="quiet fz-fact">{t('result.notListed')}</span>}
      {lastPurchase && boughtAt && (
        <span className="quiet fz-fact px-num" data-wraps>
          {t('result.last', {
            price: formatMoney(lastPurchase.priceCents),
            vendor: lastPurchase.vendorName,
            date: formatDate(boughtAt),
          })}
        </span>
      )}
    </p>
  );
}

function InStock({ atHand: { articleId, stock, unit, status } }: { atHand: AtHand }) {
  const { t } = useTranslation(['search', 'stock']);
  const { amountText } = useUnitTexts();
  const Icon = statusIcons[status];
  return (
    <Link
      className={`${mark.mark} fz-fact mih-24 relative td-none hover-td-underline`}
      data-tone={statusTones[status]}
      to={pathTo('article', { articleId })}
    >
      <Icon size={15} aria-hidden />
      {t('search:result.stock', { amount: amountText(stock, unit), status: t(statusTexts[status]) })}
    </Link>
  );
}
