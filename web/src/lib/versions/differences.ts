// Two people changed the same thing: what did the other one change, and what becomes of both. Pure.

export type Side = 'theirs' | 'mine';

/** What a form was opened with, what it says now, and what somebody else saved meanwhile. */
export interface Versions<Values> {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

export interface Difference<Name> {
  readonly name: Name;
  /** Both changed it, each in another way. */
  readonly isContested: boolean;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the other one changed and the form does not say. What only this form changed is no matter of the other one. */
export const findDifferences = <Values extends object, Name extends keyof Values>(
  names: readonly Name[],
  { base, mine, theirs }: Versions<Values>,
): Difference<Name>[] =>
  names
    .filter((name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name]))
    .map((name) => ({ name, isContested: !isSame(mine[name], base[name]) }));

/** Nobody typed anything there: the other one's change stays. Where both did, the one who is asked typed it last. */
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
