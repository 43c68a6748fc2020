// Which cost center a line of the cart is ordered for. Nothing where the practice uses none.
import { NativeSelect } from '@mantine/core';
import { cartCalls } from '@praxora/contract/purchasing/cart.calls';
import type { PricedCart } from '@praxora/contract/purchasing/price-engine.calls';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { preview } from '../../../ui/change/preview.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { useCostCenters } from '../../inventory/index.ts';
import { pricedCartsKey } from '../cart/queries.ts';
import classes from './CostCenterChoice.module.css';

interface CostCenterChoiceProps {
  positionId: number;
  /** Undefined: the practice uses none. */
  value: number | undefined;
  /** Name of the ordered product. */
  name: string;
  disabled?: boolean;
  /** Receives the pending save, so that ordering can wait for it. */
  onSaving?: (saving: Promise<unknown>) => void;
}

/** Cost center selection; renders nothing if there is nothing to choose. */
export function CostCenterChoice({ value, ...props }: CostCenterChoiceProps) {
  return value === undefined ? null : <Choice value={value} {...props} />;
}

function Choice({
  positionId,
  value,
  name,
  disabled,
  onSaving,
}: CostCenterChoiceProps & { readonly value: number }) {
  const { t } = useTranslation('costCenters');
  const costCenters = useCostCenters() ?? [];
  const choose = useChange({
    call: (costCenterId: number) =>
      callApi(cartCalls.chooseCostCenter, { params: { positionId }, body: { costCenterId } }),
    previews: [
      preview(pricedCartsKey, (cart: PricedCart, costCenterId: number) =>
        withCostCenter(cart, positionId, costCenterId),
      ),
    ],
  });
  if (costCenters.length === 0) return null;
  return (
    <NativeSelect
      size="xs"
      variant="unstyled"
      className={`${classes.choice} mt-2 maw-260`}
      aria-label={t('choice', { name })}
      title={t('choiceTitle')}
      data={costCenters
        .filter(({ id, isActive }) => isActive || id === value)
        .map((one) => ({ value: String(one.id), label: `${one.number} ${one.name}` }))}
      value={String(value)}
      disabled={disabled ?? false}
      onChange={({ currentTarget }) => {
        const saving = choose.run(Number(currentTarget.value));
        onSaving?.(saving);
      }}
    />
  );
}

const withCostCenter = (cart: PricedCart, positionId: number, costCenterId: number): PricedCart => ({
  ...cart,
  baskets: cart.baskets.map((basket) =>
    basket.items.some((item) => item.positionId === positionId)
      ? {
          ...basket,
          items: basket.items.map((item) =>
            item.positionId === positionId ? { ...item, costCenterId } : item,
          ),
        }
      : basket,
  ),
});
