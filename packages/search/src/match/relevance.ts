// Score of a match: fields, position and kind of match give a word's score; nearness of the words, a short name and
// popularity add.
import { nearnessMask, occurrenceKinds, occursIn } from '../index/postings.ts';

/** Points for a word that occurs in a field as it was typed. */
const fieldPoints = { titel: 1000, titelEn: 800, hersteller: 500, nummern: 600, kategorien: 400, text: 150 };
/** A name's first word counts this much more than its last. */
const positionShare = 0.2;
/** A piece of a longer number, as the 10 of SNP-3000/10, tells half as much. */
const numberPartShare = 0.5;
const compoundPartShare = 0.7;
/** A word in the name that says what the thing belongs to, not what it is. */
const besideShare = 0.5;
const wholeNumberPoints = 60_000;
const nearPoints = 300;
const lengthShare = 0.3;
const usualLength = 8;
/** The most popular products gain about as much as a word in the description. */
const popularityPoints = 12;

/** How a word was met; each has its table of points by occurrence. */
export type MatchKind = 'exact' | 'form' | 'prefix' | 'synonym' | 'oneTypo' | 'twoTypos';

const kindShare: Readonly<Record<MatchKind, number>> = {
  exact: 1,
  form: 0.9,
  prefix: 0.7,
  synonym: 0.8,
  oneTypo: 0.3,
  twoTypos: 0.12,
};

/**
 * A word's score in a document is one number: the points above the low five bits, which tell how near the beginning
 * of the name it stands. The greater of two scores is then the better match, and among equals the nearer.
 */
export const pointsShift = 5;

function pointsOf(occurrence: number, kind: MatchKind): number {
  if (kind === 'exact' && occurrence & occursIn.wholeNumber) return wholeNumberPoints;
  const nearness = occurrence & nearnessMask;
  let points = 0;
  const nameShare = occurrence & occursIn.asKind ? 1 : besideShare;
  if (occurrence & occursIn.titel)
    points += fieldPoints.titel * nameShare * (1 + (positionShare * nearness) / nearnessMask);
  if (occurrence & occursIn.titelEn) points += fieldPoints.titelEn * nameShare;
  if (occurrence & occursIn.hersteller) points += fieldPoints.hersteller;
  if (occurrence & occursIn.nummern)
    points += fieldPoints.nummern * (occurrence & occursIn.wholeNumber ? 1 : numberPartShare);
  if (occurrence & occursIn.kategorien) points += fieldPoints.kategorien;
  if (occurrence & occursIn.text) points += fieldPoints.text;
  if (occurrence & occursIn.compoundPart) points *= compoundPartShare;
  return Math.max(1, Math.round(points * kindShare[kind]));
}

function tableFor(kind: MatchKind): Uint32Array {
  return Uint32Array.from(
    { length: occurrenceKinds },
    (_, occurrence) => (pointsOf(occurrence, kind) << pointsShift) | (occurrence & nearnessMask),
  );
}

/** Scores by occurrence, for each kind of match. */
export const scoreTables: Readonly<Record<MatchKind, Uint32Array>> = {
  exact: tableFor('exact'),
  form: tableFor('form'),
  prefix: tableFor('prefix'),
  synonym: tableFor('synonym'),
  oneTypo: tableFor('oneTypo'),
  twoTypos: tableFor('twoTypos'),
};

/** No document gains more by having a word in its description alone. */
export const descriptionPoints = fieldPoints.text;
export const descriptionScore = (descriptionPoints << pointsShift) | nearnessMask;

/** Points for two query words that follow each other: more the nearer they stand in the name. */
const nearTable = Uint16Array.from({ length: nearnessMask + 1 }, (_, distance) =>
  Math.round(nearPoints / Math.max(1, distance)),
);

export function togetherPoints(score: number, next: number): number {
  const a = score & nearnessMask;
  const b = next & nearnessMask;
  return a === 0 || b === 0 ? 0 : (nearTable[a > b ? a - b : b - a] as number);
}

const lengthNorms = Float64Array.from(
  { length: 256 },
  (_, length) => 1 / (1 - lengthShare + (lengthShare * Math.max(1, length)) / usualLength),
);

/** The sum of all: whole numbers, so that equal documents are equal whatever the order of summing. */
export function toRelevance(points: number, nameLength: number, popularity: number): number {
  return ((points * (lengthNorms[nameLength] as number) + 0.5) | 0) + popularity;
}

/** Popularity as points: each doubling counts the same. */
export const popularityShare = (popularity: number): number =>
  Math.round(popularityPoints * Math.log2(1 + Math.max(0, popularity)));
