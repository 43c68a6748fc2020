// Three places that everybody needs, shown once after the first login. Nothing waits for it: the page beside it works as always.
import { Button, CloseButton } from '@mantine/core';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outsidePaths, pathTo } from '../../../../lib/paths.ts';
import { noteSeen } from '../../../../lib/session/seen.ts';
import { placeCard } from './place.ts';
import classes from './Tour.module.css';
import { useTarget } from './useTarget.ts';

const steps = ['search', 'stock', 'scan'] as const;
type StepName = (typeof steps)[number];

const texts = {
  search: { title: 'tour:search.title', text: 'tour:search.text' },
  stock: { title: 'tour:stock.title', text: 'tour:stock.text' },
  scan: { title: 'tour:scan.title', text: 'tour:scan.text' },
} as const satisfies Record<StepName, unknown>;

/** On a phone a button opens the search, and the other two are in the bar below. */
const targets = (searchButton: string): Readonly<Record<StepName, string>> => ({
  search: `header input, header button[aria-label="${searchButton}"]`,
  stock: `nav a[href="${pathTo('inventory')}"]`,
  scan: `a[href="${outsidePaths.scanApp}"]`,
});

const isTyping = () => document.activeElement instanceof HTMLInputElement;

export function Tour() {
  const [index, setIndex] = useState(0);
  const step = steps[index];
  // Shown is seen: nobody is asked again who reloads the page in the middle of it.
  useEffect(() => noteSeen('tour'), []);
  const end = () => {
    setIndex(steps.length);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return step && <StepCard step={step} index={index} onGo={setIndex} onEnd={end} />;
}

interface StepCardProps {
  step: StepName;
  index: number;
  onGo: (index: number) => void;
  onEnd: () => void;
}

function StepCard({ step, index, onGo, onEnd }: StepCardProps) {
  const { t } = useTranslation(['tour', 'shell']);
  const card = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const target = useTarget(targets(t('shell:header.search'))[step]);
  const isLast = index === steps.length - 1;
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = card.current ?? {};
    setSize({ width, height });
    // Each step is read out; who has begun to type goes on.
    if (step !== 'search' || !isTyping()) card.current?.focus({ preventScroll: true });
  }, [step]);
  const window = { width: document.documentElement.clientWidth, height: globalThis.innerHeight };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEnd();
  };
  return (
    <>
      {target && <div className={classes.ring} style={target} aria-hidden />}
      <section
        ref={card}
        role="dialog"
        aria-labelledby="tour-title"
        aria-describedby="tour-text"
        tabIndex={-1}
        className={`${classes.card} panel bg-sheet shadow-lg no-outline p-16-18`}
        style={placeCard(target, size, window)}
        onKeyDown={onKeyDown}
      >
        <div className="row spread gap-8">
          <p className="quiet fz-note">{t('tour:step', { number: index + 1, all: steps.length })}</p>
          <CloseButton aria-label={t('tour:skip')} onClick={onEnd} />
        </div>
        <h2 id="tour-title" className="fz-lead">
          {t(texts[step].title)}
        </h2>
        <p id="tour-text" className="mt-4 pretty">
          {t(texts[step].text)}
        </p>
        <div className="row justify-end gap-8 mt-14">
          {index > 0 && (
            <Button variant="subtle" color="gray" onClick={() => onGo(index - 1)}>
              {t('tour:back')}
            </Button>
          )}
          <Button onClick={() => (isLast ? onEnd() : onGo(index + 1))}>
            {isLast ? t('tour:done') : t('tour:next')}
          </Button>
        </div>
      </section>
    </>
  );
}
