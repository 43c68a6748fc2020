// Compounds the catalogue does not have: Einmalhandschuhe is taken as Handschuhe where nothing is called Einmal.
import { links } from './compounds.ts';
import { hasDigit } from './tokens.ts';

const shortestModifier = 3;
const shortestHead = 3;
/** An ending alone (the letters before it mean nothing) must be longer to be trusted. */
const shortestLoneHead = 5;
const mostParts = 4;

/** The known words a compound is made of, modifier first; where its beginning means nothing, the known word it ends with. */
export function looseParts(word: string, isKnown: (part: string) => boolean): readonly string[] | undefined {
  if (hasDigit(word)) return undefined;
  return wholeParts(word, isKnown, mostParts) ?? loneHead(word, isKnown);
}

function wholeParts(
  word: string,
  isKnown: (part: string) => boolean,
  most: number,
): readonly string[] | undefined {
  if (most < 2) return undefined;
  for (let cut = shortestModifier; cut <= word.length - shortestHead; cut++) {
    const head = word.slice(cut);
    if (!isKnown(head)) continue;
    const beginning = word.slice(0, cut);
    for (const stem of stemsOf(beginning)) {
      if (isKnown(stem)) return [stem, head];
      const parts = wholeParts(stem, isKnown, most - 1);
      if (parts) return [...parts, head];
    }
  }
  return undefined;
}

/** The beginning without what links it to the head, and with the e that is dropped before one. */
function stemsOf(beginning: string): string[] {
  const stems = links
    .filter((link) => beginning.endsWith(link) && beginning.length - link.length >= shortestModifier)
    .map((link) => beginning.slice(0, beginning.length - link.length));
  return [...stems, `${beginning}e`];
}

function loneHead(word: string, isKnown: (part: string) => boolean): readonly string[] | undefined {
  for (let cut = shortestModifier; cut <= word.length - shortestLoneHead; cut++) {
    const head = word.slice(cut);
    if (isKnown(head)) return [head];
  }
  return undefined;
}

/** Where the end means nothing: the longest known word it begins with. A Handschuhbox is something about a Handschuh. */
export function findKnownBeginning(word: string, isKnown: (part: string) => boolean): string | undefined {
  if (hasDigit(word)) return undefined;
  for (let cut = word.length - shortestHead; cut >= shortestLoneHead; cut--) {
    const known = stemsOf(word.slice(0, cut)).find(isKnown);
    if (known !== undefined) return known;
  }
  return undefined;
}
