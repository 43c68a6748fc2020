// A refusal of the catalogue as an exception: code, parameters and the articles concerned.
import {
  type ConcernedArticle,
  type ErrorCode,
  type ErrorParams,
  errorCatalogue,
  errorText,
  type PlainErrorCode,
} from '@praxora/contract/errors';

export type Concerned = readonly ConcernedArticle[];

/** Arguments that an error code requires: a code about articles cannot be used without them. */
type Particulars<Code extends ErrorCode> = [Code] extends [PlainErrorCode]
  ? [params?: ErrorParams]
  : [params: ErrorParams, concerned: Concerned];

export class Refusal<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly params: ErrorParams;
  readonly concerned: Concerned;

  constructor(
    readonly code: Code,
    ...[params = {}, concerned = []]: Particulars<Code>
  ) {
    super(errorText(code, params));
    this.status = errorCatalogue[code].status;
    this.params = params;
    this.concerned = concerned;
  }
}

/** Articles as a refusal names them. */
export const concerning = (
  ...articles: readonly { readonly id: number; readonly name: string }[]
): Concerned => articles.map(({ id, name }) => ({ id, title: name }));

/** Not now: too much to do, or the database does not answer. Tells the operator why, and the client when to ask again. */
export class Unavailable extends Refusal<'UNAVAILABLE'> {
  constructor(
    readonly reason: string,
    override readonly cause?: unknown,
  ) {
    super('UNAVAILABLE');
  }
}
