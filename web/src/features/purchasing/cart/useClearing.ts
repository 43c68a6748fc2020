// Empties the cart, and remembers how that is undone as long as the page is open and the cart empty.
import { useState } from 'react';
import type { CartActions } from './useCartActions.ts';

export function useClearing(actions: CartActions) {
  const [undoId, setUndoId] = useState<string | null>(null);
  return {
    undoId,
    clear: async () => setUndoId(await actions.clear()),
    undo: async () => {
      if (undoId === null) return;
      await actions.undo(undoId);
      setUndoId(null);
    },
  };
}
