// Why labels did not come out, or may not come out: each is told with the way on.
import type { RollId } from '@praxora/labels/sizes';
import type { DymoError } from '../../../lib/dymo/dymo-error.ts';
import type { LocalAccess } from '../../../lib/dymo/local-access.ts';

export type PrintProblem =
  | { readonly kind: 'notInstalled'; readonly access: LocalAccess }
  | { readonly kind: 'noPrinter' }
  /** The printer may be there all the same: a warning. */
  | { readonly kind: 'notConnected'; readonly printer: string }
  /** It reports another roll than the chosen one; null: one without a design. A warning as well. */
  | { readonly kind: 'wrongRoll'; readonly printer: string; readonly roll: RollId | null }
  | { readonly kind: 'refused'; readonly detail: string }
  /** The last job got no answer: its label may have come out. */
  | { readonly kind: 'noAnswer' }
  /** Some are no longer due since the list was shown: printed elsewhere, or taken back. */
  | { readonly kind: 'meanwhile'; readonly count: number }
  /** They came out, and the server does not know. */
  | { readonly kind: 'untold' }
  /** No problem, but work for a hand: ZPL to be copied or saved. */
  | { readonly kind: 'byHand'; readonly zpl: string }
  /** The server said no: in its own words. */
  | { readonly kind: 'server'; readonly error: unknown };

/** Problems that "print anyway" ignores. */
export const isWarning = ({ kind }: PrintProblem): boolean => kind === 'notConnected' || kind === 'wrongRoll';

export function toPrintProblem({ failure, detail }: DymoError, access: LocalAccess): PrintProblem {
  if (failure === 'notInstalled') return { kind: 'notInstalled', access };
  return failure === 'refused' ? { kind: 'refused', detail } : { kind: failure };
}
