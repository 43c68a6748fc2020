// Effect of a scan.
export type Mode = 'remove' | 'reorder' | 'lookup' | 'putAside';

/** Work on one order or one storage, on a screen of its own. */
export type WorkMode = 'receive' | 'count' | 'move';
