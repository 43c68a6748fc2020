import { UnstyledButton } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWatch } from '../../../domain/shop/index.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import classes from './WatchButton.module.css';

interface WatchButtonProps {
  productId: number;
  name: string;
  isWatched: boolean;
}

export function WatchButton({ productId, name, isWatched }: WatchButtonProps) {
  const { t } = useTranslation('search');
  const watch = useWatch(productId);
  const isPermitted = usePermission('fillCart');
  const Icon = isWatched ? IconBookmarkFilled : IconBookmark;
  if (!isPermitted) return null;
  return (
    <UnstyledButton
      className={`${classes.root} bdrs-9 quiet grid h-34 place-center relative w-34 hover-bg-hover hover-c-primary`}
      aria-pressed={isWatched}
      aria-label={t('result.watch', { name })}
      onClick={() => void watch.run(!isWatched)}
    >
      <Icon size={19} stroke={1.7} aria-hidden />
    </UnstyledButton>
  );
}
