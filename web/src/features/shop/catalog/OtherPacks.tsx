// The product in other pack sizes, by price per piece.
import type { ProductDetail } from '@praxora/contract/shop/catalog.calls';
import { pricePerUnit } from '@praxora/rules/vendors/pricing-hints';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoney, formatUnitPrice } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useProducts } from './catalog.queries.ts';
import classes from './OtherPacks.module.css';

export function OtherPacks({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const others = useProducts(product.otherPacks.map(({ id }) => id));
  const packs = [product, ...others].toSorted((a, b) => a.packSize - b.packSize || a.id - b.id);
  const prices = packs.flatMap((pack) => pieceCents(pack) ?? []);
  const cheapest = prices.length > 1 ? Math.min(...prices) : null;
  return (
    <section className="panel p-18" aria-labelledby="product-packs">
      <h2 id="product-packs">{t('packs.title')}</h2>
      <p className="quiet fz-note mt-2">{t('packs.text')}</p>
      <ul className="plain-list m-10-0-0">
        {packs.map((pack) => (
          <Pack
            key={pack.id}
            pack={pack}
            isThis={pack.id === product.id}
            isCheapest={cheapest !== null && pieceCents(pack) === cheapest}
          />
        ))}
      </ul>
    </section>
  );
}

function pieceCents({ lowestPriceCents, packSize }: ProductDetail): number | null {
  return lowestPriceCents === null ? null : pricePerUnit(lowestPriceCents, packSize);
}

function Pack({ pack, isThis, isCheapest }: { pack: ProductDetail; isThis: boolean; isCheapest: boolean }) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const piece = pieceCents(pack);
  const text = pack.packText[language];
  return (
    <li className={`${classes.pack} line-between p-11-0`} aria-current={isThis ? 'true' : undefined}>
      <div className="row spread gap-2-12 items-baseline flex-wrap">
        {isThis ? (
          <strong>{text}</strong>
        ) : (
          <Link className="c-primary fw-560 td-none" to={pathTo('product', { productId: pack.id })}>
            {text}
          </Link>
        )}
        <span className="fw-600 px-num">
          {pack.lowestPriceCents === null ? t('price.none') : formatMoney(pack.lowestPriceCents)}
        </span>
      </div>
      <div className="row spread gap-2-12 items-baseline flex-wrap quiet fz-note mt-2">
        <span>{isThis ? t('packs.this') : t('offerCount', { count: pack.offerCount })}</span>
        {piece !== null && (
          <span
            className={`${classes.piece} column gap-2 ml-auto ta-right px-num`}
            data-cheapest={isCheapest || undefined}
          >
            {t('unit.perPiece', { price: formatUnitPrice(piece), unit: pack.contentUnit[language] })}
            {isCheapest && <span>{t('packs.cheapest')}</span>}
          </span>
        )}
      </div>
    </li>
  );
}
