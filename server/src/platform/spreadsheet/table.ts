// A sheet read: its rows as texts, with the line each stands in. Empty rows are left out.
import { cleanText } from '@praxora/rules/shared/clean-text';
import { limits, tooLarge, tooManyRows } from './limits.ts';

export interface SheetRow {
  /** As the program that shows the file counts it, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Titles and notes above a table do not count against its rows. */
const sparedRows = 50;

/** Half of a character that takes two: no database keeps it. */
const halves = /\p{Cs}/gu;

/** Cut before anything else is done to it: a text may be as long as the file. */
export const cleaned = (cell: string): string =>
  cleanText(cell.slice(0, limits.cellLength)).replace(halves, '');

/** Collects rows and refuses more than we take before they fill the memory. */
export class RowCollector {
  readonly rows: SheetRow[] = [];
  readonly #mostRows: number;
  #characters = 0;

  constructor(mostRows: number) {
    this.#mostRows = mostRows;
  }

  add(line: number, cells: readonly string[]): void {
    const clean = cells.map((cell) => cleaned(cell ?? ''));
    while (clean.length > 0 && clean.at(-1)?.trim() === '') clean.pop();
    if (clean.length === 0) return;
    if (clean.length > limits.columns || this.rows.length >= this.#mostRows + sparedRows)
      throw tooManyRows(this.#mostRows);
    this.#characters += clean.reduce((sum, cell) => sum + cell.length, 0);
    if (this.#characters > limits.characters) throw tooLarge();
    this.rows.push({ line, cells: clean });
  }
}
