// Two people changed the same thing: what did the other one change, and what becomes of both. Pure.

export type Side = 'theirs' | 'mine';

/** Values a form was opened with, its values now, and those somebody else saved meanwhile. */
export interface Versions<Values> {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

export interface Difference<Name> {
  readonly name: Name;
  /** Both users changed the field, to different values. */
  readonly isContested: boolean;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Fields that the other user changed to a value the form does not have. Fields changed only in this form are no
 * conflict.
 */
export const findDifferences = <Values extends object, Name extends keyof Values>(
  names: readonly Name[],
  { base, mine, theirs }: Versions<Values>,
): Difference<Name>[] =>
  names
    .filter((name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name]))
    .map((name) => ({ name, isContested: !isSame(mine[name], base[name]) }));

/** Default side: the other user's value if this user did not change the field; else this user's, which was entered last. */
export const usualSide = ({ isContested }: Difference<unknown>): Side => (isContested ? 'mine' : 'theirs');

/** The form after the choice. */
export function chosenValues<Values extends object, Name extends keyof Values>(
  differences: readonly Difference<Name>[],
  sideOf: (difference: Difference<Name>) => Side,
  { mine, theirs }: Pick<Versions<Values>, 'mine' | 'theirs'>,
): Values {
  const theirDifferences = differences.filter((difference) => sideOf(difference) === 'theirs');
  return { ...mine, ...Object.fromEntries(theirDifferences.map(({ name }) => [name, theirs[name]])) };
}
