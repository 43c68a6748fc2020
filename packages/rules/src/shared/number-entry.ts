// Reading of input typed into a number field: a number, nothing, or a refusal with its reason. Nothing is ever silently
// turned into another number.
import { readTypedNumber } from './number-text.ts';

export interface NumberRule {
  /** Where it is above zero, zero is no value: it clears the field. */
  readonly least: number;
  readonly most: number;
  /** Digits allowed behind the separator. */
  readonly decimals: number;
  /** Zero says the same as an empty field. */
  readonly zeroIsEmpty?: boolean;
  /** The most that is usual, null where nobody knows. Left out: no amount is asked about. */
  readonly usual?: number | null;
  /** Largest amount that is asked about: larger ones are refused anyway. */
  readonly askedUpTo?: number | undefined;
  /** An amount the user has said yes to. */
  readonly confirmed?: number | null;
}

export type NumberFault =
  | 'NUMBER_EXPECTED'
  | 'NUMBER_ZERO'
  | 'NUMBER_NOT_WHOLE'
  | 'NUMBER_DECIMALS'
  | 'NUMBER_TOO_SMALL'
  | 'NUMBER_TOO_LARGE'
  | 'NUMBER_UNUSUAL';

export interface RefusedNumber {
  /** Text that stays in the field. */
  readonly text: string;
  readonly code: NumberFault;
  readonly params: Readonly<Record<string, number>>;
}

/** Null: the field is empty. */
export type NumberEntry = number | null | RefusedNumber;

export const isRefused = (entry: NumberEntry): entry is RefusedNumber =>
  typeof entry === 'object' && entry !== null;

/** The number, where there is one. */
export const toNumber = (entry: NumberEntry): number | null => (typeof entry === 'number' ? entry : null);

const tenfold = 10;
/** A few dozen of something do no harm; a price may be small and still be wrong. */
const fromAmount = 100;
const fromUnknown = 1000;

/**
 * Far beyond the usual: a slip of the finger makes one digit too many, so ten times the most that is usual. Where
 * nothing is known of the usual, thousands are asked about.
 */
export function isFarBeyond(amount: number, usual: number | null, from = fromAmount): boolean {
  return usual === null || usual <= 0 ? amount >= fromUnknown : amount >= Math.max(from, usual * tenfold);
}

/** Reads a text as it stands while it is being typed. */
export function readEntry(text: string, rule: NumberRule): NumberEntry {
  if (text.trim() === '') return null;
  const refused = (code: NumberFault, params: RefusedNumber['params'] = {}) => ({ text, code, params });
  const typed = readTypedNumber(text);
  if (typed === null) return refused('NUMBER_EXPECTED');
  const { value, decimals, isAmbiguous } = typed;
  if (isAmbiguous || decimals > rule.decimals)
    return rule.decimals === 0
      ? refused('NUMBER_NOT_WHOLE')
      : refused('NUMBER_DECIMALS', { decimals: rule.decimals });
  if (value === 0 && rule.least > 0) return rule.zeroIsEmpty ? null : refused('NUMBER_ZERO');
  if (value < rule.least) return refused('NUMBER_TOO_SMALL', { minimum: rule.least });
  if (value > rule.most) return refused('NUMBER_TOO_LARGE', { maximum: rule.most });
  const { usual, confirmed, decimals: cents } = rule;
  const isAsked = usual !== undefined && value !== confirmed && value <= (rule.askedUpTo ?? rule.most);
  return isAsked && isFarBeyond(value, usual, cents > 0 ? 0 : fromAmount)
    ? refused('NUMBER_UNUSUAL', { amount: value })
    : value;
}

/** When the field is left, zero and what is no number at all are cleared; the reason stays. */
export const whenLeft = (entry: NumberEntry): NumberEntry =>
  isRefused(entry) && (entry.code === 'NUMBER_EXPECTED' || entry.code === 'NUMBER_ZERO')
    ? { ...entry, text: '' }
    : entry;
