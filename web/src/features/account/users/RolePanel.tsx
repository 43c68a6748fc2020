// Changing the role of a user, beside the list: what the role may do, what is added and what falls away.
import { Button, CloseButton, Group, Radio, Stack } from '@mantine/core';
import { type PracticeUser, userCalls } from '@praxora/contract/account/users.calls';
import { hasPermission, type Role, roles } from '@praxora/contract/shared/permissions';
import { userChangeRefusal } from '@praxora/rules/account/user-access';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type UserList, useClinic, userName, usersKey } from '../../../domain/account/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { RightsTable } from './RightsTable.tsx';
import { countRights, roleTexts } from './role-rights.ts';
import { Initials } from './UserCells.tsx';
import { useChangeReason } from './useChangeReason.ts';

export interface RoleChoice {
  readonly userId: number;
  readonly role: Role;
}

interface RolePanelProps {
  list: UserList;
  me: PracticeUser;
  user: PracticeUser;
  role: Role;
  onChoose: (role: Role) => void;
  onClose: () => void;
}

export function RolePanel({ list, me, user, role, onChoose, onClose }: RolePanelProps) {
  const { t } = useTranslation(['users', 'common']);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = userName(user);
  const change = useChange({
    call: (next: Role) =>
      callApi(userCalls.setUserRole, { params: { userId: user.id }, body: { role: next } }),
    success: (_, next) => t('role.done', { name, role: t(`common:role.${next}`) }),
    after: onClose,
    refetch: [usersKey],
  });
  return (
    <section className="panel overflow-hidden" aria-labelledby={titleId}>
      <Group gap={12} wrap="nowrap" p="18px 18px 12px" align="flex-start">
        <Initials user={user} />
        <div className="rest anywhere">
          <h2 id={titleId} ref={heading} tabIndex={-1} className="fz-lead">
            {name}
          </h2>
          <p className="quiet fz-note">{t('role.change', { role: t(`common:role.${user.role}`) })}</p>
        </div>
        <CloseButton aria-label={t('common:close')} onClick={onClose} />
      </Group>
      <RoleChoices list={list} me={me} user={user} role={role} onChoose={onChoose} />
      <RightsTable before={user.role} after={role} />
      <div className="bg-sunken line-top p-16-18">
        <Effect before={user.role} after={role} />
        <Group gap={8} justify="flex-end" mt={14}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button disabled={role === user.role} loading={change.isBusy} onClick={() => void change.run(role)}>
            {t('role.apply', { role: t(`common:role.${role}`) })}
          </Button>
        </Group>
      </div>
    </section>
  );
}

type ChoicesProps = Omit<RolePanelProps, 'onClose'>;

function RoleChoices({ list, me, user, role, onChoose }: ChoicesProps) {
  const { t } = useTranslation(['users', 'common']);
  const changeReason = useChangeReason();
  return (
    <Radio.Group
      aria-label={t('role.label')}
      value={role}
      onChange={(next) => onChoose(next as Role)}
      px={18}
      pb={14}
    >
      <Stack gap={10}>
        {roles.map((one) => {
          const refusal = one === user.role ? null : userChangeRefusal(list, me.id, { role: one }, user.id);
          return (
            <Radio
              key={one}
              value={one}
              disabled={refusal !== null}
              label={
                <span className="fw-540">
                  {t(`common:role.${one}`)}
                  {one === user.role && (
                    <span className="bd-line bdrs-6 quiet fz-caption fw-450 ml-8 p-0-6">
                      {t('role.present')}
                    </span>
                  )}
                </span>
              }
              description={refusal === null ? t(roleTexts[one]) : changeReason(refusal)}
            />
          );
        })}
      </Stack>
    </Radio.Group>
  );
}

/** How many rights are added and fall away, and from when on. */
function Effect({ before, after }: { before: Role; after: Role }) {
  const { t } = useTranslation('users');
  const clinic = useClinic();
  if (before === after) return <p className="quiet fz-note lh-150">{t('role.same')}</p>;
  const added = countRights('new', before, after);
  const lost = countRights('lost', before, after);
  return (
    <p className="quiet fz-note lh-150 pretty">
      <strong className="c-ink">
        {t('role.added', { count: added })}, {t('role.lost', { count: lost })}.
      </strong>{' '}
      {t('role.atOnce')}{' '}
      {clinic &&
        hasPermission(after, 'order') &&
        t('role.limit', { limit: formatMoney(clinic.spendingLimitCents) })}
    </p>
  );
}
