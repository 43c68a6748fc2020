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
export function otherForms(word: string): string[] {
  if (word.length < shortest || hasDigit(word)) return [];
  const stem = stemOf(word);
  const forms: string[] = [];
  const add = (form: string) => {
    if (form !== word && !forms.includes(form)) forms.push(form);
  };
  add(stem);
  for (const ending of endings) add(stem + ending);
  // Where the ending may belong to the word (Stein, Polymer), what follows it counts too.
  if (stem !== word) for (const ending of endings) add(word + ending);
  return forms;
}
