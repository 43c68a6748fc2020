import { ActionIcon } from '@mantine/core';
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dimmed } from '../../ui/permission/Dimmed.tsx';
import classes from './FavoriteHeart.module.css';
import { useVendorPreference } from './useVendorPreference.ts';

export function FavoriteHeart({ vendor, size = 18 }: { vendor: VendorListed; size?: number }) {
  const { t } = useTranslation('vendors');
  const preference = useVendorPreference();
  const { id, name, isFavorite } = vendor;
  const Heart = isFavorite ? IconHeartFilled : IconHeart;
  return (
    <Dimmed permission="manageVendors">
      <ActionIcon
        className={`${classes.heart} phone-h-thumb phone-w-thumb`}
        size={30}
        aria-label={t('favorite.label', { vendor: name })}
        title={isFavorite ? t('favorite.off') : t('favorite.on')}
        aria-pressed={isFavorite}
        data-grey={vendor.isHidden || undefined}
        onClick={() => void preference.run({ vendor: { id, name }, change: { isFavorite: !isFavorite } })}
      >
        <Heart size={size} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Dimmed>
  );
}
