// Print selection from a list of labels: how many of each row, and which. Pure.
import type {
  LabelChoice,
  LabelGroup,
  LabelList,
  LabelRow,
  PrintableLabel,
} from '@praxora/contract/inventory/label';

/** Typed amounts by row; a row without one prints its initial amount. */
export type Amounts = ReadonlyMap<string, number>;

/** Labels of a batch name no stock, so there can be as many as somebody wants. */
const mostBatchLabels = 999;

export const rowKey = ({ kind, stockId, articleId }: LabelRow): string => `${kind}-${stockId ?? articleId}`;

export const maximumLabels = ({ kind, labels }: LabelRow): number =>
  kind === 'batch' ? mostBatchLabels : labels.length;

/** Labels that are due; when reprinting, all of them. */
export const initialAmount = (row: LabelRow, isAgain: boolean): number => (isAgain ? row.count : row.due);

export interface SelectedRow {
  readonly key: string;
  readonly group: LabelGroup;
  readonly row: LabelRow;
  readonly amount: number;
}

export function selectedRows(list: LabelList, amounts: Amounts, isAgain: boolean): SelectedRow[] {
  return list.groups.flatMap((group) =>
    group.rows.map((row) => {
      const key = rowKey(row);
      const amount = Math.min(amounts.get(key) ?? initialAmount(row, isAgain), maximumLabels(row));
      return { key, group, row, amount };
    }),
  );
}

export const totalLabels = (rows: readonly SelectedRow[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Print order: labels that are due come first, then those printed longest ago. */
function inTurn(labels: readonly PrintableLabel[]): PrintableLabel[] {
  const turn = ({ isDue, printed }: PrintableLabel) => (isDue ? '' : `1${printed?.at ?? ''}`);
  return [...labels].sort((one, other) => (turn(one) < turn(other) ? -1 : turn(one) > turn(other) ? 1 : 0));
}

/** A label as printed; the labels of a batch are all the same. */
export interface ChosenLabel {
  readonly key: string;
  readonly group: LabelGroup;
  readonly row: LabelRow;
  /** Null: of a batch. */
  readonly label: PrintableLabel | null;
}

export function chosenLabels(rows: readonly SelectedRow[]): ChosenLabel[] {
  return rows.flatMap(({ key, group, row, amount }) =>
    row.kind === 'batch'
      ? Array.from({ length: amount }, (): ChosenLabel => ({ key, group, row, label: null }))
      : inTurn(row.labels)
          .slice(0, amount)
          .map((label) => ({ key, group, row, label })),
  );
}

/** Label choices sent to the server, in print order. */
export function toChoices(labels: readonly ChosenLabel[]): LabelChoice[] {
  const choices: LabelChoice[] = [];
  for (const { row, label } of labels) {
    const last = choices.at(-1);
    if (row.kind === 'shelf') choices.push({ kind: 'shelf', articleId: row.articleId });
    else if (row.kind === 'unit') {
      if (label) choices.push({ kind: 'unit', labelId: label.labelId });
    } else if (last?.kind === 'batch' && last.stockId === row.stockId)
      choices[choices.length - 1] = { ...last, copies: last.copies + 1 };
    else if (row.stockId !== null) choices.push({ kind: 'batch', stockId: row.stockId, copies: 1 });
  }
  return choices;
}

/** The rest of what is due. */
export const listDueLabels = (list: LabelList): ChosenLabel[] =>
  chosenLabels(selectedRows(list, new Map(), false));

/** Number of labels no longer due since the list was shown: printed in another window, or their goods were taken back. */
export function doneMeanwhile(shown: LabelList, now: LabelList): number {
  const due = (list: LabelList) =>
    new Map(list.groups.flatMap(({ rows }) => rows.map((row) => [rowKey(row), row.due] as const)));
  const after = due(now);
  return [...due(shown)].reduce((sum, [key, count]) => sum + Math.max(0, count - (after.get(key) ?? 0)), 0);
}
