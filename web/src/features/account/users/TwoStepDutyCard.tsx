// Two-step login as a duty of the practice: the owners' switch, how many have set it up, and a reminder for the others.
import { Button, Progress, Switch } from '@mantine/core';
import { userCalls } from '@praxora/contract/account/users.calls';
import { hasPermission } from '@praxora/contract/shared/permissions';
import { IconShieldLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type UserList, usersKey } from '../../../domain/account/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatDate } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useChange } from '../../../ui/change/useChange.ts';

export function TwoStepDutyCard({ list }: { list: UserList }) {
  const { t } = useTranslation('twoStepDuty');
  const role = useSession().user?.role ?? 'reader';
  const canChange = hasPermission(role, 'manageUsers');
  const { isTwoStepRequired: isRequired } = list;
  const active = list.users.filter(({ isActive }) => isActive);
  const done = active.filter(({ hasTwoStep }) => hasTwoStep).length;
  const days = active.flatMap(({ twoStepUntil }) => twoStepUntil ?? []);
  const lastDay = days.toSorted().at(-1);
  const change = useChange({
    call: (required: boolean) => callApi(userCalls.requireTwoStep, { body: { isRequired: required } }),
    success: ({ isRequired: required }) => t(required ? 'switchedOn' : 'switchedOff'),
    refetch: [usersKey],
  });
  return (
    <section className="panel overflow-hidden" aria-labelledby="two-step-duty">
      <div className="row gap-14 items-top p-18">
        <IconShieldLock className="leading-sign" size={20} stroke={1.7} aria-hidden />
        <div className="rest">
          <h3 id="two-step-duty">{t('title')}</h3>
          <p className="quiet fz-note lh-150 mt-3">
            {!isRequired ? t('offText') : lastDay ? t('onText', { day: formatDate(lastDay) }) : t('allText')}
          </p>
        </div>
        <Switch
          aria-labelledby="two-step-duty"
          checked={isRequired}
          disabled={!canChange || change.isBusy}
          onChange={(event) => change.run(event.currentTarget.checked)}
        />
      </div>
      {isRequired && (
        <div className="row gap-14 line-top p-12-18 phone-flex-wrap">
          <span className="fz-note nowrap">{t('progress', { done, all: active.length })}</span>
          <Progress
            className="flex-1"
            value={(100 * done) / Math.max(1, active.length)}
            aria-label={t('bar')}
          />
          {canChange && days.length > 0 && <RemindButton count={days.length} />}
        </div>
      )}
    </section>
  );
}

function RemindButton({ count }: { count: number }) {
  const { t } = useTranslation('twoStepDuty');
  const remind = useChange({
    call: (_: undefined) => callApi(userCalls.remindOfTwoStep, {}),
    success: ({ reminded }) => t('reminded', { count: reminded }),
  });
  return (
    <Button variant="subtle" size="compact-sm" loading={remind.isBusy} onClick={() => remind.run(undefined)}>
      {t('remind', { count })}
    </Button>
  );
}
