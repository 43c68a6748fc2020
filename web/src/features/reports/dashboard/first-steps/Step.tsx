// One of the first steps: its number or tick, its question, why it is worth it, and the way to do it.
import { Button } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './FirstSteps.module.css';
import { StepActions } from './StepActions.tsx';
import { StorageChoice } from './StorageChoice.tsx';
import { type StepProps, stepSigns, stepTexts } from './step.ts';
import { useFacts } from './useFacts.ts';

export function Step(props: StepProps) {
  const { step, number, state, isCurrent, onSkip, onUnskip } = props;
  const { t } = useTranslation('firstSteps');
  const fact = useFacts(state)[step];
  const isDone = state.done.includes(step);
  const isSkipped = !isDone && state.skipped.includes(step);
  const texts = stepTexts[step];
  const Sign = stepSigns[step];
  const progress = isDone ? 'done' : isCurrent ? 'current' : 'open';
  return (
    <li
      className={`${classes.step} grid gap-12-20 items-center p-14-20`}
      data-current={isCurrent || undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={`${classes.number} round grid place-center fz-note fw-600`} data-state={progress}>
        {isDone ? <IconCheck size={17} stroke={2.4} role="img" aria-label={t('isDone')} /> : number}
      </span>
      <span className={`${classes.picture} grid place-center bg-sunken bdrs-12 c-primary`} aria-hidden>
        <Sign size={34} stroke={1.3} />
      </span>
      <div className="min-w-0">
        <h3 className="wrap gap-0-10 items-baseline fz-lead">
          {t(texts.question)}
          {!isDone && !isSkipped && (
            <span className="inline-row gap-4 quiet fz-fact fw-400">
              <IconClock size={14} aria-hidden />
              {t(texts.takes)}
            </span>
          )}
        </h3>
        {fact && <p className="fz-note fw-560 c-ok anywhere">{fact}</p>}
        <p className="quiet fz-note">{isSkipped ? t('skipped') : t(texts.why)}</p>
      </div>
      <div className={`${classes.actions} wrap gap-8 items-center justify-end`}>
        {isSkipped ? (
          <Button variant="subtle" size="compact-md" onClick={onUnskip}>
            {t('unskip')}
          </Button>
        ) : (
          <>
            <StepActions {...props} />
            {isCurrent && (
              <Button variant="subtle" color="gray" size="compact-md" onClick={onSkip}>
                {t('skip')}
              </Button>
            )}
          </>
        )}
      </div>
      {step === 'storages' && isCurrent && (
        <div className={classes.inside}>
          <StorageChoice />
        </div>
      )}
    </li>
  );
}
