// All variants of the product with price and own stock: one click switches the page to another.
import type { ProductDetail, ProductSummary } from '@praxora/contract/shop/catalog.calls';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { statusIcons, statusTexts, statusTones } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { variantAxes } from '../../../domain/shop/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import mark from '../../../ui/marks/ToneMark.module.css';
import { useVariants } from './catalog.queries.ts';
import classes from './VariantMatrix.module.css';
import { type MatrixCell, namesOf, variantRows } from './variant-matrix.ts';

export function VariantMatrix({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const { data: variants = [] } = useVariants(product.id);
  if (variants.length < 2) return null;
  const rows = variantRows(variants, variantAxes(namesOf(variants, language)), product.id);
  // Other packs of a variant are counted beside their prices, not here.
  const shown = rows.flatMap(({ cells }) => cells.flatMap(({ variant }) => variant ?? []));
  const stocked = shown.filter(({ atHand }) => atHand).length;
  return (
    <section className="panel p-18" aria-labelledby="product-variants">
      <div className="wrap gap-4-16 items-baseline spread">
        <h2 id="product-variants">{t('variants.title', { count: shown.length, stocked })}</h2>
        <span className="quiet fz-note">{t('variants.price')}</span>
      </div>
      {rows.map(({ label, cells }) => (
        <div key={label} className={`${classes.row} mt-10`} data-labelled={label !== '' || undefined}>
          {label !== '' && <h3 className="fz-note fw-560 anywhere">{label}</h3>}
          <ul className={`${classes.cells} plain-list grid gap-8`} aria-label={label || undefined}>
            {cells.map((cell) => (
              <li key={cell.label} className={cell.variant ? 'min-w-0' : 'min-w-0 phone-hidden'}>
                <Cell cell={cell} isPresent={cell.variant?.id === product.id} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Cell({ cell: { label, variant }, isPresent }: { cell: MatrixCell; isPresent: boolean }) {
  const { t } = useTranslation('catalog');
  const name = <span className="fw-600 fz-note anywhere">{label}</span>;
  if (!variant)
    return (
      <span className={`${classes.cell} quiet fz-caption`} data-missing>
        {name}
        {t('variants.notMade')}
      </span>
    );
  return (
    <Link
      className={`${classes.cell} c-inherit td-none`}
      to={pathTo('product', { productId: variant.id })}
      aria-current={isPresent || undefined}
      preventScrollReset
    >
      {name}
      <span className="fw-560 px-num">
        {variant.lowestPriceCents === null ? t('price.none') : formatMoney(variant.lowestPriceCents)}
      </span>
      <Stock variant={variant} />
    </Link>
  );
}

function Stock({ variant: { atHand, isArticle } }: { variant: ProductSummary }) {
  const { t } = useTranslation(['catalog', 'stock']);
  const { amountText } = useUnitTexts();
  if (!atHand)
    return (
      <span className="quiet fz-caption">{isArticle ? t('variants.article') : t('variants.notStocked')}</span>
    );
  const Icon = statusIcons[atHand.status];
  return (
    <span className={`${mark.mark} fz-caption`} data-tone={statusTones[atHand.status]}>
      <Icon size={14} role="img" aria-label={t(statusTexts[atHand.status])} />
      {amountText(atHand.stock, atHand.unit)}
    </span>
  );
}
