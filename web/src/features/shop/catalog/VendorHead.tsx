// A vendor above its offer: name, rating, order number, favourite, and what else can be done with it.
import { ActionIcon, Group, Menu, Tooltip, VisuallyHidden } from '@mantine/core';
import {
  IconDotsVertical,
  IconEyeOff,
  IconHeart,
  IconHeartFilled,
  IconRosetteDiscountCheckFilled,
  IconStarFilled,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { VendorLink, VendorMonogram } from '../../../domain/vendors/index.ts';
import type { ComparedOffer } from './compare-offers.ts';
import type { Comparison } from './offer-rows.tsx';
import classes from './VendorHead.module.css';

/** "4,0": as the other numbers, but always to a tenth. */
const stars = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface VendorHeadProps extends Pick<Comparison, 'onFavorite' | 'onHide'> {
  compared: ComparedOffer;
}

export function VendorHead({ compared, onFavorite, onHide }: VendorHeadProps) {
  const { t } = useTranslation('catalog');
  const { offer, isBest } = compared;
  const { vendorName: vendor, vendorRating, isFavorite } = offer;
  const hint = isFavorite ? t('vendor.favoriteOn', { vendor }) : t('vendor.favoriteOff', { vendor });
  const Heart = isFavorite ? IconHeartFilled : IconHeart;

  return (
    <div className="phone-relative column gap-4">
      <div className={`${classes.strip} row gap-8 mih-28`}>
        {isBest && (
          <span className="inline-row gap-5 c-primary fz-fact fw-600">
            <IconRosetteDiscountCheckFilled size={15} aria-hidden />
            {t('offers.best')}
          </span>
        )}
        <div className={`${classes.actions} flex flex-none`}>
          <Tooltip label={hint}>
            <ActionIcon
              size={28}
              aria-label={t('vendor.favorite', { vendor })}
              aria-pressed={isFavorite}
              className={classes.heart}
              onClick={() => onFavorite(offer)}
            >
              <Heart size={17} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon size={28} aria-label={t('vendor.menu', { vendor })}>
                <IconDotsVertical size={17} stroke={1.6} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                leftSection={<IconEyeOff size={16} stroke={1.6} aria-hidden />}
                onClick={() => onHide(offer)}
              >
                {t('vendor.hide')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </div>
      <Group gap={10} wrap="nowrap" align="flex-start">
        <VendorMonogram name={vendor} hue={offer.vendorHue} />
        <div className={`${classes.words} rest anywhere`}>
          <div className="c-ink fz-body fw-600 lh-130">
            <VendorLink id={offer.vendorId} name={vendor} />
          </div>
          <div className="wrap gap-2-10 quiet fz-fact fw-400 mt-3">
            {vendorRating !== null && (
              <span className="inline-row gap-3">
                <IconStarFilled size={12} aria-hidden />
                <VisuallyHidden>{t('vendor.rating')}</VisuallyHidden>
                <span className="px-num">{stars.format(vendorRating)}</span>
              </span>
            )}
            <span className="px-num">
              <VisuallyHidden>{t('vendor.orderNumber')} </VisuallyHidden>
              {offer.orderNumber}
            </span>
          </div>
        </div>
      </Group>
    </div>
  );
}
