import type { FirstStep } from '@praxora/rules/reports/first-steps';
import { useTranslation } from 'react-i18next';
import classes from './FirstSteps.module.css';

interface ProgressProps {
  shown: readonly FirstStep[];
  isOver: (step: FirstStep) => boolean;
  current: FirstStep | null;
}

/** How many of the steps are over, as a number and as a bar in as many parts. */
export function Progress({ shown, isOver, current }: ProgressProps) {
  const { t } = useTranslation('firstSteps');
  const done = shown.filter(isOver).length;
  return (
    <div className="p-16-18 line-bottom">
      <div className="row spread gap-12">
        <h2 id="first-steps">{t('heading')}</h2>
        <p className="quiet fz-note">{t('done', { done, all: shown.length })}</p>
      </div>
      <div className={`${classes.bar} flex gap-4 mt-12`} aria-hidden>
        {shown.map((step) => (
          <span key={step} data-state={isOver(step) ? 'over' : step === current ? 'current' : 'open'} />
        ))}
      </div>
    </div>
  );
}
