// Failures between this page and a label printer on the user's own machine.

export type DymoFailure =
  /** No address answers: DYMO Connect is missing or stopped, or the browser keeps the page from local addresses. */
  | 'notInstalled'
  /** The service runs and knows no printer that prints labels. */
  | 'noPrinter'
  /** The service refused the command; its words are in `detail`. */
  | 'refused'
  /** No answer in time, or the line broke: it may have printed. */
  | 'noAnswer';

export class DymoError extends Error {
  constructor(
    readonly failure: DymoFailure,
    /** The service's own words; empty where it said nothing. */
    readonly detail = '',
  ) {
    super(`DYMO: ${failure}${detail === '' ? '' : `, ${detail}`}`);
    this.name = 'DymoError';
  }
}
