// A vendor's basket: its positions, the amount missing for free shipping, its note and its total.
import { ActionIcon, Checkbox } from '@mantine/core';
import type { WaitingReason } from '@praxora/rules/purchasing/budget';
import { IconAlertTriangleFilled, IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprovalMark, type CheckedBasket, checkVendor } from '../../../domain/purchasing/index.ts';
import { ParcelDelivery, SentByYou, VendorLink, VendorMonogram } from '../../../domain/vendors/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { FreeShipping } from './FreeShipping.tsx';
import type { Move } from './moves.ts';
import { PositionRow } from './PositionRow.tsx';
import { positionsText } from './positions-text.ts';
import { UnavailableRow } from './UnavailableRow.tsx';
import type { CartActions } from './useCartActions.ts';
import classes from './VendorCard.module.css';
import { VendorNote } from './VendorNote.tsx';

interface VendorCardProps {
  checkedBasket: CheckedBasket;
  /** The limit that the order exceeds; undefined: it waits for nobody. */
  approvalReason: WaitingReason | undefined;
  note: string;
  isLarge: boolean;
  actions: CartActions;
  onMove: (move: Move) => void;
}

/** Drawn anew only when something in its own basket has changed. */
export const VendorCard = memo(function VendorCard({
  checkedBasket,
  approvalReason,
  note,
  isLarge,
  actions,
  onMove,
}: VendorCardProps) {
  const { t } = useTranslation('cart');
  const { addressId, basket, lines, checkedCount, netCents } = checkedBasket;
  const { vendor, conditions, unavailableItems } = basket;
  const ids = basket.items.map(({ positionId }) => positionId).join();
  const place = useMemo(
    () => ({ addressId, vendorId: vendor.id, positionIds: ids === '' ? [] : ids.split(',').map(Number) }),
    [addressId, vendor.id, ids],
  );
  const headingId = `vendor-${addressId}-${vendor.id}`;

  return (
    <section className="panel relative bg-sheet overflow-hidden" aria-labelledby={headingId}>
      <div className={`${classes.head} wrap gap-10-12 items-center bg-sunken line-bottom p-12-18`}>
        <Checkbox
          aria-label={t('check.vendor', { vendor: vendor.name })}
          checked={checkedCount > 0 && checkedCount === lines.length}
          indeterminate={checkedCount > 0 && checkedCount < lines.length}
          disabled={lines.length === 0}
          onChange={() => checkVendor(place, checkedCount < lines.length)}
        />
        <VendorMonogram name={vendor.name} hue={vendor.hue} size={32} />
        <VendorWords basket={checkedBasket} headingId={headingId} actions={actions} />
        <span className={`px-num ${classes.headNet} hidden fw-600`} aria-hidden>
          {checkedCount > 0 && formatMoney(netCents)}
          {checkedCount === 0 && lines.length > 0 && t('notOrdered')}
        </span>
        <FreeShipping basket={checkedBasket} />
      </div>
      <ul className="plain-list" data-large={isLarge || undefined}>
        {lines.map(({ item, checked, unitPriceCents, netCents: lineCents }) => (
          <PositionRow
            key={item.positionId}
            item={item}
            place={place}
            isChecked={checked}
            unitPriceCents={unitPriceCents}
            netCents={lineCents}
            discountPercent={item.offer.discountable ? conditions.ownDiscountPercent : 0}
            actions={actions}
            onMove={onMove}
          />
        ))}
        {unavailableItems.map((item) => (
          <UnavailableRow
            key={item.positionId}
            item={item}
            vendor={vendor}
            actions={actions}
            onMove={onMove}
          />
        ))}
      </ul>
      <div className={`${classes.foot} wrap gap-6-12 items-center line-top fz-note spread p-7-18-8`}>
        <VendorNote
          vendorName={vendor.name}
          note={note}
          onSave={(text) => actions.setNote(vendor.id, addressId, text)}
        />
        <Costs basket={checkedBasket} reason={approvalReason} />
      </div>
    </section>
  );
});

interface VendorWordsProps {
  basket: CheckedBasket;
  headingId: string;
  actions: CartActions;
}

function VendorWords({ basket: { basket, lines, checkedCount }, headingId, actions }: VendorWordsProps) {
  const { t } = useTranslation('cart');
  const { vendor, conditions, unavailableItems } = basket;
  const Heart = vendor.isFavorite ? IconHeartFilled : IconHeart;
  return (
    <div className={`${classes.words} basis-200 min-w-0`}>
      <div className={`${classes.title} wrap gap-0-4 items-center my--4`}>
        <h2 id={headingId}>
          <VendorLink id={vendor.id} name={vendor.name} />
        </h2>
        <ActionIcon
          size={28}
          className={`${classes.heart} c-ink-3`}
          aria-label={t('favorite', { vendor: vendor.name })}
          aria-pressed={vendor.isFavorite}
          onClick={() => void actions.setFavorite(vendor.id, !vendor.isFavorite)}
        >
          <Heart size={15} stroke={1.6} aria-hidden />
        </ActionIcon>
        {conditions.ownDiscountPercent > 0 && (
          <span className="bg-primary-soft bdrs-6 c-primary fz-caption fw-560 p-1-7">
            {t('ownDiscount', { percent: formatNumber(conditions.ownDiscountPercent) })}
          </span>
        )}
      </div>
      <p className={`${classes.facts} wrap gap-0-4 quiet fz-caption`}>
        <span>{positionsText(t, checkedCount, lines.length + unavailableItems.length)}</span>
        <ParcelDelivery
          vendorId={vendor.id}
          offers={lines.filter(({ checked }) => checked).map(({ item }) => item.offer)}
        />
      </p>
    </div>
  );
}

function Costs({ basket, reason }: { basket: CheckedBasket; reason: WaitingReason | undefined }) {
  const { t } = useTranslation('cart');
  const { shippingCents, surchargeCents, missingOutOfSurchargeCents: missing, netCents } = basket;
  return (
    <div className={`${classes.costs} wrap gap-4-12 items-center justify-end ms-auto`}>
      <SentByYou vendor={basket.basket.vendor} />
      {reason && <ApprovalMark reason={reason} />}
      {shippingCents > 0 && (
        <span className="px-num quiet">{t('shipping.costs', { amount: formatMoney(shippingCents) })}</span>
      )}
      {surchargeCents > 0 && (
        <span className="inline-row gap-5 c-warn fw-560">
          <IconAlertTriangleFilled className="flex-none" size={14} aria-hidden />
          <span>
            {t('surcharge.costs', { amount: formatMoney(surchargeCents) })}
            {missing !== null && missing > 0 && (
              <span className="quiet fw-450 ms-6">
                {t('surcharge.missing', { amount: formatMoney(missing) })}
              </span>
            )}
          </span>
        </span>
      )}
      <span className={`px-num ${classes.net} fw-600 miw-66 ta-end`}>
        {basket.checkedCount > 0 && formatMoney(netCents)}
        {basket.checkedCount === 0 && basket.lines.length > 0 && t('notOrdered')}
      </span>
    </div>
  );
}
