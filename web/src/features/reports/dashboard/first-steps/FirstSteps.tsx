// The first steps of a practice that is not set up: each says why, is done where it stands, and ticks itself from what exists.
import { Button } from '@mantine/core';
import type { FirstStepsState } from '@praxora/contract/reports/dashboard.calls';
import { firstSteps } from '@praxora/rules/reports/first-steps';
import { IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DigestButton } from '../../../../domain/reports/index.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { usePermissions } from '../../../../lib/session/permissions.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { PageHeader } from '../../../../ui/page/PageHeader.tsx';
import { stepPermissions, useChooseFirstSteps } from '../dashboard.queries.ts';
import { ComingTiles } from './ComingTiles.tsx';
import { NextHint } from './NextHint.tsx';
import { OtherSystem } from './OtherSystem.tsx';
import { Progress } from './Progress.tsx';
import { SamplePanel } from './SamplePanel.tsx';
import { Step } from './Step.tsx';
import { Stuck } from './Stuck.tsx';
import type { StepProps } from './step.ts';

export function FirstSteps({ state }: { state: FirstStepsState }) {
  const { t } = useTranslation('firstSteps');
  const { user } = useSession();
  const navigate = useNavigate();
  const may = usePermissions();
  const choose = useChooseFirstSteps();
  const [chosen, setChosen] = useState<StepProps['step'] | null>(null);
  const shown = firstSteps.filter((step) => may(stepPermissions[step]));
  const isOver = (step: StepProps['step']) => state.done.includes(step) || state.skipped.includes(step);
  const current = chosen && !isOver(chosen) ? chosen : (shown.find((step) => !isOver(step)) ?? null);
  const skip = (skipped: StepProps['step'][]) => void choose.run({ skipped, isPutAway: state.isPutAway });

  async function putAway() {
    if (await choose.run({ skipped: state.skipped, isPutAway: true }))
      await navigate(pathTo('dashboard'), { replace: true });
  }

  return (
    <>
      <PageHeader
        title={t('title', { name: user?.firstName ?? '' })}
        facts={t('facts')}
        actions={
          <>
            <DigestButton />
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconEyeOff size={17} stroke={1.7} aria-hidden />}
              loading={choose.isBusy}
              onClick={() => void putAway()}
            >
              {t('putAway')}
            </Button>
          </>
        }
      />
      <div className="side-328 below-desk-one-column items-start grid gap-24">
        <section className="panel overflow-hidden" aria-labelledby="first-steps">
          <Progress shown={shown} isOver={isOver} current={current} />
          <ol className="plain-list">
            {shown.map((step, index) => (
              <Step
                key={step}
                step={step}
                number={index + 1}
                state={state}
                isCurrent={step === current}
                onChoose={() => setChosen(step)}
                onSkip={() => skip([...state.skipped, step])}
                onUnskip={() => skip(state.skipped.filter((one) => one !== step))}
              />
            ))}
          </ol>
          {current === null && <NextHint hasScanned={state.hasScanned} />}
        </section>
        <div className="column gap-20">
          <SamplePanel />
          <OtherSystem />
          <Stuck />
        </div>
      </div>
      {!state.isSetUp && <ComingTiles />}
    </>
  );
}
