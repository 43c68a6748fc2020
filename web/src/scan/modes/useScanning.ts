// From a code to what happens: read, understood with what the device knows, booked, and shown.

import { namesProduct, toProductCode } from '@praxora/barcode/product-code';
import type { Scan } from '@praxora/barcode/scan';
import type { ScannableArticle, ScannableEntry } from '@praxora/contract/inventory/scannable-article';
import { useRef, useState } from 'react';
import { loadCodeReader } from '../../domain/inventory/index.ts';
import { toCatalogue } from '../catalogue/catalogue.ts';
import { signalRefused, signalTaken } from '../lib/feedback.ts';
import { createOneByOne } from '../lib/one-by-one.ts';
import type { NewBooking } from '../queue/booking.ts';
import type { ArticleQuery } from '../station/articles.ts';
import { useStation } from '../station/useStation.ts';
import {
  opening,
  putAside,
  removal,
  removalOfUnknownLabel,
  removalToAssign,
  reorder,
  type TreatmentOfRemoval,
} from './bookings.ts';
import { entryMeant, interpretScan, type Meaning, meaningOfArticle, type Target } from './intent.ts';
import type { Mode } from './modes.ts';
import { isQuestion, type Outcome } from './outcome.ts';
import { createRepeatGuard } from './repeat-guard.ts';

// Meaning of a code in lookup mode: by the server's current data, else by the device's.
interface LookedUpScan {
  readonly meaning: Meaning;
  /** Null: the server could not be asked. */
  readonly askedAt: string | null;
}

function queryOf(scan: Scan): ArticleQuery | null {
  if (scan.kind === 'invalid') return null;
  if (scan.kind === 'label') return { labelId: scan.labelId };
  const product = toProductCode(scan);
  return namesProduct(product) ? product : null;
}

function useLookUpScan(): (scan: Scan) => Promise<LookedUpScan> {
  const station = useStation();
  return async (scan) => {
    const query = queryOf(scan);
    const answer = query && (await station.lookUpNow(query));
    const { catalogue } = station.snapshot();
    if (answer === null) return { meaning: interpretScan(scan, catalogue), askedAt: null };
    const articles = answer.articleIds.map((id) => catalogue.byId(id)).filter((one) => one !== null);
    const meaning = interpretScan(scan, toCatalogue({ ...catalogue.known, articles }));
    const [article] = articles;
    // A label of goods that are used up is on no row any more: the server knows what it was.
    if (scan.kind === 'label' && meaning.type === 'unknownLabel' && article)
      return {
        meaning: { type: 'target', target: { article, entry: null, labelId: scan.labelId } },
        askedAt: answer.askedAt,
      };
    return { meaning, askedAt: answer.askedAt };
  };
}

export interface Scanning {
  readonly outcome: Outcome | null;
  /** `at`: when it was scanned, where that is known better than by now. */
  readonly take: (text: string, source: 'camera' | 'wedge', at?: number) => void;
  readonly cameraStarted: () => void;
  /** The camera has looked, and seen these. */
  readonly looked: (texts: readonly string[]) => void;
  /** Yes, the same label once more. */
  readonly takeAgain: () => void;
  readonly chooseArticle: (article: ScannableArticle, code: string) => void;
  readonly chooseBatch: (article: ScannableArticle, entry: ScannableEntry | null, code: string) => void;
  /** Takes one more of the same. */
  readonly oneMore: () => void;
  readonly oneLess: () => void;
  /** Answers whether the package is opened, or something is taken out of it. */
  readonly openPackage: (note: string) => void;
  readonly takeOut: () => void;
  /** Answers what the removal is for. */
  readonly sayTreatment: (treatment: TreatmentOfRemoval) => void;
  readonly close: () => void;
}

const canBeOpened = (target: Target): boolean =>
  target.article.useWithinDays !== null && entryMeant(target)?.openedOn === null;

const bookingsOf = { reorder, putAside } as const;
type BookingMode = keyof typeof bookingsOf;
const isBooking = (mode: Mode): mode is BookingMode => Object.hasOwn(bookingsOf, mode);

