// Author of a stock movement: a user by name, a device with an icon.
import { VisuallyHidden } from '@mantine/core';
import type { Movement } from '@praxora/contract/inventory/stock';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export function MovementAuthor({ user, isByDevice }: Pick<Movement, 'user' | 'isByDevice'>) {
  const { t } = useTranslation('stock');
  if (!isByDevice) return user;
  return (
    <span className="inline-row gap-5">
      <IconDeviceMobile className="c-ink-3 flex-none" size={15} stroke={1.6} aria-hidden />
      <VisuallyHidden>{t('movement.device')}</VisuallyHidden>
      {user}
    </span>
  );
}
