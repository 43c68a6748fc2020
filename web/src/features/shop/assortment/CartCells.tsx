// Amount and button of a row: what is to be added, and, once it lies in the cart, how many lie there.
import type { AssortmentItem } from '@praxora/contract/shop/assortment.calls';
import { IconArrowRight, IconShoppingCart } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import {
  AddToCart,
  type ProductPosition,
  sumQuantities,
  type useAddToCart,
  type useCartQuantity,
} from '../../../domain/purchasing/index.ts';
import type { UnitTexts } from '../../../domain/shared/units.ts';
import type { Language } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { QuantityStepper } from '../../../ui/fields/QuantityStepper.tsx';
import type { Amounts } from './useAmounts.ts';

export interface CartOfRow {
  item: AssortmentItem;
  /** Where it lies in the cart. */
  lying: readonly ProductPosition[];
  amounts: Amounts;
  changes: ReturnType<typeof useCartQuantity>;
  addToCart: ReturnType<typeof useAddToCart>;
}

export function amountCell(
  t: TFunction<'addToCart'>,
  language: Language,
  { unitName }: UnitTexts,
  { item, lying, amounts, changes }: CartOfRow,
) {
  const name = item.name[language];
  const label = t('quantityOf', { name });
  if (!item.best) return null;
  const [position] = lying;
  const amount = position ? sumQuantities(lying) : amounts.of(item);
  const { minimumQuantity, orderStep } = item.best;
  return (
    <span className="row gap-8 min-w-0">
      {position && lying.length === 1 && (
        <QuantityStepper
          key="cart"
          value={position.quantity}
          onChange={(quantity) => changes.set(position.positionId, quantity)}
          onZero={() => void changes.remove(position.positionId, name)}
          label={label}
          usual={{ name, most: position.quantity }}
        />
      )}
      {position && lying.length > 1 && <b className="px-num fw-600">{amount}</b>}
      {!position && (
        <QuantityStepper
          key="amount"
          value={amount}
          onChange={(chosen) => amounts.choose(item, chosen)}
          minimum={minimumQuantity}
          step={orderStep}
          label={label}
          usual={{ name, most: Math.max(minimumQuantity, item.usualQuantity) }}
        />
      )}
      <span className="quiet fz-caption ellipsis">{unitName(item.unit, amount)}</span>
    </span>
  );
}

export function addCell(
  t: TFunction<'assortment'>,
  language: Language,
  { item, lying, amounts, addToCart }: CartOfRow,
) {
  const name = item.name[language];
  if (!item.best)
    return (
      <Link
        className="inline-row gap-5 c-primary fz-note fw-560 td-none nowrap hover-td-underline"
        to={pathTo('search', {}, { query: name })}
      >
        {t('replacement')}
        <IconArrowRight size={15} aria-hidden />
      </Link>
    );
  if (lying.length > 0)
    return (
      <Link
        className="inline-row gap-6 c-primary fz-note fw-560 td-none nowrap hover-td-underline"
        to={pathTo('cart')}
      >
        <IconShoppingCart size={16} stroke={1.7} aria-hidden />
        {t('inCart')}
      </Link>
    );
  return (
    <AddToCart
      name={name}
      label={t('add')}
      quantity={amounts.of(item)}
      inCart={0}
      onAdd={(quantity) => addToCart({ productId: item.id, quantity, name })}
    />
  );
}
