// A request that cannot be answered as asked; the message says what is wrong with it.

export class SearchRequestError extends Error {
  override readonly name = 'SearchRequestError';
}
