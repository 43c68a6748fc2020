// The result of a booking: what was taken, of which batch, what is left, and the way back.
import {
  IconAlertSquareFilled,
  IconArrowBackUp,
  IconArrowsSplit2,
  IconCheck,
  IconClock,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../domain/shared/units.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Target } from '../modes/intent.ts';
import type { Mode } from '../modes/modes.ts';
import { earlierUse } from '../modes/used-label.ts';
import type { Scanning } from '../modes/useScanning.ts';
import { type Booking, findUndoWay } from '../queue/booking.ts';
import { useSnapshot } from '../station/useStation.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { timeText } from '../ui/times.ts';
import { ArticleHead, BatchLine, StockCard } from './ArticleFacts.tsx';
import classes from './BookedResult.module.css';
import { ResultFoot } from './ResultFoot.tsx';
import { useRefusalText } from './useRefusalText.ts';

const done = {
  remove: 'result.removed',
  open: 'result.opened',
  reorder: 'result.reordered',
  putAside: 'result.putAside',
} as const;

interface BookedResultProps {
  keys: readonly string[];
  target: Target | null;
  mode: Mode;
  scanning: Scanning;
  /** Called to let the user assign the booking to an article. */
  onAssign: (booking: Booking) => void;
}

export function BookedResult({ keys, target, mode, scanning, onAssign }: BookedResultProps) {
  const { t } = useTranslation('scanApp');
  const { bookings, catalogue } = useSnapshot();
  const booked = bookings.filter(({ key }) => keys.includes(key));
  const last = booked.at(-1);
  if (!last) return null;
  const isRefused = last.state === 'refused';
  const canChangeAmount = mode === 'remove' && last.kind === 'remove' && !isRefused;
  // A code unknown when it was scanned may be known by now.
  const known = target ?? knownNow(last, catalogue);
  return (
    <>
      <Headline bookings={booked} />
      <div className="column gap-14 p-16">
        {known && <ArticleHead article={known.article} />}
        {known && <StockCard article={known.article} />}
        {target && canChangeAmount && (
          <Amount keys={keys} scanning={scanning} unitsEach={-last.shown.amount} />
        )}
      </div>
      <ResultFoot onNext={scanning.close}>
        {isRefused && last.kind === 'remove' && (
          <Button kind="soft" icon={IconArrowsSplit2} onClick={() => onAssign(last)}>
            {t(earlierUse(last) ? 'refusal.decide' : 'refusal.answer')}
          </Button>
        )}
        {findUndoWay(last, bookings) !== 'none' && (
          <Button icon={IconArrowBackUp} onClick={scanning.oneLess}>
            {isRefused ? t('refusal.discard') : t('result.undo')}
          </Button>
        )}
      </ResultFoot>
    </>
  );
}

const knownNow = (
  { shown }: Booking,
  { byLabel, byId }: Pick<Catalogue, 'byLabel' | 'byId'>,
): Target | null => {
  const match = byLabel(shown.code);
  if (match) return { ...match, labelId: shown.code };
  const article = shown.articleId === null ? null : byId(shown.articleId);
  return article && { article, entry: null, labelId: null };
};

function Headline({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTranslation('scanApp');
  const { amountText } = useUnitTexts();
  const refusalText = useRefusalText();
  const last = bookings.at(-1);
  if (!last) return null;
  const { shown, kind, state, refusal } = last;
  const isRefused = state === 'refused';
  const isWaiting = state === 'waiting' || state === 'sending';
  const units = bookings.reduce((sum, one) => sum + Math.abs(one.shown.amount), 0);
  const text = done[kind === 'reorder' || kind === 'putAside' || kind === 'open' ? kind : 'remove'];
  const Sign = isRefused ? IconAlertSquareFilled : isWaiting ? IconClock : IconCheck;
  return (
    <div
      className={classes.head}
      data-state={isRefused ? 'refused' : isWaiting ? 'waiting' : 'booked'}
      role="status"
    >
      <span className={`${classes.sign} row bg-ok round c-sheet h-68 justify-center w-68`}>
        <Sign size={40} stroke={2.4} aria-hidden />
      </span>
      <h2 className="fz-25 fw-640 lts-20 lh-120 balance">
        {isRefused
          ? shown.name || t('unknownName', { code: shown.code })
          : shown.unit === null
            ? t('result.unknownLabel', { code: shown.code })
            : t(text, { amount: amountText(units, shown.unit) })}
      </h2>
      {refusal ? <p>{refusalText(refusal)}</p> : <BatchLine booking={last} />}
      <p className="quiet fz-15">
        {isRefused
          ? t('result.toAssign')
          : isWaiting
            ? t('result.waiting')
            : t('result.at', { time: timeText(last.scannedAt) })}
      </p>
    </div>
  );
}

interface AmountProps {
  keys: readonly string[];
  unitsEach: number;
  scanning: Scanning;
}

/** Quantity stepper: each step is a booking of its own, or reverses the last one. */
function Amount({ keys, unitsEach, scanning }: AmountProps) {
  const { t } = useTranslation('scanApp');
  return (
    <div className="row spread gap-12 fz-17">
      <span>{t('result.changeAmount')}</span>
      <span className="row bd-strong bdrs-14">
        <IconButton icon={IconMinus} label={t('result.less')} onClick={scanning.oneLess} />
        <output className="fz-19 tabular fw-600 miw-44 ta-center">{keys.length * unitsEach}</output>
        <IconButton icon={IconPlus} label={t('result.more')} onClick={scanning.oneMore} />
      </span>
    </div>
  );
}
