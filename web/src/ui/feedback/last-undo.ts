// The last change that can be taken back, for the place where it was made: the message about it is gone after a few seconds.
import type { ReactNode } from 'react';
import { createStore } from '../../lib/store.ts';

interface LastUndo {
  /** Id of the message that offers the same undo. */
  readonly id: string;
  /** Where it was made: a list, a panel, or one button. */
  readonly place: string;
  readonly text: ReactNode;
  readonly run: () => void;
}

export const lastUndo = createStore<LastUndo | null>(null);

/** Undone, or no longer to be had: every place that offers it lets go of it. */
export function forgetUndo(id: string): void {
  if (lastUndo.get()?.id === id) lastUndo.set(null);
}
