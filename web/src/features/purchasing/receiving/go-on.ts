// Where the hands go next: to what is still to be said, and to the booking when nothing is.
import { type DraftLine, type LotField, lineProblems } from '../../../domain/purchasing/index.ts';
import type { ShownLine } from './order-lines.ts';

export interface LotPlace {
  readonly lineKey: number;
  readonly lotKey: number;
  readonly field: LotField;
}

const inOrder: readonly LotField[] = ['quantity', 'batchNumber', 'expirationDate', 'storageId'];

/** The first field that still lacks something, in the order of the page. */
export function firstLack(
  lines: readonly ShownLine[],
  draftOf: (line: ShownLine) => DraftLine,
): LotPlace | null {
  for (const line of lines) {
    const draft = draftOf(line);
    const problems = lineProblems(line, draft)?.lots ?? {};
    for (const { key } of draft.lots) {
      const field = inOrder.find((name) => problems[key]?.[name]);
      if (field) return { lineKey: line.key, lotKey: key, field };
    }
  }
  return null;
}

/** Once it is drawn. Null: nothing is left but to book. */
export function focusOn(place: LotPlace | null): void {
  const selector = place
    ? `[data-line="${place.lineKey}"] [data-lot="${place.lotKey}"] [data-field="${place.field}"]`
    : '[data-book]';
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}
