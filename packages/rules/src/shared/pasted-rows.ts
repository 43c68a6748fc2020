// Rows and cells of a pasted table. Each line has its own separator, so that a line without columns may stand among others.

const separators = ['\t', ';'] as const;
type Separator = (typeof separators)[number];

/** Cells without the blanks around them. What stands in one line never changes how another is cut. */
export function readPastedRows(pasted: string): string[][] {
  const text = pasted.replace(/\r\n?/g, '\n');
  const rows: string[][] = [];
  for (let at = 0; at <= text.length; ) {
    const separator = separatorAt(text, at);
    const row: string[] = [];
    let isEnd = false;
    while (!isEnd) {
      const cell = cellAt(text, at, separator);
      row.push(cell.text.replace(/\s+/g, ' ').trim());
      isEnd = text[cell.end] !== separator;
      at = cell.end + 1;
    }
    rows.push(row);
  }
  return rows;
}

/** Spreadsheets paste tabs; files have semicolons. Null: the line has no columns. */
function separatorAt(text: string, start: number): Separator | null {
  const line = text.slice(start, lineEnd(text, start));
  const inLine = separators.find((separator) => line.includes(separator));
  if (inLine !== undefined) return inLine;
  // A first cell in quotes may go over several lines: then the separator stands behind it.
  return (
    separators.find((separator) => text[quotedCell(text, start, separator)?.end ?? -1] === separator) ?? null
  );
}

function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}

interface Cell {
  readonly text: string;
  /** Where its separator, the line's end or the text's end stands. */
  readonly end: number;
}

function cellAt(text: string, start: number, separator: Separator | null): Cell {
  const quoted = separator === null ? null : quotedCell(text, start, separator);
  if (quoted) return quoted;
  const last = lineEnd(text, start);
  const next = separator === null ? -1 : text.indexOf(separator, start);
  const end = next < 0 ? last : Math.min(next, last);
  return { text: text.slice(start, end), end };
}

/**
 * A cell in quotes may hold separators or line ends. Null: the quote is a sign like any other, because it is not closed at a cell's
 * end, or because it would take in the cells of further lines.
 */
function quotedCell(text: string, start: number, separator: Separator): Cell | null {
  const opening = start + (/^ */.exec(text.slice(start, start + 16))?.[0].length ?? 0);
  if (text[opening] !== '"') return null;
  let content = '';
  let hasSeparator = false;
  let hasLineEnd = false;
  for (let at = opening + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"' && text[at + 1] !== '"') {
      let end = at + 1;
      while (text[end] === ' ') end += 1;
      const isCellEnd = end >= text.length || text[end] === separator || text[end] === '\n';
      return isCellEnd ? { text: content, end } : null;
    }
    if (sign === '"') at += 1;
    hasSeparator ||= sign === '\t' || sign === ';';
    hasLineEnd ||= sign === '\n';
    if (hasSeparator && hasLineEnd) return null;
    content += sign;
  }
  return null;
}
