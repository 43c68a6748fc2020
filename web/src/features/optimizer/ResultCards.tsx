// The cart as it is beside the two results; choosing one redraws what stands below.
import { Skeleton } from '@mantine/core';
import type { OptimizedCart } from '@praxora/contract/optimizer/optimizer.calls';
import { IconHeartFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptimizerState, ResultKind } from '../../domain/optimizer/optimizer-state.ts';
import { Figures, Saving } from './ResultCard.tsx';
import classes from './ResultCards.module.css';

interface ResultCardsProps {
  state: OptimizerState;
  chosen: ResultKind;
  onChoose: (kind: ResultKind) => void;
}

export function ResultCards({ state, chosen, onChoose }: ResultCardsProps) {
  const { t } = useTranslation('optimizer');
  const known = state.free ?? state.favorites;
  if (!known) return null;
  const { before } = known.cartPriceDetail;
  return (
    <div className={classes.root}>
      <section className={classes.current} aria-labelledby="optimizer-current">
        <h2 id="optimizer-current">{t('cards.current')}</h2>
        <p className={classes.text}>{t('cards.currentText')}</p>
        <Figures totals={before} vendors={known.current} parcelsBefore={before.packages} isCurrent />
      </section>
      <div className={classes.choices} role="radiogroup" aria-label={t('cards.choose')}>
        <Choice
          kind="free"
          title={t('cards.free')}
          text={t('cards.freeText')}
          {...{ state, chosen, onChoose }}
        />
        <Choice
          kind="favorites"
          title={t('cards.favorites')}
          text={favoritesText(state.favorites, t('cards.favoritesDearer')) ?? t('cards.favoritesText')}
          mark={<IconHeartFilled size={17} className={classes.heart} aria-hidden />}
          {...{ state, chosen, onChoose }}
        />
      </div>
    </div>
  );
}

const favoritesText = (result: OptimizedCart | null, dearer: string) =>
  result && result.cartPriceDetail.savingCents < 0 && result.added.length === 0 ? dearer : null;

interface ChoiceProps extends ResultCardsProps {
  kind: ResultKind;
  title: string;
  text: string;
  mark?: ReactNode;
}

function Choice({ kind, title, text, mark, state, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('optimizer');
  const result = state[kind];
  const isChosen = chosen === kind;
  const titleId = `optimizer-${kind}`;
  return (
    <div className={classes.choice} data-chosen={isChosen || undefined}>
      <div className={classes.head}>
        <input
          type="radio"
          id={titleId}
          name="optimizer-result"
          checked={isChosen}
          disabled={result === null}
          onChange={() => onChoose(kind)}
          aria-describedby={`${titleId}-facts`}
        />
        <h2>
          <label htmlFor={titleId} className={classes.cover}>
            {title}
          </label>
        </h2>
        {mark}
      </div>
      <p className={classes.text}>{text}</p>
      <div id={`${titleId}-facts`}>
        {result ? (
          <Figures
            totals={result.cartPriceDetail.after}
            vendors={result.vendors}
            parcelsBefore={result.cartPriceDetail.before.packages}
            saving={<Saving result={result} />}
          />
        ) : (
          <div className={classes.waiting}>
            <p>{t(state.isLoading ? 'cards.waiting' : 'cards.missing')}</p>
            {state.isLoading && <Skeleton h={30} w={140} />}
          </div>
        )}
      </div>
    </div>
  );
}