export function useScanning(mode: Mode): Scanning {
  const station = useStation();
  const lookUp = useLookUpScan();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // A scanner is faster than the screen: what it goes on from is here.
  const latest = useRef<Outcome | null>(null);
  const inTurn = useRef(createOneByOne());
  const guard = useRef(createRepeatGuard());
  // Time of the server's answer to the current lookup; null if it could not be reached.
  const askedAt = useRef<string | null>(null);
  const moment = () => new Date().toISOString();

  function tell(next: Outcome | null) {
    latest.current = next;
    setOutcome(next);
  }

  async function book(booking: NewBooking, target: Target | null, before: readonly string[] = []) {
    const { key } = await station.add(booking);
    if (booking.refusal) signalRefused();
    else signalTaken();
    tell({ type: 'booked', keys: [...before, key], target });
  }

  function refuse(refused: Outcome) {
    signalRefused();
    tell(refused);
  }

  function reach(
    target: Target,
    code: string,
    before?: readonly string[],
    isAgain = false,
  ): void | Promise<void> {
    const reason = target.entry?.blockReason ?? null;
    if (mode === 'remove' && reason !== null)
      return refuse({ type: 'blocked', reason, name: target.article.name });
    if (mode === 'remove' && !isAgain && before === undefined && canBeOpened(target)) {
      signalTaken();
      return tell({ type: 'opening', target, code });
    }
    if (mode === 'remove') return remove(target, code, before, isAgain);
    if (isBooking(mode)) return book(bookingsOf[mode](target, code, moment()), target, before);
    signalTaken();
    tell({ type: 'facts', target, askedAt: askedAt.current });
  }

  function remove(
    target: Target,
    code: string,
    before: readonly string[] = [],
    isAgain = false,
  ): void | Promise<void> {
    const again = isAgain || before.length > 0;
    if (!target.article.asksReference)
      return book(removal(target, code, moment(), { again }), target, before);
    signalTaken();
    tell({ type: 'treatment', target, code, before, isAgain: again });
  }

  function act(meaning: Meaning, code: string, isAgain = false): void | Promise<void> {
    switch (meaning.type) {
      case 'target':
        return reach(meaning.target, code, undefined, isAgain);
      case 'articles':
        signalTaken();
        return tell(meaning);
      case 'batches':
        // Only who takes something out has to say of which.
        if (mode !== 'remove') return reach({ article: meaning.article, entry: null, labelId: null }, code);
        signalTaken();
        return tell(meaning);
      case 'unknownLabel':
        if (mode === 'remove') return book(removalOfUnknownLabel(meaning.labelId, moment(), isAgain), null);
        return refuse({ type: 'unknown', code: meaning.labelId });
      case 'unknownCode':
        if (mode === 'remove') return book(removalToAssign(meaning, moment()), null);
        return refuse({ type: 'unknown', code: meaning.code, product: meaning.product });
      case 'noProduct':
        return refuse({ type: 'noProduct' });
      case 'invalid':
        return refuse({ type: 'invalid', scan: meaning.scan });
    }
  }

  async function understand(text: string, isAgain = false) {
    const { readCode } = await loadCodeReader();
    const scan = readCode(text);
    const code = scan.kind === 'label' ? scan.labelId : text;
    if (mode !== 'lookup') return act(interpretScan(scan, station.snapshot().catalogue), code, isAgain);
    const asking = { type: 'asking' } as const;
    tell(asking);
    const answer = await lookUp(scan);
    // The user has closed the lookup meanwhile.
    if (latest.current !== asking) return;
    askedAt.current = answer.askedAt;
    await act(answer.meaning, code);
  }

  function take(text: string, source: 'camera' | 'wedge', at = Date.now()) {
    if (isQuestion(latest.current)) return;
    const repetition = guard.current.judge(text, at, source);
    if (repetition === 'stillInSight') return;
    inTurn.current(() => {
      // The one before has asked something meanwhile: its answer comes first.
      if (isQuestion(latest.current)) return signalRefused();
      if (repetition === 'ask' && mode !== 'lookup') return refuse({ type: 'again', text });
      return understand(text);
    });
  }

  const shown = outcome?.type === 'booked' ? outcome : null;
  return {
    outcome,
    take,
    cameraStarted: () => guard.current.started(),
    looked: (texts) => guard.current.looked(texts, Date.now()),
    takeAgain: () => {
      if (outcome?.type === 'again') inTurn.current(() => understand(outcome.text, true));
    },
    chooseArticle: (article, code) => void act(meaningOfArticle(article, code), code),
    chooseBatch: (article, entry, code) => void reach({ article, entry, labelId: null }, code),
    oneMore: () => {
      if (shown?.target) void reach(shown.target, '', shown.keys);
    },
    oneLess: () => {
      const last = shown?.keys.at(-1);
      if (!shown || last === undefined) return;
      void station.undo(last);
      const keys = shown.keys.slice(0, -1);
      tell(keys.length === 0 ? null : { ...shown, keys });
    },
    openPackage: (note) => {
      if (outcome?.type === 'opening')
        void book(opening(outcome.target, outcome.code, moment(), note), outcome.target);
    },
    takeOut: () => {
      if (outcome?.type === 'opening') void remove(outcome.target, outcome.code);
    },
    sayTreatment: (treatment) => {
      if (outcome?.type !== 'treatment') return;
      const { target, code, before, isAgain: again } = outcome;
      void book(removal(target, code, moment(), { again, treatment }), target, before);
    },
    close: () => {
      // Whoever takes no further piece still sees what was taken.
      const isMore = outcome?.type === 'treatment' && outcome.before.length > 0;
      tell(isMore ? { type: 'booked', keys: outcome.before, target: outcome.target } : null);
    },
  };
}
