// Whom the line is bought from, with the others to choose from in place.
import { Menu, UnstyledButton } from '@mantine/core';
import type { QuickLinePrice } from '@praxora/contract/shop/quick-order.calls';
import type { QuickProduct } from '@praxora/contract/shop/quick-product';
import { priceLine } from '@praxora/rules/vendors/pricing';
import { nextOrderableQuantity } from '@praxora/rules/vendors/pricing-hints';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Delivery, VendorMonogram } from '../../../../domain/vendors/index.ts';
import button from '../../../../domain/vendors/vendors/OfferButton.module.css';
import { formatMoney } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import type { OrderedLine } from '../line.ts';
import classes from './OfferMenu.module.css';

interface OfferMenuProps {
  name: QuickProduct['name'];
  price: QuickLinePrice;
  order: OrderedLine['order'];
  onChoose: (vendorId: number) => void;
}

export function OfferMenu({ name: names, price, order, onChoose }: OfferMenuProps) {
  const { t } = useTranslation('quickOrder');
  const name = names[useLanguage()];
  const offer = price.offers.find(({ vendorId }) => vendorId === order.vendorId);
  if (!offer) return <span />;
  return (
    <Menu position="bottom-start" width={300} shadow="md">
      <Menu.Target>
        <UnstyledButton
          className={`${button.offer} row gap-8 bdrs-8 m--4 p-4 hover-bg-hover phone-thumb ${classes.offer}`}
          aria-label={t('chooseOffer', { name, vendor: offer.vendorName })}
        >
          <VendorMonogram name={offer.vendorName} hue={offer.vendorHue} size={28} />
          <span className={`${button.words} column fz-note lh-130 min-w-0 break-words`}>
            <span>
              <span className="px-num">{formatMoney(order.unitPriceCents)}</span>
              <IconChevronDown size={12} aria-hidden />
            </span>
            <span className="quiet fz-caption">{offer.vendorName}</span>
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('offerMenu', { name })}>
        {price.offers.map((other) => (
          <Menu.Item
            key={other.offerId}
            aria-current={other.vendorId === order.vendorId ? 'true' : undefined}
            leftSection={<VendorMonogram name={other.vendorName} hue={other.vendorHue} size={32} />}
            rightSection={other.vendorId === order.vendorId && <IconCheck size={16} aria-hidden />}
            onClick={() => onChoose(other.vendorId)}
          >
            <span className="column gap-2 fz-note">
              <b className="fw-560">
                {other.vendorName}{' '}
                <span className="px-num">{formatMoney(unitCents(other, order.quantity))}</span>
              </b>
              <Delivery offer={other} />
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Unit price of the offer at the wanted quantity. */
function unitCents(offer: QuickLinePrice['offers'][number], wanted: number): number {
  const quantity = nextOrderableQuantity(offer, Math.max(1, wanted));
  return Math.round(priceLine(offer, quantity, offer.ownDiscountPercent).netCents / quantity);
}
