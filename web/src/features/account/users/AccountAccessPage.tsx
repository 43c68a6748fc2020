// Page with the users of the practice and the user's own login: sessions, name, password, two-step login.
import { Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountHead } from '../../../domain/account/index.ts';
import { useSession } from '../../../lib/session/session.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import classes from './AccountAccess.module.css';
import { InviteCard, InvitePanel } from './InvitePanel.tsx';
import { OwnLoginPanel } from './OwnLoginPanel.tsx';
import { type UserList, useUsers } from './queries.ts';
import { SessionsPanel } from './SessionsPanel.tsx';
import { TwoStepDutyCard } from './TwoStepDutyCard.tsx';
import { TwoStepPanel } from './TwoStepPanel.tsx';
import { UserTable } from './UserTable.tsx';

export function AccountAccessPage() {
  const { t } = useTranslation('users');
  const users = useUsers();
  return (
    <>
      <AccountHead current="accountAccess" />
      {users.data ? (
        <Access list={users.data} />
      ) : users.isError ? (
        <ErrorState title={t('failed.title')} onRetry={() => void users.refetch()}>
          {t('failed.text')}
        </ErrorState>
      ) : (
        <Skeleton height={420} />
      )}
    </>
  );
}

function Access({ list }: { list: UserList }) {
  const { t } = useTranslation('users');
  const own = useSession().user;
  const [isInviting, setInviting] = useState(false);
  const [newest, setNewest] = useState<number | null>(null);
  const me = list.users.find(({ id }) => id === own?.id);
  return (
    <div className="side-312 below-wide-gap-20 below-wide-one-column items-start grid gap-32 mt-24">
      <Stack gap={20} miw={0}>
        <UserTable list={list} me={me} newest={newest} />
        <TwoStepDutyCard list={list} />
        <div className={`${classes.panels} items-stretch grid gap-20`}>
          <SessionsPanel />
          {me && <OwnLoginPanel key={me.id} me={me} />}
        </div>
      </Stack>
      <Stack gap={16} miw={0}>
        {isInviting ? (
          <InvitePanel
            hasApprovals={list.hasApprovals}
            onClose={() => setInviting(false)}
            onInvited={setNewest}
          />
        ) : (
          <InviteCard onOpen={() => setInviting(true)} />
        )}
        <TwoStepPanel />
        <div className="p-0-4">
          <h3>{t('note.title')}</h3>
          <p className="quiet fz-note lh-155">{list.hasApprovals ? t('note.clinicText') : t('note.text')}</p>
        </div>
      </Stack>
    </div>
  );
}
