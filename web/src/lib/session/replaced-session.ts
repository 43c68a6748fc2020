// Told by the server when another tab switched the practice: the session of this tab was replaced, and books nothing any more.
import { createStore } from '../store.ts';

/** Name of the practice that this browser is in now, empty if unknown; null: the session of this tab is in force. */
export const replacingPractice = createStore<string | null>(null);
