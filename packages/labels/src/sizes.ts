// Label media: rolls of a DYMO, sheets of an office printer. Measures in millimetres.

/** Where an unprinted edge must stay: rolls and sheets have places no printer reaches. */
export interface LabelSize {
  readonly width: number;
  readonly height: number;
  /** Left, right: free of print; the rest follows from the design. */
  readonly left: number;
  readonly right: number;
}

export interface Roll extends LabelSize {
  /** As DYMO's label files name it. */
  readonly dymoId: string;
  readonly paperName: string;
  /** Size of the paper as fed into the printer, in twips. */
  readonly twips: { readonly width: number; readonly height: number };
}

export const rollIds = ['30334', '30252', '30321', '11352'] as const;
export type RollId = (typeof rollIds)[number];

/** The free edges are those of DYMO's own label files: along the paper its first 5.9 mm are out of reach. */
export const rolls: Readonly<Record<RollId, Roll>> = {
  '30334': {
    width: 57,
    height: 32,
    left: 2.8,
    right: 2.3,
    dymoId: 'Small30334',
    paperName: '30334 2-1/4 in x 1-1/4 in',
    twips: { width: 3240, height: 1800 },
  },
  '30252': {
    width: 89,
    height: 28,
    left: 5.9,
    right: 4.6,
    dymoId: 'Address',
    paperName: '30252 Address',
    twips: { width: 1581, height: 5040 },
  },
  '30321': {
    width: 89,
    height: 36,
    left: 5.9,
    right: 4.6,
    dymoId: 'LargeAddress',
    paperName: '30321 Large Address',
    twips: { width: 2025, height: 5020 },
  },
  '11352': {
    width: 54,
    height: 25,
    left: 2.3,
    right: 2.3,
    dymoId: 'ReturnAddressInt',
    paperName: '11352 Return Address Int',
    twips: { width: 1440, height: 3060 },
  },
};

export interface Paper extends LabelSize {
  readonly columns: number;
  readonly rows: number;
  /** Where the first label begins on the sheet. */
  readonly firstX: number;
  readonly firstY: number;
  /** From one label's beginning to the next one's. */
  readonly stepX: number;
  readonly stepY: number;
  /** Set for a sheet that is to be cut. */
  readonly hasCutMarks: boolean;
}

export const paperIds = ['3475', 'L4731', 'L6008', 'A4'] as const;
export type PaperId = (typeof paperIds)[number];

export const sheet = { width: 210, height: 297 } as const;

const tiny = {
  width: 25.4,
  height: 10,
  left: 0.9,
  right: 0.6,
  columns: 7,
  rows: 27,
  firstX: 8.6,
  firstY: 13.5,
  stepX: 27.9,
  stepY: 10,
  hasCutMarks: false,
} as const;

/** Avery Zweckform's numbers; L6008 is L4731 in silver. Plain paper is cut along marks. */
export const papers: Readonly<Record<PaperId, Paper>> = {
  '3475': {
    width: 70,
    height: 36,
    // Labels reach the sheet's edges, where office printers do not.
    left: 5.5,
    right: 5.5,
    columns: 3,
    rows: 8,
    firstX: 0,
    firstY: 4.5,
    stepX: 70,
    stepY: 36,
    hasCutMarks: false,
  },
  L4731: tiny,
  L6008: tiny,
  A4: {
    width: 57,
    height: 32,
    left: 2.8,
    right: 2.3,
    columns: 3,
    rows: 8,
    firstX: 19.5,
    firstY: 20.5,
    stepX: 57,
    stepY: 32,
    hasCutMarks: true,
  },
};

export const labelsPerSheet = ({ columns, rows }: Paper): number => columns * rows;

/** Sheets for so many labels when the first one comes to a place counted from 1. */
export const sheetsFor = (paper: Paper, labels: number, start = 1): number =>
  labels === 0 ? 0 : Math.ceil((start - 1 + labels) / labelsPerSheet(paper));

/** Left upper corner of the label at a place, counted from 0, row by row. */
export function placeOn(paper: Paper, place: number): { sheet: number; x: number; y: number } {
  const perSheet = labelsPerSheet(paper);
  const onSheet = place % perSheet;
  return {
    sheet: Math.floor(place / perSheet),
    x: paper.firstX + (onSheet % paper.columns) * paper.stepX,
    y: paper.firstY + Math.floor(onSheet / paper.columns) * paper.stepY,
  };
}
