// Page with the users of the practice and the user's own login: sessions, name, password, two-step login.
import { Button, Drawer, Skeleton, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountHead, LatestChanges, type UserList, useUsers } from '../../../domain/account/index.ts';
import { useSession } from '../../../lib/session/session.ts';
import { below } from '../../../styles/breakpoints.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Dimmed } from '../../../ui/permission/Dimmed.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import classes from './AccountAccess.module.css';
import { InvitePanel } from './InvitePanel.tsx';
import { OwnLoginPanel } from './OwnLoginPanel.tsx';
import { type RoleChoice, RolePanel } from './RolePanel.tsx';
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
  const [choice, setChoice] = useState<RoleChoice | null>(null);
  const me = list.users.find(({ id }) => id === own?.id);
  const chosen = list.users.find(({ id }) => id === choice?.userId);
  return (
    <div className="side-344 below-wide-gap-20 below-wide-one-column items-start grid gap-32 mt-24">
      <Stack gap={20} miw={0}>
        <UserTable
          list={list}
          me={me}
          newest={newest}
          choice={choice}
          onChoose={setChoice}
          action={
            <Dimmed permission="manageUsers" isRefusedInSample>
              <Button
                variant="default"
                leftSection={<IconUserPlus size={17} stroke={1.7} aria-hidden />}
                onClick={() => setInviting(true)}
              >
                {t('invite.open')}
              </Button>
            </Dimmed>
          }
        />
        <TwoStepDutyCard list={list} />
        <Permitted permission="manageUsers">
          <LatestChanges filter={{ area: 'access' }} title={t('latest')} />
        </Permitted>
        <div className={`${classes.panels} items-stretch grid gap-20`}>
          <SessionsPanel />
          {me && <OwnLoginPanel key={me.id} me={me} />}
        </div>
      </Stack>
      <Stack gap={16} miw={0}>
        {choice && chosen && me && (
          <BesideOrAbove onClose={() => setChoice(null)}>
            <RolePanel
              key={chosen.id}
              list={list}
              me={me}
              user={chosen}
              role={choice.role}
              onChoose={(role) => setChoice({ userId: chosen.id, role })}
              onClose={() => setChoice(null)}
            />
          </BesideOrAbove>
        )}
        {isInviting && (
          <BesideOrAbove onClose={() => setInviting(false)}>
            <InvitePanel
              hasApprovals={list.hasApprovals}
              onClose={() => setInviting(false)}
              onInvited={setNewest}
            />
          </BesideOrAbove>
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

/** Beside the list where there is room, above it otherwise. */
function BesideOrAbove({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const isNarrow = useMediaQuery(below('wide'), false, { getInitialValueInEffect: false });
  if (!isNarrow) return children;
  return (
    <Drawer opened onClose={onClose} position="right" size={420} withCloseButton={false} padding={12}>
      {children}
    </Drawer>
  );
}
