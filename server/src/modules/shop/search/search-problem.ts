// Reason a search or an event is refused, in the form of the search provider's own errors: a message and a status.

export class SearchProblem extends Error {
  override readonly name = 'SearchProblem';

  constructor(
    readonly status: 400 | 403 | 404 | 422 | 429 | 503,
    message: string,
    /** When it is worth trying again. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** Also for one that held once. */
export const invalidKey = (): SearchProblem => new SearchProblem(403, 'Invalid Application-ID or API key');

/** Until the first one is built, and while the process that has it is away. */
export const noIndex = (): SearchProblem =>
  new SearchProblem(503, 'The search index is being built; please try again in a moment', 5);
