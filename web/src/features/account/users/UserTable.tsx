import { Group, VisuallyHidden } from '@mantine/core';
import type { Invitation, PracticeUser } from '@praxora/contract/account/users.calls';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserList } from '../../../domain/account/index.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import classes from './AccountAccess.module.css';
import { InvitationButtons, InvitationName, LinkValidity } from './InvitationCells.tsx';
import { RoleCell } from './RoleCell.tsx';
import type { RoleChoice } from './RolePanel.tsx';
import { LastLogin, TwoStepMark, UserName } from './UserCells.tsx';
import { UserMenu } from './UserMenu.tsx';

interface UserRow {
  readonly user: PracticeUser;
  readonly invitation?: undefined;
}
interface InvitationRow {
  readonly user?: undefined;
  readonly invitation: Invitation;
}
type Row = UserRow | InvitationRow;

interface UserTableProps {
  list: UserList;
  me: PracticeUser | undefined;
  /** The invitation that was just sent. */
  newest: number | null;
  /** The role that is chosen in the panel beside the list; null: the panel is closed. */
  choice: RoleChoice | null;
  onChoose: (choice: RoleChoice) => void;
  /** The way to an invitation, for owners. */
  action: ReactNode;
}

export function UserTable(props: UserTableProps) {
  const { list, newest, choice, action } = props;
  const { t } = useTranslation('users');
  const titleId = useId();
  const { users, invitations } = list;
  const rows: Row[] = [
    ...users.map((user) => ({ user })),
    ...invitations.map((invitation) => ({ invitation })),
  ];
  const active = users.filter(({ isActive }) => isActive).length;
  const facts = [
    t('facts.active', { count: active }),
    ...(users.length > active ? [t('facts.deactivated', { count: users.length - active })] : []),
    ...(invitations.length > 0 ? [t('facts.invitations', { count: invitations.length })] : []),
  ];
  return (
    <section aria-labelledby={titleId}>
      <Group gap="8px 16px" justify="space-between" align="flex-end">
        <div>
          <h2 id={titleId}>{t('title')}</h2>
          <p className="quiet fz-note m-3-0-6">{facts.join(', ')}</p>
        </div>
        {action}
      </Group>
      <DataTable
        columns={useColumns(props)}
        rows={rows}
        keyOf={({ user, invitation }) => (user ? `user ${user.id}` : `invitation ${invitation.id}`)}
        rowProps={({ user, invitation }) => ({
          'data-off': (user && !user.isActive) || undefined,
          'data-invitation': invitation !== undefined || undefined,
          'data-newest': (invitation ? invitation.id === newest : user.id === choice?.userId) || undefined,
        })}
        labelledBy={titleId}
        phone="cards"
        className={classes.table}
      />
    </section>
  );
}

/** On the row of an invitation its link stands where a user's last login and two-step login are. */
function useColumns({ list, me, choice, onChoose }: UserTableProps): Column<Row>[] {
  const { t } = useTranslation(['users', 'common']);
  const isPermitted = usePermission('manageUsers');
  // Approvers name approvers, whatever their role is.
  const canChange = isPermitted || (list.hasApprovals && me?.isApprover === true);
  return [
    {
      key: 'user',
      head: t('columns.user'),
      isRowHead: true,
      onPhone: 'whole',
      cell: ({ user, invitation }) =>
        user ? (
          <UserName user={user} isMe={user.id === me?.id} />
        ) : (
          <InvitationName invitation={invitation} isMine={invitation.invitedBy.id === me?.id} />
        ),
    },
    {
      key: 'role',
      head: t('columns.role'),
      cell: ({ user, invitation }) =>
        user ? (
          <RoleCell
            list={list}
            user={user}
            me={me}
            choice={choice?.userId === user.id ? choice.role : null}
            onChoose={(role) => onChoose({ userId: user.id, role })}
          />
        ) : (
          <span className="quiet fz-note">{t(`common:role.${invitation.role}`)}</span>
        ),
    },
    {
      key: 'lastLogin',
      head: t('columns.lastLogin'),
      align: 'digits',
      spanOf: ({ invitation }) => (invitation ? 2 : 1),
      cell: ({ user, invitation }) =>
        user ? <LastLogin user={user} isMe={user.id === me?.id} /> : <LinkValidity invitation={invitation} />,
    },
    {
      key: 'twoStep',
      head: t('columns.twoStep'),
      spanOf: ({ invitation }) => (invitation ? 0 : 1),
      cell: ({ user }) => user && <TwoStepMark user={user} />,
    },
    {
      key: 'menu',
      head: t('columns.actions'),
      headContent: <VisuallyHidden>{t('columns.actions')}</VisuallyHidden>,
      align: 'right',
      hasNoLabel: true,
      cell: ({ user, invitation }) =>
        user ? (
          me && canChange && <UserMenu user={user} list={list} me={me} />
        ) : (
          <Permitted permission="manageUsers">
            <InvitationButtons invitation={invitation} />
          </Permitted>
        ),
    },
  ];
}
