// A refusal of the catalogue as an exception: code, parameters and the articles concerned.
import {
  type ConcernedArticle,
  type ErrorCode,
  type ErrorParams,
  errorCatalogue,
  errorText,
} from '@praxora/contract/errors';

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
    readonly concerned?: readonly ConcernedArticle[],
  ) {
    super(errorText(code, params));
    this.status = errorCatalogue[code].status;
  }
}
