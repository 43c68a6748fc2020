// Which column of a file is which field, told by its heading.
import { fieldNames, type ImportField, importFields } from './article-import-fields.ts';

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Names and words compare without case, umlauts, spaces and signs. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => spelled[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, '');

const fieldByHeading = new Map<string, ImportField>(
  importFields.flatMap((field) => fieldNames(field).map((name) => [folded(name), field] as const)),
);

/** A unit or a remark in brackets says nothing of what the column is: "Preis (netto, €)". */
const headingOf = (text: string): string => folded(text.replace(/[([][^)\]]*[)\]]/g, ''));

/** No heading is longer; a text of a thousand brackets would only take long to look at. */
const longestHeading = 200;

const fieldOf = (heading: string): ImportField | null =>
  heading.length > longestHeading
    ? null
    : (fieldByHeading.get(folded(heading)) ?? fieldByHeading.get(headingOf(heading)) ?? null);

const isOwnName = (field: ImportField, heading: string): boolean =>
  fieldNames(field)
    .slice(0, 2)
    .some((name) => folded(name) === headingOf(heading));

/** Which field each column seems to be. Where two claim the same, our own name goes before others, then the first. */
export function proposeColumns(header: readonly string[]): (ImportField | null)[] {
  const fields = header.map(fieldOf);
  const columnsOf = (field: ImportField) =>
    header.flatMap((_, index) => (fields[index] === field ? [index] : []));
  return fields.map((field, index) => {
    if (field === null) return null;
    const columns = columnsOf(field);
    const winner = columns.find((column) => isOwnName(field, header[column] ?? '')) ?? columns[0];
    return winner === index ? field : null;
  });
}

/** How many headings of a row are known: what tells the header from a title above it. */
export const knownHeadings = (row: readonly string[]): number =>
  row.filter((cell) => fieldOf(cell) !== null).length;
