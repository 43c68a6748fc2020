// Cards of the present purchase and the two results; choosing one updates the content below.
import { Skeleton } from '@mantine/core';
import type { OptimizedCart } from '@praxora/contract/purchasing/optimizer.calls';
import { IconHeartFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptimizerState, ResultKind } from './optimizer-runs.ts';
import { Figures, Saving } from './ResultCard.tsx';
import classes from './ResultCards.module.css';

/** Texts about the base of comparison: the present cart, or a list not yet in a cart. */
export interface CardTexts {
  readonly current: string;
  readonly currentText: string;
  readonly free: string;
  readonly freeText: string;
  /** Instead of what the card of the favourites says, where they cost more. */
  readonly favoritesDearer: string;
  readonly dearer: (amount: string) => string;
}

interface ResultCardsProps {
  state: Pick<OptimizerState, 'free' | 'favorites' | 'isLoading'>;
  texts: CardTexts;
  chosen: ResultKind;
  onChoose: (kind: ResultKind) => void;
}

export function ResultCards({ state, texts, chosen, onChoose }: ResultCardsProps) {
  const { t } = useTranslation('optimizer');
  const known = state.free ?? state.favorites;
  if (!known) return null;
  const { before } = known.cartPriceDetail;
  return (
    <div className="below-desk-one-column columns-3 gap-16">
      <section className="bd-line bdrs-16 min-w-0 p-18-20-20 bg-sunken" aria-labelledby="optimizer-current">
        <h2 id="optimizer-current">{texts.current}</h2>
        <p className="quiet fz-note mt-5 mih-20">{texts.currentText}</p>
        <Figures totals={before} vendors={known.current} parcelsBefore={before.packages} isCurrent />
      </section>
      <div className="contents" role="radiogroup" aria-label={t('cards.choose')}>
        <Choice
          kind="free"
          title={texts.free}
          text={texts.freeText}
          {...{ state, texts, chosen, onChoose }}
        />
        <Choice
          kind="favorites"
          title={t('cards.favorites')}
          text={favoritesText(state.favorites, texts.favoritesDearer) ?? t('cards.favoritesText')}
          mark={<IconHeartFilled size={17} className="c-primary flex-none" aria-hidden />}
          {...{ state, texts, chosen, onChoose }}
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

function Choice({ kind, title, text, mark, state, texts, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('optimizer');
  const result = state[kind];
  const isChosen = chosen === kind;
  const titleId = `optimizer-${kind}`;
  return (
    <div
      className={`${classes.choice} bd-line bdrs-16 min-w-0 p-18-20-20 bg-sheet relative`}
      data-chosen={isChosen || undefined}
    >
      <div className={`${classes.head} row gap-10`}>
        <input
          type="radio"
          id={titleId}
          name="optimizer-result"
          checked={isChosen}
          disabled={result === null}
          onChange={() => onChoose(kind)}
          aria-describedby={`${titleId}-facts`}
        />
        <h2 className="flex-1">
          <label htmlFor={titleId} className={classes.cover}>
            {title}
          </label>
        </h2>
        {mark}
      </div>
      <p className="quiet fz-note mt-5 mih-20">{text}</p>
      <div id={`${titleId}-facts`}>
        {result ? (
          <Figures
            totals={result.cartPriceDetail.after}
            vendors={result.vendors}
            parcelsBefore={result.cartPriceDetail.before.packages}
            saving={<Saving result={result} dearer={texts.dearer} />}
          />
        ) : (
          <div className="quiet fz-note grid gap-12 mt-18">
            <p>{t(state.isLoading ? 'cards.waiting' : 'cards.missing')}</p>
            {state.isLoading && <Skeleton h={30} w={140} />}
          </div>
        )}
      </div>
    </div>
  );
}
