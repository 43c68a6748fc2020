import { VisuallyHidden } from '@mantine/core';
import type { Invitation, PracticeUser } from '@praxora/contract/account/users.calls';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import classes from './AccountAccess.module.css';
import { InvitationButtons, InvitationName, LinkValidity } from './InvitationCells.tsx';
import type { UserList } from './queries.ts';
import { LastLogin, Role, TwoStepMark, UserName, UserState } from './UserCells.tsx';
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
}

export function UserTable({ list, me, newest }: UserTableProps) {
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
      <h2 id={titleId}>{t('title')}</h2>
      <p className="quiet fz-note m-3-0-6">{facts.join(', ')}</p>
      <DataTable
        columns={useColumns(list, me)}
        rows={rows}
        keyOf={({ user, invitation }) => (user ? `user ${user.id}` : `invitation ${invitation.id}`)}
        rowProps={({ user, invitation }) => ({
          'data-off': (user && !user.isActive) || undefined,
          'data-invitation': invitation !== undefined || undefined,
          'data-newest': (invitation && invitation.id === newest) || undefined,
        })}
        labelledBy={titleId}
        phone="cards"
        className={classes.table}
      />
    </section>
  );
}

/** On the row of an invitation its link stands where a user's last login and two-step login are. */
function useColumns(list: UserList, me: PracticeUser | undefined): Column<Row>[] {
  const { t } = useTranslation('users');
  const role: Column<Row> = {
    key: 'role',
    head: t('columns.role'),
    cell: ({ user }) => <Role isApprover={user?.isApprover ?? false} />,
  };
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
    ...(list.hasApprovals ? [role] : []),
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
      cell: ({ user }) => user && <TwoStepMark isOn={user.hasTwoStep} />,
    },
    {
      key: 'state',
      head: t('columns.state'),
      spanOf: ({ invitation }) => (invitation ? 2 : 1),
      cell: ({ user, invitation }) =>
        user ? <UserState isActive={user.isActive} /> : <InvitationButtons invitation={invitation} />,
    },
    {
      key: 'menu',
      head: t('columns.actions'),
      headContent: <VisuallyHidden>{t('columns.actions')}</VisuallyHidden>,
      align: 'right',
      hasNoLabel: true,
      spanOf: ({ invitation }) => (invitation ? 0 : 1),
      cell: ({ user }) => user && me && <UserMenu user={user} list={list} me={me} />,
    },
  ];
}
