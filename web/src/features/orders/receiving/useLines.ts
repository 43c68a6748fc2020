// The lines of a receipt on the screen: their drafts, which of them are open, what is wrong, and changing them.
import { useState } from 'react';
import { type LineProblems, lineProblems, type Problems, problemsOf } from './check.ts';
import { canStore, type DraftLine, draftOf } from './draft.ts';
import type { ReceiptDraft } from './draftStore.ts';
import type { ShownLine } from './orderLines.ts';
import type { StoredDraft } from './useStoredDraft.ts';

export interface Lines {
  readonly draftOf: (line: ShownLine) => DraftLine;
  readonly isOpen: (line: ShownLine) => boolean;
  /** What is wrong, once booking was tried. */
  readonly problemsOf: (line: ShownLine) => LineProblems | null;
  readonly change: (line: ShownLine, change: (before: DraftLine) => DraftLine) => void;
  readonly toggle: (line: ShownLine) => void;
  readonly open: (keys: readonly number[]) => void;
  /** What is wrong with any of them; from now on it is shown. */
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

  return {
    draftOf: (line) => draftOf(draft.lines, line),
    isOpen: ({ key }) => draft.opened.includes(key),
    problemsOf: (line) =>
      refused[line.key] ?? (isTried ? lineProblems(line, draftOf(draft.lines, line)) : null),
    change: (line, change) => {
      setRefused(({ [line.key]: _, ...others }) => others);
      update((before) => {
        const was = draftOf(before.lines, line);
        const is = change(was);
        // The first of it, and something is still to be said about it: that appears.
        const isBegun = was.delivered === 0 && is.delivered > 0;
        const asks = isBegun && (lineProblems(line, is) !== null || !canStore(line));
        return {
          ...before,
          lines: { ...before.lines, [line.key]: is },
          opened: asks && !before.opened.includes(line.key) ? [...before.opened, line.key] : before.opened,
        };
      });
    },
    toggle: ({ key }) =>
      update((before) => ({
        ...before,
        opened: before.opened.includes(key)
          ? before.opened.filter((other) => other !== key)
          : [...before.opened, key],
      })),
    open,
    check: () => {
      setTried(true);
      setRefused({});
      const problems = problemsOf(lines, draft.lines);
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
