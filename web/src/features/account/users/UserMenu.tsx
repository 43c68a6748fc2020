// Menu of a user. Actions that are not allowed are disabled, with the reason.
import { ActionIcon, Menu } from '@mantine/core';
import { type PracticeUser, userCalls } from '@praxora/contract/account/users.calls';
import { type UserChangeRefusal, userChangeRefusal } from '@praxora/rules/account/user-access';
import {
  IconDots,
  IconFileDownload,
  IconShoppingCart,
  IconTrash,
  IconUserCheck,
  IconUserOff,
  IconUserPlus,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { devicesKey, type UserList, userName, usersKey } from '../../../domain/account/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { DeactivateUser } from './DeactivateUser.tsx';
import type { HandOver } from './device-hand-over.tsx';
import { TwoStepResetItem } from './TwoStepResetItem.tsx';
import { useChangeReason } from './useChangeReason.ts';
import { useDataExport } from './useDataExport.ts';

const DeleteUser = lazy(() => import('./DeleteUser.tsx').then((m) => ({ default: m.DeleteUser })));
const ResetTwoStep = lazy(() => import('./ResetTwoStep.tsx').then((m) => ({ default: m.ResetTwoStep })));

type MenuChange = 'deactivate' | 'reactivate' | 'makeApprover' | 'makeBuyer' | 'delete';

const icons = {
  deactivate: IconUserOff,
  reactivate: IconUserPlus,
  makeApprover: IconUserCheck,
  makeBuyer: IconShoppingCart,
  delete: IconTrash,
} as const;

const labels = {
  deactivate: 'menu.deactivate',
  reactivate: 'menu.reactivate',
  makeApprover: 'menu.makeApprover',
  makeBuyer: 'menu.makeBuyer',
  delete: 'menu.delete',
} as const;

const done = {
  deactivate: 'done.deactivate',
  reactivate: 'done.reactivate',
  makeApprover: 'done.makeApprover',
  makeBuyer: 'done.makeBuyer',
} as const;

interface UserMenuProps {
  user: PracticeUser;
  list: UserList;
  me: PracticeUser;
}

export function UserMenu({ user, list, me }: UserMenuProps) {
  const { t } = useTranslation('users');
  const [question, setQuestion] = useState<'deactivate' | 'delete' | 'resetTwoStep' | null>(null);
  const { change } = useUserChange(user);
  const name = userName(user);
  const changes: MenuChange[] = [
    ...(list.hasApprovals ? [user.isApprover ? ('makeBuyer' as const) : ('makeApprover' as const)] : []),
    user.isActive ? 'deactivate' : 'reactivate',
    'delete',
  ];
  return (
    <>
      <Menu position="bottom-end" withinPortal width={280}>
        <Menu.Target>
          <ActionIcon size={32} variant="subtle" color="gray" aria-label={t('menu.of', { name })}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown aria-label={t('menu.of', { name })}>
          {changes.map((one) => (
            <ChangeItem
              key={one}
              change={one}
              refusal={userChangeRefusal(list, me.id, one, user.id)}
              onClick={() =>
                one === 'deactivate' || one === 'delete' ? setQuestion(one) : void change.run({ change: one })
              }
            />
          ))}
          {me.role === 'owner' && user.id !== me.id && user.isActive && user.hasTwoStep && (
            <TwoStepResetItem user={user} onRequest={() => setQuestion('resetTwoStep')} />
          )}
          <DataExportItem userId={user.id} />
        </Menu.Dropdown>
      </Menu>
      {question === 'deactivate' && (
        <DeactivateUser
          user={user}
          users={list.users}
          onDeactivate={(handOver) => change.send({ change: 'deactivate', handOver })}
          onClose={() => setQuestion(null)}
        />
      )}
      <Suspense>
        {question === 'delete' && (
          <DeleteUser user={user} users={list.users} onClose={() => setQuestion(null)} />
        )}
        {question === 'resetTwoStep' && <ResetTwoStep user={user} onClose={() => setQuestion(null)} />}
      </Suspense>
    </>
  );
}

function DataExportItem({ userId }: { userId: number }) {
  const { t } = useTranslation('users');
  const { exportUser } = useDataExport();
  if (!usePermission('manageUsers')) return null;
  return (
    <Menu.Item
      leftSection={<IconFileDownload size={16} stroke={1.6} aria-hidden />}
      onClick={() => void exportUser(userId)}
    >
      {t('menu.exportData')}
    </Menu.Item>
  );
}

interface ChangeItemProps {
  change: MenuChange;
  refusal: UserChangeRefusal | null;
  onClick: () => void;
}

function ChangeItem({ change, refusal, onClick }: ChangeItemProps) {
  const { t } = useTranslation('users');
  const changeReason = useChangeReason();
  const Icon = icons[change];
  return (
    <Menu.Item
      leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
      disabled={refusal !== null}
      onClick={onClick}
    >
      {t(labels[change])}
      {refusal !== null && <span className="quiet fz-caption block ws-normal">{changeReason(refusal)}</span>}
    </Menu.Item>
  );
}

interface ChangeRequest {
  readonly change: Exclude<MenuChange, 'delete'>;
  readonly handOver?: readonly HandOver[];
}

function useUserChange(user: PracticeUser) {
  const { t } = useTranslation('users');
  const params = { userId: user.id };
  const change = useChange({
    call: ({ change: kind, handOver = [] }: ChangeRequest): Promise<PracticeUser> =>
      kind === 'deactivate' || kind === 'reactivate'
        ? callApi(userCalls.setUserActive, {
            params,
            body: { isActive: kind === 'reactivate', handOver: [...handOver] },
          })
        : callApi(userCalls.setUserApprover, { params, body: { isApprover: kind === 'makeApprover' } }),
    success: (_, request) => t(done[request.change], { name: userName(user) }),
    // Approvers are named elsewhere too, and devices have a person in charge.
    refetch: [usersKey, ['clinic'], devicesKey],
  });
  return { change };
}
