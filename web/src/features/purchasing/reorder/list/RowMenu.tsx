// Menu with further actions on a row.
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowRight,
  IconClockPause,
  IconDots,
  IconEyeOff,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../../lib/paths.ts';
import type { Line } from '../lines.ts';
import { SetAsideDialog } from '../SetAsideDialog.tsx';
import { useReset } from '../useReset.ts';
import { useSetAside } from '../useSetAside.ts';

export function RowMenu({ line: { row, articleId } }: { line: Line }) {
  const { t } = useTranslation('reorder');
  const [isSnoozing, setSnoozing] = useState(false);
  const setAside = useSetAside();
  const reset = useReset();
  const { article, put, chosenQuantity, chosenVendorId } = row;
  const isChanged = chosenQuantity !== null || chosenVendorId !== null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('row.menu', { name: article.name })} loading={reset.isBusy}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={pathTo('article', { articleId })}
            leftSection={<IconArrowRight size={16} aria-hidden />}
          >
            {t('row.open')}
          </Menu.Item>
          {put ? (
            <Menu.Item leftSection={<IconX size={16} aria-hidden />} onClick={() => void reset.run(row)}>
              {t('row.takeOff')}
            </Menu.Item>
          ) : (
            isChanged && (
              <Menu.Item
                leftSection={<IconArrowBackUp size={16} aria-hidden />}
                onClick={() => void reset.run(row)}
              >
                {t('row.reset')}
              </Menu.Item>
            )
          )}
          <Menu.Item leftSection={<IconClockPause size={16} aria-hidden />} onClick={() => setSnoozing(true)}>
            {t('row.snooze')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconEyeOff size={16} aria-hidden />}
            onClick={() => void setAside.run({ articleIds: [articleId], leaveOut: true })}
          >
            {t('row.leaveOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isSnoozing && <SetAsideDialog rows={[row]} onClose={() => setSnoozing(false)} />}
    </>
  );
}
