// Which suggestions are shown; it stands in the address.
import type { ThresholdSuggestion } from '@praxora/contract/inventory/thresholds.calls';
import { toAverage } from './replayed.ts';

export const showings = ['all', 'ranOut', 'tooMuch', 'expiring', 'hidden'] as const;
export type Showing = (typeof showings)[number];

export interface View {
  readonly show: Showing;
}

export const viewForm = {
  read: (values: URLSearchParams): View => ({
    show: showings.find((name) => name === values.get('show')) ?? 'all',
  }),
  write: ({ show }: View): URLSearchParams => new URLSearchParams(show === 'all' ? {} : { show }),
};

/** Cents that would lie less on the shelf, by the replay; below 0: more. */
export const lessOnShelf = ({ replay }: ThresholdSuggestion): number =>
  toAverage(replay.present.valueCents) - toAverage(replay.suggested.valueCents);

const fits: Record<Exclude<Showing, 'hidden'>, (suggestion: ThresholdSuggestion) => boolean> = {
  all: () => true,
  ranOut: ({ ranOut }) => ranOut.length > 0,
  tooMuch: (suggestion) =>
    suggestion.suggested.idealStock < suggestion.present.idealStock && lessOnShelf(suggestion) >= 100,
  expiring: ({ expiring }) => expiring !== null,
};

/** Hidden suggestions are shown under their own heading only. */
export const isShown = (suggestion: ThresholdSuggestion, show: Showing): boolean =>
  show === 'hidden' ? suggestion.isHidden : !suggestion.isHidden && fits[show](suggestion);
