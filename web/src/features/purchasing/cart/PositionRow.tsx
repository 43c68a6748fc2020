// A position of a basket. A large cart has hundreds: a row re-renders only when its own data change, so its props are
// plain values and stable functions.
import { Checkbox, UnstyledButton } from '@mantine/core';
import type { BasketItem } from '@praxora/contract/purchasing/price-engine.calls';
import { tierHint, usualQuantity } from '@praxora/rules/vendors/pricing-hints';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type BasketOfPositions, CostCenterChoice, checkPosition } from '../../../domain/purchasing/index.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { Delivery } from '../../../domain/vendors/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { QuantityStepper } from '../../../ui/fields/QuantityStepper.tsx';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import type { Move } from './moves.ts';
import { PositionMenu } from './PositionMenu.tsx';
import classes from './PositionRow.module.css';
import type { CartActions } from './useCartActions.ts';

interface PositionRowProps {
  item: BasketItem;
  place: BasketOfPositions;
  isChecked: boolean;
  unitPriceCents: number;
  netCents: number;
  /** The practice's own; 0 where the offer is not discountable. */
  discountPercent: number;
  actions: CartActions;
  onMove: (move: Move) => void;
}

export const PositionRow = memo(function PositionRow({
  item,
  place,
  isChecked,
  unitPriceCents,
  netCents,
  discountPercent,
  actions,
  onMove,
}: PositionRowProps) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const { positionId, quantity, offer } = item;
  const { product } = offer;
  const name = product.names[language];
  const position = { positionId, productId: product.id, name };
  const move = { ...position, quantity, isChecked, vendorId: place.vendorId };
  const setQuantity = (next: number) => actions.setQuantity(positionId, next);

  return (
    <li
      className={`${classes.row} line-between items-center grid gap-12 p-9-12-9-18`}
      data-position
      data-unchecked={!isChecked || undefined}
    >
      <Checkbox
        className={classes.check}
        aria-label={t('check.position', { name })}
        checked={isChecked}
        onChange={(event) => checkPosition(place, positionId, event.currentTarget.checked)}
      />
      <ProductPicture category={product.picture} size={44} />
      <PositionWords item={item} onQuantity={setQuantity} />
      <div className={`px-num ${classes.unit} column quiet fz-note items-bottom`}>
        <span>{t('position.each', { price: formatMoney(unitPriceCents) })}</span>
        {discountPercent > 0 && (
          <span className="c-primary fz-caption fw-560">
            {t('discount', { percent: formatNumber(discountPercent) })}
          </span>
        )}
      </div>
      <div className={`${classes.quantity} justify-self-end`}>
        <QuantityStepper
          value={quantity}
          minimum={offer.minimumQuantity}
          step={offer.orderStep}
          label={t('quantity.of', { name })}
          usual={{ name, most: usualQuantity(offer) }}
          onChange={setQuantity}
          onType={(typed) => actions.typeQuantity(positionId, typed)}
          onZero={() => void actions.remove(position)}
        />
      </div>
      <div className={`px-num ${classes.net} fw-600 ta-end`}>{formatMoney(netCents)}</div>
      <div className={`${classes.menu} justify-self-end`}>
        <PositionMenu
          name={name}
          onMoveToVendor={() => onMove({ ...move, kind: 'vendor' })}
          onMoveToAddress={() => onMove({ ...move, kind: 'address' })}
          onSaveForLater={() => void actions.saveForLater(position)}
          onRemove={() => void actions.remove(position)}
        />
      </div>
    </li>
  );
});

interface PositionWordsProps {
  item: BasketItem;
  onQuantity: (quantity: number) => void;
}

/** Name of the product, a line of facts with its delivery time and cost center, and the quantity from which it is cheaper. */
function PositionWords({ item, onQuantity }: PositionWordsProps) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const { quantity, offer } = item;
  const { product } = offer;
  const hint = tierHint(offer, quantity);
  const facts = t('position.facts', {
    manufacturer: manufacturerText(product.manufacturer),
    number: product.manufacturerNumber,
    pack: product.packText[language],
  });
  return (
    <div className={`${classes.words} min-w-0`}>
      <Link
        to={pathTo('product', { productId: product.id })}
        className={`${classes.name} break-words c-ink block fw-520 td-none`}
      >
        {product.names[language]}
      </Link>
      <div className={`${classes.facts} ellipsis quiet fz-caption`} title={facts}>
        {facts}
      </div>
      <div className={`${classes.delivery} row gap-8 min-w-0 quiet fz-caption`}>
        <span className="flex-none">
          <Delivery offer={offer} isBrief />
        </span>
        <div className={`${classes.center} rest`}>
          <CostCenterChoice
            positionId={item.positionId}
            value={item.costCenterId}
            name={product.names[language]}
          />
        </div>
      </div>
      {hint && (
        <UnstyledButton
          className={`${classes.hint} line-24 c-primary fz-caption fw-540 ta-start`}
          onClick={() => onQuantity(quantity + hint.more)}
        >
          {t('position.tier', { count: hint.more, price: formatMoney(hint.unitPriceCents) })}
        </UnstyledButton>
      )}
    </div>
  );
}
