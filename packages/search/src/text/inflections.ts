// German and English endings: Handschuh and Handschuhe, glove and gloves mean the same thing.
import { hasDigit } from './tokens.ts';

const diminutive = 'chen';
const endings = [diminutive, 'en', 'er', 'es', 'e', 'n', 's'];
/** The plural of a word that ends in sch: Taschen. */
const pluralOfSch = /schen$/;
const shortest = 5;
const shortestStem = 4;
/** Shorter words have an English plural only: tip and tips. */
const shortestPlural = 3;
/** An English y becomes ie before the s: battery and batteries. */
const singularY = /[^aeiou]y$/;
const pluralY = /[^aeiou]ies$/;
const shortestPluralY = 6;

/** Common beginning of all forms of the word. */
export function toStem(word: string): string {
  if (hasDigit(word)) return word;
  if (word.length < shortest) return isShortPlural(word) ? word.slice(0, -1) : word;
  if (singularY.test(word)) return word.slice(0, -1);
  if (word.length >= shortestPluralY && pluralY.test(word)) return word.slice(0, -3);
  const ending = endings.find((end) => isEnding(word, end)) ?? '';
  return word.slice(0, word.length - ending.length);
}

const isEnding = (word: string, end: string): boolean =>
  word.endsWith(end) &&
  word.length - end.length >= shortestStem &&
  !(end === diminutive && pluralOfSch.test(word));

const isShortPlural = (word: string): boolean =>
  word.length > shortestPlural && word.endsWith('s') && !word.endsWith('ss');

/** The other forms a word may have in a text; most of them exist in no dictionary, which is for the caller to see. */
export function otherForms(word: string, stem = toStem(word)): string[] {
  if (hasDigit(word)) return [];
  if (word.length < shortest) return shortForms(word, stem);
  if (singularY.test(word)) return [`${stem}ies`, `${word}s`];
  if (stem === word) return endings.map((ending) => word + ending);
  const own = word.slice(stem.length);
  if (own === 'ies') return [`${stem}y`, `${stem}ie`, `${stem}ien`];
  const forms = [stem];
  for (const ending of endings) if (ending !== own) forms.push(stem + ending);
  // Where the ending may belong to the word (Stein, Polymer), what follows it counts too. Of what can be reached both
  // ways, as stem, e and n, one is enough.
  for (const ending of endings) if (!endings.includes(own + ending)) forms.push(word + ending);
  return forms;
}

function shortForms(word: string, stem: string): string[] {
  if (word.length < shortestPlural) return [];
  return stem === word ? [`${word}s`] : [stem];
}
