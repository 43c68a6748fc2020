// The formats of files that can be imported. What an upload offers, how a file is told and which reader it gets follow from it.

export type FileUse = 'articles' | 'priceLists' | 'catalogues';

interface FormatDefinition {
  readonly extensions: readonly string[];
  readonly mediaTypes: readonly string[];
  /** How such a file begins, each byte as one character. The first format that fits is the file's. */
  readonly start: RegExp;
  /** Rows of cells, which need a reader of tables, or elements with names of their own. */
  readonly shape: 'table' | 'elements';
  readonly uses: readonly FileUse[];
}

export const fileFormats = {
  xlsx: {
    extensions: ['.xlsx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    start: /^PK/,
    shape: 'table',
    uses: ['articles', 'priceLists'],
  },
  bmecat: {
    extensions: ['.xml'],
    mediaTypes: ['text/xml', 'application/xml'],
    // A mark of the encoding, and zeros of UTF-16, may stand before it.
    start: /^[\u00ef\u00bb\u00bf\u00fe\u00ff\s\0]*<\0?[?!a-z]/i,
    shape: 'elements',
    uses: ['priceLists', 'catalogues'],
  },
  // Any text may be CSV, so it comes last.
  csv: {
    extensions: ['.csv', '.txt'],
    mediaTypes: ['text/csv'],
    start: /^/,
    shape: 'table',
    uses: ['articles', 'priceLists', 'catalogues'],
  },
} as const satisfies Record<string, FormatDefinition>;

export type FileFormat = keyof typeof fileFormats;
export type TableFormat = {
  [Format in FileFormat]: (typeof fileFormats)[Format]['shape'] extends 'table' ? Format : never;
}[FileFormat];
export type FormatFor<Use extends FileUse> = {
  [Format in FileFormat]: Use extends (typeof fileFormats)[Format]['uses'][number] ? Format : never;
}[FileFormat];

const allFormats = Object.keys(fileFormats) as FileFormat[];

export const formatsFor = <Use extends FileUse>(use: Use) =>
  allFormats.filter((format) => (fileFormats[format].uses as readonly FileUse[]).includes(use)) as [
    FormatFor<Use>,
    ...FormatFor<Use>[],
  ];

/** As many bytes of a file as tell its format. */
export const decisiveBytes = 1024;

const firstFitting = <Format extends FileFormat>(formats: readonly Format[], start: string): Format => {
  const match = formats.find((format) => fileFormats[format].start.test(start));
  if (match === undefined) throw new Error('No format takes any text');
  return match;
};

/** `start`: the first bytes of a file, each as one character. */
export const detectFormat = <Use extends FileUse>(start: string, use: Use): FormatFor<Use> =>
  firstFitting(formatsFor(use), start);

export const isTable = (format: FileFormat): format is TableFormat => fileFormats[format].shape === 'table';

/** The same of a file that can only be a table. */
export const detectTable = (start: string): TableFormat => firstFitting(allFormats.filter(isTable), start);

/** The attribute `accept` of a file field. */
export const acceptedFiles = (use: FileUse): string => {
  const formats = formatsFor(use).map((format) => fileFormats[format]);
  return [
    ...formats.flatMap(({ extensions }) => extensions),
    ...formats.flatMap(({ mediaTypes }) => mediaTypes),
  ].join(',');
};
