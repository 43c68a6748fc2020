// Which column of a file is which field, told by its heading.

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Names and words compare without case, umlauts, spaces and signs. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => spelled[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A unit or a remark in brackets says nothing of what the column is: "Preis (netto, €)". */
const headingOf = (text: string): string => folded(text.replace(/[([][^)\]]*[)\]]/g, ''));

/** No heading is longer; a text of a thousand brackets would only take long to look at. */
const longestHeading = 200;

export interface Headings<Field extends string> {
  /** Which field each column seems to be. Where two claim the same, our own name goes before others, then the first. */
  readonly proposeColumns: (header: readonly string[]) => (Field | null)[];
  /** How many headings of a row are known: what tells the header from a title above it. */
  readonly knownHeadings: (row: readonly string[]) => number;
}

/** `namesOf` tells everything a field may be called; our own two names first. */
export function matchHeadings<Field extends string>(
  fields: readonly Field[],
  namesOf: (field: Field) => readonly string[],
): Headings<Field> {
  const fieldByHeading = new Map<string, Field>(
    fields.flatMap((field) => namesOf(field).map((name) => [folded(name), field] as const)),
  );
  const fieldOf = (heading: string): Field | null =>
    heading.length > longestHeading
      ? null
      : (fieldByHeading.get(folded(heading)) ?? fieldByHeading.get(headingOf(heading)) ?? null);
  const isOwnName = (field: Field, heading: string): boolean =>
    namesOf(field)
      .slice(0, 2)
      .some((name) => folded(name) === headingOf(heading));
  return {
    proposeColumns(header) {
      const found = header.map(fieldOf);
      const columnsOf = (field: Field) =>
        header.flatMap((_, index) => (found[index] === field ? [index] : []));
      return found.map((field, index) => {
        if (field === null) return null;
        const columns = columnsOf(field);
        const winner = columns.find((column) => isOwnName(field, header[column] ?? '')) ?? columns[0];
        return winner === index ? field : null;
      });
    },
    knownHeadings: (row) => row.filter((cell) => fieldOf(cell) !== null).length,
  };
}
