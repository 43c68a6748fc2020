// Cart positions of a vendor about to be hidden, by name, with the choice to leave them in the carts.
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useBaskets, usePricedCarts } from '../cart/queries.ts';

interface HideVendorDialogProps {
  vendor: { readonly id: number; readonly name: string };
  onHide: () => void;
  onClose: () => void;
}

export function HideVendorDialog({ vendor, onHide, onClose }: HideVendorDialogProps) {
  const { t } = useTranslation('hideVendor');
  const { data: baskets = [] } = useBaskets();
  const own = baskets.filter(({ vendorId }) => vendorId === vendor.id);
  const count = own.reduce((sum, { positions }) => sum + positions.length, 0);
  const addresses = new Map(own.map(({ address }) => [address.id, address.shortName]));
  return (
    <FormDialog
      title={t('title', { vendor: vendor.name })}
      action={t('action', { vendor: vendor.name })}
      onSubmit={async () => onHide()}
      onClose={onClose}
    >
      {count > 0 && <p>{t('text', { vendor: vendor.name, count })}</p>}
      <Goods vendorId={vendor.id} addresses={addresses} />
    </FormDialog>
  );
}

interface GoodsProps {
  vendorId: number;
  /** Where something of it lies, by name. */
  addresses: ReadonlyMap<number, string>;
}

/** The address is told only where there are several. */
function Goods({ vendorId, addresses }: GoodsProps) {
  const { t } = useTranslation('hideVendor');
  const language = useLanguage();
  const { carts, isPending } = usePricedCarts([...addresses.keys()]);
  if (isPending) return <Skeleton h={60} aria-label={t('loading')} />;
  const lines = carts.flatMap(({ addressId, baskets }) =>
    baskets
      .filter(({ vendor }) => vendor.id === vendorId)
      .flatMap(({ items, unavailableItems }) => [
        ...items.map(({ positionId, quantity, offer }) => ({ positionId, quantity, product: offer.product })),
        ...unavailableItems,
      ])
      .map((position) => ({ ...position, address: addresses.get(addressId) ?? '' })),
  );
  return (
    <ul>
      {lines.map(({ positionId, quantity, product, address }) => {
        const words = { number: formatNumber(quantity, 0), name: product.names[language], address };
        return <li key={positionId}>{addresses.size > 1 ? t('lineAt', words) : t('line', words)}</li>;
      })}
    </ul>
  );
}
