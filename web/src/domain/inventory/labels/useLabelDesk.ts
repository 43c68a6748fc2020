// The state of a desk at which labels are printed: how many of each row, which one is looked at, and whether they are out.
import type { LabelList } from '@praxora/contract/inventory/label';
import type { PrintingDefaults } from '@praxora/contract/inventory/printing';
import { useState } from 'react';
import {
  type Amounts,
  type ChosenLabel,
  chosenLabels,
  type SelectedRow,
  selectedRows,
  totalLabels,
} from './desk.ts';
import type { LabelSource } from './queries.ts';
import { useSheetStart } from './sheet-start.ts';
import { type Printing, usePrinting } from './usePrinting.ts';

export interface LabelDeskState {
  readonly list: LabelList;
  readonly settings: PrintingDefaults;
  readonly rows: readonly SelectedRow[];
  readonly labels: readonly ChosenLabel[];
  readonly total: number;
  /** Place on the first sheet. */
  readonly start: number;
  /** Which of the labels is looked at. */
  readonly index: number;
  readonly lookAt: (index: number) => void;
  readonly setAmount: (row: SelectedRow, amount: number) => void;
  /** They came out: the button rests, so that a second click prints nothing. */
  readonly isPrinted: boolean;
  readonly printing: Printing;
  readonly print: (change?: Partial<PrintingDefaults> & { isAnyway?: boolean }) => Promise<boolean>;
  readonly confirm: () => Promise<void>;
  /** Selects the labels still due, or all of them again. */
  readonly openAgain: () => void;
}

interface DeskOptions {
  readonly source: LabelSource;
  readonly list: LabelList;
  readonly settings: PrintingDefaults;
  /** Opened in order to print: what is out already is meant to be printed once more. */
  readonly startsAgain: boolean;
}

export function useLabelDesk({ source, list, settings, startsAgain }: DeskOptions): LabelDeskState {
  const printing = usePrinting();
  const start = useSheetStart(settings.paper);
  const [amounts, setAmounts] = useState<Amounts>(new Map());
  const [isAgain, setAgain] = useState(startsAgain && list.due === 0);
  const [isOut, setOut] = useState(false);
  const [index, lookAt] = useState(0);
  const isPrinted = isOut || (!isAgain && list.due === 0);
  // Printed labels remain visible with their amounts.
  const rows = selectedRows(list, amounts, isAgain || isPrinted);
  const labels = chosenLabels(rows);

  function finish(isDone: boolean): boolean {
    if (isDone) {
      setOut(true);
      // Labels that were left out are not shown as printed.
      setAmounts(new Map(rows.map(({ key, amount }) => [key, amount])));
    }
    return isDone;
  }

  return {
    list,
    settings,
    rows,
    labels,
    total: totalLabels(rows),
    start,
    index: Math.min(index, Math.max(0, labels.length - 1)),
    lookAt,
    isPrinted,
    printing,
    setAmount: (row, amount) => {
      printing.forget();
      setAmounts((before) => new Map(before).set(row.key, amount));
      const first = labels.findIndex(({ key }) => key === row.key);
      if (first >= 0) lookAt(first);
    },
    print: async ({ isAnyway = false, ...change } = {}) => {
      const due = isAgain ? null : { source, shown: list };
      return finish(
        await printing.print({ settings: { ...settings, ...change }, labels, start, due, isAnyway }),
      );
    },
    confirm: async () => {
      if (!(await printing.confirm())) return;
      setAmounts(new Map());
      // For due labels the list itself shows that they are printed; a repeated print is marked as printed here.
      setOut(isAgain);
    },
    openAgain: () => {
      setAgain(list.due === 0);
      setOut(false);
      setAmounts(new Map());
    },
  };
}
