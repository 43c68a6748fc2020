// The way to have the second step of a colleague removed, or to keep it.
import { Menu } from '@mantine/core';
import { type PracticeUser, userCalls } from '@praxora/contract/account/users.calls';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { userName, usersKey } from '../../../domain/account/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';

interface TwoStepResetItemProps {
  user: PracticeUser;
  onRequest: () => void;
}

export function TwoStepResetItem({ user, onRequest }: TwoStepResetItemProps) {
  const { t } = useTranslation('users');
  const { id, twoStepResetAt } = user;
  const cancel = useChange({
    call: (_: undefined) => callApi(userCalls.cancelTwoStepReset, { params: { userId: id } }),
    success: () => t('twoStep.resetCancelled', { name: userName(user) }),
    refetch: [usersKey],
  });
  if (twoStepResetAt === null)
    return (
      <Menu.Item leftSection={<IconShieldOff size={16} stroke={1.6} aria-hidden />} onClick={onRequest}>
        {t('menu.resetTwoStep')}
      </Menu.Item>
    );
  return (
    <Menu.Item
      leftSection={<IconShieldCheck size={16} stroke={1.6} aria-hidden />}
      onClick={() => void cancel.run(undefined)}
    >
      {t('menu.cancelReset')}
      <span className="quiet fz-caption block ws-normal">
        {t('twoStep.resetAt', { time: formatDateTime(twoStepResetAt) })}
      </span>
    </Menu.Item>
  );
}
