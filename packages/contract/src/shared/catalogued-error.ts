// Catalogue entry of a refusal.

export interface CataloguedError {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503;
  /** The specification's words; `{name}` stands for a parameter. */
  readonly text: string;
}
