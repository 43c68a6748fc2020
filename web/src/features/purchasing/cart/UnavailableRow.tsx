// A position nobody can buy as it stands, or whose vendor was hidden: named, with what to do about it.
import { Button, Group } from '@mantine/core';
import type { UnavailableItem } from '@praxora/contract/purchasing/price-engine.calls';
import { IconAlertTriangleFilled, IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import { Dimmed } from '../../../ui/permission/Dimmed.tsx';
import type { Move } from './moves.ts';
import type { CartActions } from './useCartActions.ts';

interface UnavailableRowProps {
  item: UnavailableItem;
  vendor: { id: number; name: string; isHidden: boolean };
  actions: CartActions;
  onMove: (move: Move) => void;
}

export function UnavailableRow({ item, vendor, actions, onMove }: UnavailableRowProps) {
  const { t } = useTranslation('cart');
  const name = item.product.names[useLanguage()];
  const position = { positionId: item.positionId, productId: item.product.id, name };
  return (
    <li className="line-between wrap gap-8-12 items-center bg-warn-soft p-10-18">
      <ProductPicture category={item.product.picture} size={44} />
      <div className="basis-220 min-w-0">
        <Link
          to={pathTo('product', { productId: item.product.id })}
          className="c-ink fw-520 td-none hover-td-underline"
        >
          {t('unavailable.position', { name, count: item.quantity })}
        </Link>
        <p className="row gap-5 items-top c-warn fz-fact">
          {vendor.isHidden ? (
            <IconEyeOff className="flex-none mt-2" size={14} stroke={1.8} aria-hidden />
          ) : (
            <IconAlertTriangleFilled className="flex-none mt-2" size={14} aria-hidden />
          )}
          <span>
            {vendor.isHidden
              ? t('unavailable.hidden', { vendor: vendor.name })
              : t('unavailable.text', { vendor: vendor.name })}
          </span>
        </p>
      </div>
      <Group gap={6} align="stretch">
        {vendor.isHidden && (
          <Dimmed permission="manageVendors">
            <Button
              variant="default"
              size="xs"
              aria-label={t('unavailable.showAgainOf', { vendor: vendor.name })}
              onClick={() => void actions.showAgain(vendor)}
            >
              {t('unavailable.showAgain')}
            </Button>
          </Dimmed>
        )}
        <Button
          variant="default"
          size="xs"
          aria-label={t('unavailable.toVendorOf', { name })}
          onClick={() =>
            onMove({
              ...position,
              kind: 'vendor',
              quantity: item.quantity,
              vendorId: vendor.id,
              isChecked: true,
            })
          }
        >
          {t('unavailable.toVendor')}
        </Button>
        <Button
          variant="subtle"
          color="ink"
          size="xs"
          aria-label={t('unavailable.removeOf', { name })}
          onClick={() => void actions.remove(position)}
        >
          {t('menu.remove')}
        </Button>
      </Group>
    </li>
  );
}
