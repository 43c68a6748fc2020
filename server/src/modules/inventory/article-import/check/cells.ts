// The cells of one row, read field by field; what cannot be read is noted at its field.
import type { ErrorCode, ErrorParams } from '@praxora/contract/errors';
import type { ImportNote } from '@praxora/contract/inventory/article-import.calls';
import type { ImportField } from '@praxora/rules/inventory/article-import-fields';
import { cleanLine } from '@praxora/rules/shared/clean-text';
import type { Values } from '../draft.ts';

export interface RowProblem {
  readonly field: ImportField;
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly articleId: number | null;
}

const longestRead = 200;

export class Cells {
  readonly problems: RowProblem[] = [];
  readonly notes: { field: ImportField; note: ImportNote; line?: number }[] = [];

  constructor(readonly values: Values) {}

  text(field: ImportField): string {
    return cleanLine(this.values[field] ?? '');
  }

  /** The first thing wrong with a field is told. */
  refuse(
    field: ImportField,
    code: ErrorCode,
    params: ErrorParams = {},
    articleId: number | null = null,
  ): void {
    if (this.problems.some((problem) => problem.field === field)) return;
    this.problems.push({ field, code, params, articleId });
  }

  note(field: ImportField, note: ImportNote): void {
    this.notes.push({ field, note });
  }

  /** The file has the same in another line: nobody counts the same box twice on purpose. */
  noteSameRow(line: number): void {
    this.notes.push({ field: this.text('amount') === '' ? 'name' : 'amount', note: 'sameRow', line });
  }

  /** An empty cell means what is left out. What is too long to be a number, a day or a word is not even looked at. */
  read<Value, Empty>(field: ImportField, read: (text: string) => Value | null, empty: Empty): Value | Empty {
    const text = this.text(field);
    if (text === '') return empty;
    const value = text.length > longestRead ? null : read(text);
    if (value !== null) return value;
    this.refuse(field, 'INCORRECT_VALUE');
    return empty;
  }

  /** A word that must be one of ours. */
  find<Value>(field: ImportField, find: (text: string) => Value | null | undefined): Value | null {
    const text = this.text(field);
    if (text === '') return null;
    const value = find(text) ?? null;
    if (value === null) this.refuse(field, 'IMPORT_UNKNOWN_VALUE', { value: text });
    return value;
  }
}
