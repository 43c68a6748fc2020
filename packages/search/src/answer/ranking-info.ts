// Why a hit stands where it does, in the protocol's terms.
import type { ScannedText, ScannedWord } from '../text/scanned-text.ts';
import type { Highlighter } from './highlights.ts';
import type { WrittenTexts } from './written-fields.ts';

export interface RankingInfo {
  readonly nbTypos: number;
  readonly firstMatchedWord: number;
  readonly proximityDistance: number;
  readonly userScore: number;
  readonly geoDistance: number;
  readonly geoPrecision: number;
  readonly nbExactWords: number;
  readonly words: number;
  readonly filters: number;
}

interface BestHit {
  readonly typos: number;
  readonly exact: boolean;
  /** Position in the German name; undefined for other fields. */
  readonly position: number | undefined;
}

/** The German name comes first among the texts. */
export function toRankingInfo(
  { titel, titelEn, hersteller, nummern, numbers }: WrittenTexts,
  wordCount: number,
  highlighter: Highlighter,
  userScore: number,
): RankingInfo {
  const best: (BestHit | undefined)[] = new Array<undefined>(wordCount).fill(undefined);
  const look = (scanned: ScannedText, isName: boolean): void => {
    if (!highlighter.mayMatch(scanned)) return;
    const { words } = scanned;
    for (let at = 0; at < words.length; at++) {
      const hit = highlighter.hitOf(words[at] as ScannedWord);
      if (!hit) continue;
      for (let w = 0; w < wordCount; w++) {
        const before = best[w];
        if (!(hit.words & (1 << w)) || (before && before.typos <= hit.typos)) continue;
        best[w] = { typos: hit.typos, exact: hit.exact, position: isName ? at : undefined };
      }
    }
  };
  look(titel.scanned, true);
  look(titelEn.scanned, false);
  look(hersteller.scanned, false);
  if (highlighter.mayMatch(numbers)) for (const number of nummern) look(number.scanned, false);
  return infoOf(best, userScore);
}

function infoOf(best: readonly (BestHit | undefined)[], userScore: number): RankingInfo {
  const positions = best.flatMap((hit) => (hit?.position === undefined ? [] : [hit.position]));
  const distances = positions.slice(1).map((position, i) => Math.abs(position - (positions[i] ?? 0)));
  return {
    nbTypos: best.reduce((sum, hit) => sum + (hit?.typos ?? 0), 0),
    firstMatchedWord: positions.length > 0 ? Math.min(...positions) : 0,
    proximityDistance: distances.reduce((sum, distance) => sum + distance, 0),
    userScore,
    geoDistance: 0,
    geoPrecision: 1,
    nbExactWords: best.filter((hit) => hit?.exact).length,
    words: best.filter((hit) => hit !== undefined).length,
    filters: 0,
  };
}
