// Amount and cart button of a result: "Add" puts the amount into the cart, then the stepper is that of the quantity there.
import { IconShoppingCart } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AddToCart,
  type ProductPosition,
  sumQuantities,
  type useCartQuantity,
} from '../../../domain/purchasing/index.ts';
import type { AddedToCart } from '../../../lib/marketplace/cart.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { QuantityStepper } from '../../../ui/fields/QuantityStepper.tsx';
import classes from './ResultItem.module.css';

interface ResultCartProps {
  name: string;
  lying: readonly ProductPosition[];
  changes: ReturnType<typeof useCartQuantity>;
  /** The amount to begin with. */
  usual: number;
  /** The practice buys it: its button stands out. */
  primary: boolean;
  disabled: boolean;
  onAdd: (quantity: number) => Promise<AddedToCart>;
}

export function ResultCart({ name, lying, changes, usual, primary, disabled, onAdd }: ResultCartProps) {
  const { t } = useTranslation(['search', 'addToCart']);
  const place = useRef<HTMLDivElement>(null);
  const hasAdded = useRef(false);
  const [only] = lying.length === 1 ? lying : [];
  const isLying = only !== undefined;
  const isPermitted = usePermission('fillCart');

  // The button that was pressed is gone: whoever works by keyboard goes on where it was.
  useEffect(() => {
    if (!isLying || !hasAdded.current) return;
    hasAdded.current = false;
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [isLying]);

  if (!isPermitted) return null;
  return (
    <div ref={place} className={`${classes.cart} min-w-0 relative`} data-cart>
      {only ? (
        <span className="row gap-8">
          <QuantityStepper
            value={only.quantity}
            onChange={(quantity) => changes.set(only.positionId, quantity)}
            onZero={() => void changes.remove(only.positionId, name)}
            label={t('addToCart:quantityOf', { name })}
            usual={{ name, most: only.quantity }}
          />
          <span className="inline-row gap-5 c-primary fz-note fw-560">
            <IconShoppingCart className="flex-none" size={16} stroke={1.7} aria-hidden />
            {t('result.lying')}
          </span>
        </span>
      ) : (
        <AddToCart
          name={name}
          label={t('result.add')}
          disabled={disabled}
          onAdd={(quantity) => {
            hasAdded.current = true;
            return onAdd(quantity);
          }}
          {...(lying.length > 1 ? { compact: true, inCart: sumQuantities(lying) } : { usual, primary })}
        />
      )}
    </div>
  );
}
