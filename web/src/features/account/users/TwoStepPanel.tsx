// Whether one logs in in two steps, and the way to change that.
import { Button, Group, Skeleton } from '@mantine/core';
import { ownAccessCalls } from '@praxora/contract/account/own-access.calls';
import { IconShieldCheckFilled } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usersKey } from '../../../domain/account/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import mark from '../../../ui/marks/ToneMark.module.css';
import { twoStepKey, useTwoStep } from './queries.ts';
import { RenewCodes, SwitchOff } from './TwoStepDialogs.tsx';

/** With the drawing of codes, which nobody else needs. */
const TwoStepSetup = lazy(() => import('./TwoStepSetup.tsx').then((m) => ({ default: m.TwoStepSetup })));

const dialogs = { setUp: TwoStepSetup, renew: RenewCodes, switchOff: SwitchOff } as const;
const codesInAll = 10;

export function TwoStepPanel() {
  const { t } = useTranslation('users');
  const titleId = useId();
  const { data } = useTwoStep();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const Dialog = open && dialogs[open];
  return (
    <section className="panel p-18" aria-labelledby={titleId}>
      <Group gap={8} wrap="nowrap" justify="space-between">
        <h3 id={titleId}>{t('twoStep.title')}</h3>
        {data?.isOn ? (
          <span className={mark.mark} data-tone="ok">
            <IconShieldCheckFilled size={15} aria-hidden />
            {t('twoStep.on')}
          </span>
        ) : (
          data && <span className="quiet fz-note">{t('twoStep.off')}</span>
        )}
      </Group>
      {data ? (
        <p className="quiet fz-note lh-150 m-4-0-14">
          {data.isOn
            ? t('twoStep.onText', { count: data.recoveryCodesLeft, all: codesInAll })
            : t('twoStep.offText')}
        </p>
      ) : (
        <Skeleton height={60} />
      )}
      {data?.resetAt && <ResetNotice resetAt={data.resetAt} />}
      {data && (
        <Group gap="4px 8px" align="stretch">
          {data.isOn ? (
            <>
              <Button variant="subtle" size="compact-sm" onClick={() => setOpen('renew')}>
                {t('twoStep.renew')}
              </Button>
              <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setOpen('switchOff')}>
                {t('twoStep.switchOff')}
              </Button>
            </>
          ) : (
            <Button variant="default" onClick={() => setOpen('setUp')}>
              {t('twoStep.setUp')}
            </Button>
          )}
        </Group>
      )}
      <Suspense>{Dialog && <Dialog onClose={() => setOpen(null)} />}</Suspense>
    </section>
  );
}

/** An owner requested that the second step goes: who still has it can keep it. */
function ResetNotice({ resetAt }: { resetAt: string }) {
  const { t } = useTranslation('users');
  const keep = useChange({
    call: (_: undefined) => callApi(ownAccessCalls.cancelOwnTwoStepReset, {}),
    success: () => t('twoStep.kept'),
    refetch: [twoStepKey, usersKey],
  });
  return (
    <div className="bg-warn-soft bdrs-10 p-10-14 mb-14 fz-note lh-150" role="status">
      <p className="mb-6">{t('twoStep.resetText', { time: formatDateTime(resetAt) })}</p>
      <Button
        variant="default"
        size="compact-sm"
        loading={keep.isBusy}
        onClick={() => void keep.run(undefined)}
      >
        {t('twoStep.keep')}
      </Button>
    </div>
  );
}
