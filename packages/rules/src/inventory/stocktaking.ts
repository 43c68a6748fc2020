// When a counted line has to be counted again.

/** A difference of this value is large. */
const largeCents = 2_000;
/** So is a tenth of what was expected, from this many units on. */
const largeUnits = 5;

export interface CountedDifference {
  readonly expected: number;
  readonly difference: number;
  /** Null: no price is known. */
  readonly differenceCents: number | null;
}

export const isLargeDifference = ({ expected, difference, differenceCents }: CountedDifference): boolean => {
  const units = Math.abs(difference);
  return Math.abs(differenceCents ?? 0) >= largeCents || (units >= largeUnits && units * 10 >= expected);
};

/** The third number stands, whatever it is: otherwise a line that moves meanwhile would never be done. */
const lastLook = 3;

/** A recount settles a line when it agrees with an earlier number or with the books, or is the third one. */
export const isSettled = (
  counted: number,
  { earlier, expected }: { readonly earlier: readonly number[]; readonly expected: number },
): boolean => counted === expected || earlier.includes(counted) || earlier.length + 1 >= lastLook;

/** A colleague who counted this recently may be at the shelf still. */
export const countingMinutes = 10;
