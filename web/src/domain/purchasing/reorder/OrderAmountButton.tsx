// "Order 3 packs": what an article lacks, into the cart. Where nothing is missing it leads to the offers instead.
import { Button, type ButtonProps } from '@mantine/core';
import type { OrderAmount } from '@praxora/contract/purchasing/reorder';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import { usePermission } from '../../../lib/session/permissions.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { useUnitTexts } from '../../shared/units.ts';
import { type AddToCartOptions, useAddToCart } from '../cart/useAddToCart.ts';
import { useOrderAmount } from './order-amount.ts';

interface OrderAmountButtonProps extends ButtonProps {
  article: { readonly id: number; readonly productId: number; readonly name: string };
  /** Where more can be ordered than is missing. */
  offers: To;
  /** After the server took it: analytics. */
  onAdded?: AddToCartOptions['onAdded'];
}

/** Nothing for roles that may not fill the cart. */
export function OrderAmountButton(props: OrderAmountButtonProps) {
  return usePermission('fillCart') ? <OrderButton {...props} /> : null;
}

function OrderButton({ article, offers, onAdded, ...looks }: OrderAmountButtonProps) {
  const { t } = useTranslation('addToCart');
  const suggestion = useOrderAmount(article.id);
  const { amountText } = useUnitTexts();
  const addToCart = useAddToCart({ onAdded });
  // A failure has been told by then.
  const order = useChange({
    call: ({ amount, bestVendorId }: OrderAmount) =>
      addToCart({
        productId: article.productId,
        // Whom the amount was rounded for: another vendor might sell another number.
        vendorId: bestVendorId ?? undefined,
        quantity: amount,
        name: article.name,
      }),
    showsRefusal: true,
  });
  const icon = <IconShoppingCartPlus size={17} stroke={1.7} aria-hidden />;
  if (suggestion?.amount === 0)
    return (
      <Button {...looks} variant="default" component={Link} to={offers} leftSection={icon}>
        {t('orderMore')}
      </Button>
    );
  return (
    <Button
      {...looks}
      loading={order.isBusy}
      disabled={suggestion === undefined}
      leftSection={icon}
      onClick={() => suggestion && void order.run(suggestion)}
    >
      {suggestion
        ? t('order', { amount: amountText(suggestion.amount, suggestion.orderUnit) })
        : t('orderMore')}
    </Button>
  );
}
