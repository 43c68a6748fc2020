// German and English endings: Handschuh and Handschuhe, glove and gloves mean the same thing.
import { hasDigit } from './tokens.ts';

const endings = ['en', 'er', 'es', 'e', 'n', 's'];
const shortest = 5;
const shortestStem = 4;

/** What all forms of the word begin with. */
export function stemOf(word: string): string {
  if (word.length < shortest || hasDigit(word)) return word;
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= shortestStem) ?? '';
  return word.slice(0, word.length - ending.length);
}

/** The other forms a word may have in a text; most of them exist in no dictionary, which is for the caller to see. */
export function otherForms(word: string, stem = stemOf(word)): string[] {
  if (word.length < shortest || hasDigit(word)) return [];
  if (stem === word) return endings.map((ending) => word + ending);
  const own = word.slice(stem.length);
  const forms = [stem];
  for (const ending of endings) if (ending !== own) forms.push(stem + ending);
  // Where the ending may belong to the word (Stein, Polymer), what follows it counts too. Of what can be reached both
  // ways, as stem, e and n, one is enough.
  for (const ending of endings) if (!endings.includes(own + ending)) forms.push(word + ending);
  return forms;
}
