// The lines of a receipt on the screen: their drafts, which of them are open, what is wrong, and changing them.
import { useState } from 'react';
import {
  canStore,
  type DraftLine,
  findDraft,
  findProblems,
  type LineProblems,
  lineProblems,
  type Problems,
  undistributed,
  withNewLot,
} from '../../../domain/purchasing/index.ts';
import { afterPress } from '../../../lib/after-press.ts';
import type { ReceiptDraft } from './draft-store.ts';
import { firstLack, focusOn } from './go-on.ts';
import type { ShownLine } from './order-lines.ts';
import type { StoredDraft } from './useStoredDraft.ts';

/** State of one line's row, and its actions. */
export interface LineState {
  readonly draft: DraftLine;
  /** Problems of the line, once booking was tried. */
  readonly problems: LineProblems | null;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (change: (before: DraftLine) => DraftLine) => void;
  /** Called when the user turns to this line: other lines that are complete collapse. */
  readonly onTurnTo: () => void;
  /** A lot is done: on to the next one, to the next line that lacks something, or to the booking. */
  readonly onGoOn: (lotKey: number) => void;
}

export interface Lines {
  readonly stateOf: (line: ShownLine) => LineState;
  readonly draftOf: (line: ShownLine) => DraftLine;
  /** Changes a line and returns the resulting draft, also where several codes come before the first is rendered. */
  readonly change: (line: ShownLine, change: (before: DraftLine) => DraftLine) => DraftLine;
  readonly open: (keys: readonly number[]) => void;
  /** Problems of all lines; from now on they are shown. */
  readonly check: () => Problems;
  readonly refuse: (problems: Problems) => void;
  readonly forget: () => void;
}

export function useLines<Draft extends ReceiptDraft>(
  lines: readonly ShownLine[],
  { draft, update }: StoredDraft<Draft>,
): Lines {
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems>({});

  function open(keys: readonly number[]) {
    update((before) => ({
      ...before,
      opened: [...before.opened, ...keys.filter((key) => !before.opened.includes(key))],
    }));
  }

  function goOn(line: ShownLine, lotKey: number) {
    const now = findDraft(draft.lines, line);
    const place = now.lots.findIndex(({ key }) => key === lotKey);
    const lack = firstLack([line], () => ({ ...now, lots: now.lots.slice(0, place + 1) }));
    const next = now.lots[place + 1];
    if (lack) focusOn(lack);
    else if (next) focusOn({ lineKey: line.key, lotKey: next.key, field: 'batchNumber' });
    else if (undistributed(now) > 0) {
      change(line, withNewLot);
      const added = withNewLot(now).lots.at(-1);
      if (added) focusOn({ lineKey: line.key, lotKey: added.key, field: 'batchNumber' });
    } else focusOn(firstLack(lines, (one) => findDraft(draft.lines, one)));
  }

  function change(line: ShownLine, make: (before: DraftLine) => DraftLine) {
    setRefused(({ [line.key]: _, ...others }) => others);
    const { lines: after } = update((before) => {
      const was = findDraft(before.lines, line);
      const is = make(was);
      // The first of it, and something is still to be said about it: that appears.
      const isBegun = was.delivered === 0 && is.delivered > 0;
      const asks = isBegun && (lineProblems(line, is) !== null || !canStore(line));
      return {
        ...before,
        lines: { ...before.lines, [line.key]: is },
        opened: asks && !before.opened.includes(line.key) ? [...before.opened, line.key] : before.opened,
      };
    });
    return findDraft(after, line);
  }

  function turnTo({ key }: ShownLine) {
    // The pressed element must not move away.
    afterPress(() =>
      update((before) => {
        const isComplete = (line: ShownLine) => {
          const its = findDraft(before.lines, line);
          return its.delivered > 0 && lineProblems(line, its) === null;
        };
        const complete = lines.filter((line) => line.key !== key && isComplete(line)).map((line) => line.key);
        return before.opened.some((opened) => complete.includes(opened))
          ? { ...before, opened: before.opened.filter((opened) => !complete.includes(opened)) }
          : before;
      }),
    );
  }

  function toggle({ key }: ShownLine) {
    update((before) => ({
      ...before,
      opened: before.opened.includes(key)
        ? before.opened.filter((other) => other !== key)
        : [...before.opened, key],
    }));
  }

  const draftOfLine = (line: ShownLine) => findDraft(draft.lines, line);
  return {
    draftOf: draftOfLine,
    stateOf: (line) => ({
      draft: draftOfLine(line),
      problems: refused[line.key] ?? (isTried ? lineProblems(line, draftOfLine(line)) : null),
      isOpen: draft.opened.includes(line.key),
      onToggle: () => toggle(line),
      onChange: (make) => change(line, make),
      onTurnTo: () => turnTo(line),
      onGoOn: (lotKey) => goOn(line, lotKey),
    }),
    change,
    open,
    check: () => {
      setTried(true);
      setRefused({});
      const problems = findProblems(lines, draft.lines);
      open(Object.keys(problems).map(Number));
      return problems;
    },
    refuse: (problems) => {
      setRefused(problems);
      open(Object.keys(problems).map(Number));
    },
    forget: () => {
      setTried(false);
      setRefused({});
    },
  };
}
