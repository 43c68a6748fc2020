// A screen to choose from: what can be chosen, or why there is nothing.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LookUp } from '../station/useLookUp.ts';
import { useSnapshot } from '../station/useStation.ts';
import { Button } from '../ui/Button.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { timeText } from '../ui/times.ts';
import classes from './PickList.module.css';
import { StopBand } from './StopBand.tsx';
import { useRefusalText } from './useRefusalText.ts';

interface PickListProps {
  title: string;
  question: string;
  lookUp: LookUp<unknown>;
  onBack: () => void;
  children: ReactNode;
}

export function PickList({ title, question, lookUp, onBack, children }: PickListProps) {
  const { t } = useTranslation('scanModes');
  const { offlineSince } = useSnapshot();
  const { kept } = lookUp;
  return (
    <div className="bg-frame mih-screen">
      <TopBar
        title={title}
        fact={kept && offlineSince ? t('asOf', { time: timeText(kept.fetchedAt) }) : ''}
        onBack={onBack}
      />
      <main className={`${classes.main} column gap-12 p-8-16-24`}>
        <StopBand />
        <PickContents question={question} lookUp={lookUp}>
          {children}
        </PickContents>
      </main>
    </div>
  );
}

interface PickContentsProps {
  question: string;
  /** Note about the last action. */
  note?: ReactNode;
  lookUp: LookUp<unknown>;
  children: ReactNode;
}

/** Contents of the pick list, for use below a camera. */
export function PickContents({ question, note = null, lookUp, children }: PickContentsProps) {
  return (
    <div className={`${classes.contents} column gap-12 p-10-0-16`}>
      {note}
      <h2 className="fz-19 fw-620">{question}</h2>
      {lookUp.kept ? children : <NothingYet lookUp={lookUp} />}
    </div>
  );
}

/** On its way, refused, or not to be had without a network. */
function NothingYet({ lookUp: { isLoading, refusal, again } }: { lookUp: LookUp<unknown> }) {
  const { t } = useTranslation('scanModes');
  const refusalText = useRefusalText();
  if (isLoading) return <p className="quiet">{t('loading')}</p>;
  return (
    <div className="column gap-16">
      <p className="quiet">{refusal ? refusalText(refusal) : t('offline')}</p>
      <Button onClick={again}>{t('tryAgain')}</Button>
    </div>
  );
}

interface PickRowProps {
  name: string;
  facts: readonly (string | false | null)[];
  /** Something is begun there. */
  mark?: string | null;
  onPick: () => void;
}

export function PickRow({ name, facts, mark = null, onPick }: PickRowProps) {
  return (
    <li>
      <button type="button" className={classes.row} onClick={onPick}>
        <span className="fz-17 fw-600">{name}</span>
        <span className="scan-second-line">{facts.filter(Boolean).join(' · ')}</span>
        {mark && <span className="c-warn fz-15 fw-600">{mark}</span>}
      </button>
    </li>
  );
}
