// The role of a user: a choice for owners, a word for everybody else.
import { NativeSelect, Text } from '@mantine/core';
import type { PracticeUser } from '@praxora/contract/account/users.calls';
import { type Role, roles } from '@praxora/contract/shared/permissions';
import { userChangeRefusal } from '@praxora/rules/account/user-access';
import { IconLock, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type UserList, userName } from '../../../domain/account/index.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import mark from '../../../ui/marks/ToneMark.module.css';
import { useChangeReason } from './useChangeReason.ts';

interface RoleCellProps {
  list: UserList;
  user: PracticeUser;
  me: PracticeUser | undefined;
  /** The role that is chosen in the panel and not saved yet. */
  choice: Role | null;
  onChoose: (role: Role) => void;
}

export function RoleCell({ list, user, me, choice, onChoose }: RoleCellProps) {
  const { t } = useTranslation(['users', 'common']);
  const changeReason = useChangeReason();
  const isPermitted = usePermission('manageUsers');
  const other: Role = user.role === 'stock' ? 'purchasing' : 'stock';
  const refusal = me ? userChangeRefusal(list, me.id, { role: other }, user.id) : 'ownersOnly';
  return (
    <span className="column gap-4 items-top">
      {isPermitted && user.isActive ? (
        <NativeSelect
          size="xs"
          w={132}
          aria-label={t('role.of', { name: userName(user) })}
          aria-description={refusal === null ? undefined : (changeReason(refusal) ?? undefined)}
          disabled={refusal !== null}
          value={choice ?? user.role}
          data={roles.map((role) => ({ value: role, label: t(`common:role.${role}`) }))}
          {...(refusal === null ? {} : { rightSection: <IconLock size={14} aria-hidden /> })}
          onChange={({ currentTarget }) => onChoose(currentTarget.value as Role)}
        />
      ) : (
        <span className="fz-note">{t(`common:role.${user.role}`)}</span>
      )}
      {isPermitted && user.isActive && refusal !== null && (
        <Text component="span" className="quiet fz-caption" maw={150}>
          {changeReason(refusal)}
        </Text>
      )}
      {list.hasApprovals && user.isApprover && (
        <span className={mark.mark} data-tone="primary">
          <IconUserCheck size={15} stroke={1.8} aria-hidden />
          {t('roles.approver')}
        </span>
      )}
    </span>
  );
}
