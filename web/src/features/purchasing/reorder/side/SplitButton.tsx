// The way to the cheapest split of what is chosen.
import { Button } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../../lib/paths.ts';
import type { ReorderView } from '../address.ts';
import type { Line } from '../lines.ts';
import { readSelection } from '../split/address.ts';

interface SplitButtonProps {
  /** Null: there is nothing to split. */
  addressId: number | null;
  /** Null: everything that can be ordered. */
  lines: readonly Line[] | null;
  view: ReorderView;
}

export function SplitButton({ addressId, lines, view }: SplitButtonProps) {
  const { t } = useTranslation('reorder');
  const look = {
    fullWidth: true,
    size: 'md',
    variant: 'default',
    leftSection: <IconArrowsSplit2 size={18} stroke={1.7} aria-hidden />,
    children: t('side.split'),
  } as const;
  return (
    <>
      {addressId === null ? (
        <Button {...look} disabled />
      ) : (
        <Button
          {...look}
          component={Link}
          to={pathTo('reorderSplit', { addressId }, readSelection(lines, view))}
        />
      )}
      <p className="quiet fz-caption mb-4 ta-center">{t('side.splitText')}</p>
    </>
  );
}
