// A line that was found: the product, how much of it, from whom, and what it adds.
import type { QuickLinePrice } from '@praxora/contract/quick-order/quick-order.calls';
import type { QuickProduct } from '@praxora/contract/quick-order/quick-product';
import { usualQuantity } from '@praxora/rules/pricing-hints';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnitTexts } from '../../../domain/inventory/units.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { QuantityStepper } from '../../../ui/fields/QuantityStepper.tsx';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import type { Line } from '../line.ts';
import type { Lines } from '../useLines.ts';
import { AddsToTotal } from './AddsToTotal.tsx';
import classes from './FoundCells.module.css';
import { OfferMenu } from './OfferMenu.tsx';

interface FoundCellsProps {
  line: Line;
  product: QuickProduct;
  price: QuickLinePrice | undefined;
  onChange: Lines['change'];
}

export function FoundCells({ line, product, price, onChange }: FoundCellsProps) {
  const { t } = useTranslation('quickOrder');
  const order = price?.order;
  return (
    <>
      <ProductCell
        product={product}
        onAnother={isOneOfSeveral(line) ? () => onChange(line.key, { productId: null }) : null}
      />
      <AmountCell line={line} product={product} price={price} onChange={onChange} />
      {price && order ? (
        <>
          <OfferMenu
            name={product.name}
            price={price}
            order={order}
            onChoose={(vendorId) => onChange(line.key, { vendorId })}
          />
          <AddsToTotal order={order} />
        </>
      ) : (
        <span className={classes.none}>{price ? t('noOffer') : null}</span>
      )}
    </>
  );
}

const isOneOfSeveral = ({ match }: Line): boolean => (match?.products.length ?? 0) > 1;

function ProductCell({ product, onAnother }: { product: QuickProduct; onAnother: (() => void) | null }) {
  const { t } = useTranslation('quickOrder');
  const language = useLanguage();
  const { id, name, manufacturer, packText, picture } = product;
  return (
    <div className={classes.product}>
      <ProductPicture category={picture} size={40} />
      <div className={classes.words}>
        <Link className={classes.name} to={pathTo('product', { productId: id })} title={name[language]}>
          {name[language]}
        </Link>
        <span className={classes.facts}>
          {[manufacturer, packText[language]].filter(Boolean).join(' · ')}
        </span>
        {onAnother && (
          <button type="button" className={classes.another} onClick={onAnother}>
            {t('chooseAnother')}
          </button>
        )}
      </div>
    </div>
  );
}

function AmountCell({ line, product, price, onChange }: FoundCellsProps) {
  const { t } = useTranslation('quickOrder');
  const { unitName } = useUnitTexts();
  const language = useLanguage();
  const { quantity, amountText } = line;
  const offer = price?.offers.find(({ vendorId }) => vendorId === price.order?.vendorId);
  const isRaised = price?.order != null && quantity !== null && price.order.quantity > quantity;
  return (
    <div className={classes.amount}>
      <QuantityStepper
        value={quantity ?? 0}
        minimum={quantity === null ? 0 : 1}
        label={t('amountOf', { name: product.name[language] })}
        usual={{ name: product.name[language], most: offer ? usualQuantity(offer) : 1 }}
        onChange={(next) => onChange(line.key, { quantity: next === 0 ? null : next, mayHoldAmount: false })}
      />
      <span className={classes.unit}>
        {unitName(product.unit, quantity ?? 0)}
        {quantity === null && (
          <span className={classes.warning}>
            {amountText === '' ? t('amountMissing') : t('amountWrong', { text: amountText })}
          </span>
        )}
        {isRaised && (
          <span className={classes.warning}>
            {t('raised', { quantity: formatNumber(price.order?.quantity ?? 0, 0) })}
          </span>
        )}
      </span>
    </div>
  );
}
