// The treatment that goods were taken out for: a number of the practice, never who was treated.

/** The longest reference, in characters. */
export const longestReference = 40;

const months =
  'jan(?:uar|uary)?|jän(?:ner)?|feb(?:ruar|ruary)?|mär(?:z)?|maerz|mar(?:ch)?|apr(?:il)?|mai|may|jun[ie]?|jul[iy]?|aug(?:ust)?|sep(?:t|tember)?|o[kc]t(?:ober)?|nov(?:ember)?|de[zc](?:ember)?';
const dayNumber = '(?:0?[1-9]|[12]\\d|3[01])';
const monthNumber = '(?:0?[1-9]|1[0-2])';
const year = '(?:19|20)\\d\\d';
const between = '\\s*[./\\-\\s]\\s*';

/** A calendar day as people write it. Six digits alone are none: numbers of patients look like that. */
const days = [
  `${dayNumber}${between}${monthNumber}${between}(?:${year}|\\d\\d)`,
  `${year}${between}${monthNumber}${between}${dayNumber}`,
  `${dayNumber}\\s*[.\\-]?\\s*(?:${months})\\s*[.,\\-]?\\s*(?:${year}|\\d\\d)`,
  `(?:${months})\\s*[.]?\\s*${dayNumber}\\s*[,]?\\s*(?:${year})`,
  `(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])${year}`,
  `${year}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])`,
].map((one) => new RegExp(`(?<![\\p{L}\\p{N}])${one}(?![\\p{L}\\p{N}])`, 'iu'));

/** Whether a text has a calendar day in it, which beside a practice's other papers tells who was treated. */
export const looksLikeBirthDate = (text: string): boolean => days.some((one) => one.test(text));
