// Normalizes spelling: lower case, no accents, ß as ss, and ä, ae and a alike (ö and ü likewise).

const plainAscii = /^[a-z0-9]*$/;
/** Text whose length does not change when folded. */
const plainLetters = /^(?:[A-Za-z0-9](?<![AOUaou][Ee]))*$/;
const digraph = /([ao])e|(?<![aeiouq])ue/g;
const marks = /\p{M}+/gu;
const special: Readonly<Record<string, string>> = {
  ä: 'a',
  ö: 'o',
  ü: 'u',
  ß: 'ss',
  æ: 'a',
  œ: 'o',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  µ: 'u',
  μ: 'u',
};
const specialLetters = /[ßæœøłđðþıµμ]/g;

const umlauts = /[äöüß]/g;

function withoutAccents(text: string): string {
  // Nearly always these four are all there is.
  const simple = text.replace(umlauts, (letter) => special[letter] ?? letter);
  return plainAscii.test(simple) ? simple : withoutAnyAccents(simple);
}

function withoutAnyAccents(text: string): string {
  return text
    .replace(specialLetters, (letter) => special[letter] ?? letter)
    .normalize('NFKD')
    .replace(marks, '');
}

/**
 * Folds one word. A folded beginning of a word is a beginning of the folded word, so prefixes keep working:
 * "ue" stays after a vowel or q (neue, Quelle), where it is hardly ever an umlaut.
 */
export function fold(word: string): string {
  let folded = word.toLowerCase();
  if (!plainAscii.test(folded)) folded = withoutAccents(folded);
  return folded.includes('e')
    ? folded.replace(digraph, (pair, vowel: string | undefined) => vowel ?? pair.charAt(0))
    : folded;
}

/** How many characters of the original make up the first `length` characters of its folded form. */
export function originalLength(original: string, length: number): number {
  if (length <= 0) return 0;
  if (plainLetters.test(original)) return Math.min(length, original.length);
  for (let end = 1; end < original.length; end++) {
    const folded = fold(original.slice(0, end));
    // The second half of a digraph (the e of ae) belongs to the letter before it.
    if (folded.length >= length && fold(original.slice(0, end + 1)).length > folded.length) return end;
  }
  return original.length;
}
