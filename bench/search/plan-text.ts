// A query plan as text for the other engines: readings " || ", slots " ", alternatives "|", sequences "+", forms "/", prefix "*", typos "~2".
import { isMeaningful } from '../../packages/search/src/match/loose-match.ts';
import type { PlannedWord, Reading, Slot } from '../../packages/search/src/match/plan.ts';
import { fewMatches } from '../../packages/search/src/match/text-search.ts';
import type { SearchIndex } from '../../packages/search/src/search-index.ts';
import { otherForms } from '../../packages/search/src/text/inflections.ts';
import { typosAllowed } from '../../packages/search/src/text/typos.ts';

/** Forms that occur nowhere are left out. */
export function planText(index: SearchIndex, query: string, typos: boolean): string {
  const { dictionary } = index.contents().built.text;
  const wordText = ({ word, prefix }: PlannedWord): string => {
    const forms = otherForms(word).filter((form) => dictionary.find(form) >= 0);
    return [prefix ? `${word}*` : word, ...forms].join('/');
  };
  const slotText = (slot: Slot, isFirst: boolean): string => {
    const alternatives = [
      wordText(slot),
      ...slot.sequences.map(({ words }) => words.map(wordText).join('+')),
    ];
    const allowed = typos && isFirst ? typosAllowed(slot.word) : 0;
    return alternatives.join('|') + (allowed > 0 ? `~${allowed}` : '');
  };
  return readingsOf(index, query)
    .map((reading, i) => reading.map((slot) => slotText(slot, i === 0)).join(' '))
    .join(' || ');
}

/** Where all words hit little, also those without one of them. */
function readingsOf(index: SearchIndex, query: string): readonly Reading[] {
  const { words, readings, matches } = index.explain(query);
  if (words.length < 2 || matches >= fewMatches) return readings;
  const looser = words.flatMap((_, left) => {
    const rest = words.filter((_, place) => place !== left);
    return rest.some(isMeaningful) ? index.explain(rest.join(' ')).readings : [];
  });
  return [...readings, ...looser];
}
