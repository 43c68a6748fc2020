/** Why an operator's command did nothing, in words that are told as they are. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
