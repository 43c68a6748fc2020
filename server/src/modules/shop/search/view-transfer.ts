// Hands practice views over to whoever searches, a thread or another process. A view may hold thousands of prices, so each is handed
// over once and named by its id from then on.
import type { PracticeView } from '@praxora/search/index/document';
import { LRUCache } from 'lru-cache';

/** Part of the view that only requests filtered by it need. */
export type OwnIds = Pick<PracticeView, 'boughtIds' | 'stockedIds'>;

export interface TransferredView {
  readonly viewId: number;
  /** Undefined: the receiver has it. */
  readonly view: PracticeView | undefined;
  /** Views that are not needed any more, after this search. */
  readonly outdated: readonly number[];
  readonly own: OwnIds;
}

/** Own prices of all views that the receiver keeps; a view counts as ten. */
const mostKept = 50_000;

export class ViewSender {
  /** The id of each view that the receiver has. */
  readonly #views = new LRUCache<PracticeView, number>({
    maxSize: mostKept,
    sizeCalculation: (_id, { ownPrices }) => 10 + (ownPrices?.size ?? 0),
    dispose: (id) => this.#outdated.push(id),
  });
  /** Ids of views that the receiver can forget with the next search. */
  readonly #outdated: number[] = [];
  #lastId = 0;

  /** A view is handed over once and kept: it must not change. */
  transfer(view: PracticeView, own: OwnIds): TransferredView {
    const known = this.#views.get(view);
    if (known !== undefined) return { viewId: known, view: undefined, outdated: [], own };
    this.#lastId += 1;
    const viewId = this.#lastId;
    this.#views.set(view, viewId);
    const outdated = this.#outdated.splice(0);
    // A view larger than the whole cache is not kept.
    if (!this.#views.has(view)) outdated.push(viewId);
    return { viewId, view, outdated, own };
  }
}

export class ViewReceiver {
  /** By the id under which each was handed over. */
  readonly #views = new Map<number, PracticeView>();

  /** To be called when the request arrives, since a later one may be served before it and name the view no more. */
  receive({ viewId, view, outdated }: TransferredView): PracticeView {
    if (view) this.#views.set(viewId, view);
    const known = this.#views.get(viewId) as PracticeView;
    for (const gone of outdated) this.#views.delete(gone);
    return known;
  }
}
