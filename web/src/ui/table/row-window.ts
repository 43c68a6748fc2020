// Which rows of a long list are in sight: only these are in the page, however many there are.

export interface RowRange {
  readonly first: number;
  /** Not in the range any more. */
  readonly end: number;
}

interface Sight {
  /** Where the first row begins, measured from the top of the screen; negative when scrolled past. */
  readonly top: number;
  readonly viewHeight: number;
  readonly rowHeight: number;
  readonly total: number;
}

/** Rows beyond the edges, so that the next ones are there when the list moves on. */
const spare = 10;

/** The range moves by so many rows at a time: a list draws all its rows anew whenever the range changes. */
const step = 5;

export function rowsInSight({ top, viewHeight, rowHeight, total }: Sight): RowRange {
  const first = Math.floor((-top / rowHeight - spare) / step) * step;
  const end = first + spare + Math.ceil(viewHeight / rowHeight) + spare + step;
  const within = (row: number) => Math.min(Math.max(row, 0), total);
  return { first: within(first), end: within(Math.max(end, spare * 2)) };
}

/** The numbers of the server's pages that hold these rows; the first is always among them: it brings the counts. */
export function listPages({ first, end }: RowRange, pageSize: number): number[] {
  const pages = new Set([0]);
  for (let page = Math.floor(first / pageSize); page * pageSize < end; page += 1) pages.add(page);
  return [...pages];
}
