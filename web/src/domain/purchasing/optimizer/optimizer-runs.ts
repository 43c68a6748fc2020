// The optimizer's state for each delivery address: two results, what is being solved, and how that goes. A run solves
// both results, one after the other; there is at most one run for an address.
import type {
  ControlParameters,
  OptimizedCart,
  OptimizerProgress,
} from '@praxora/contract/purchasing/optimizer.calls';
import { isCancelled } from '../../../lib/api/api-error.ts';
import { createStore, type Store } from '../../../lib/store.ts';

/** Free: all vendors. Favorites: what a favourite offers is bought from a favourite. */
export const resultKinds = ['free', 'favorites'] as const;
export type ResultKind = (typeof resultKinds)[number];

export type OptimizerParameters = Pick<
  ControlParameters,
  'alsoOnBackorder' | 'parcelWorthCents' | 'pinnedPositionIds' | 'excludedPositionIds'
>;

/** Optimizer state of a cart; a list that is not in a cart yet has parameters of its own. */
export interface OptimizerState<Parameters = OptimizerParameters> {
  /** Results stay until the ones of new parameters replace them; a change of the cart takes them away. */
  readonly free: OptimizedCart | null;
  readonly favorites: OptimizedCart | null;
  /** Result being solved right now. */
  readonly solving: ResultKind | null;
  readonly isLoading: boolean;
  /** Progress of the current run: the best result so far, and the lower bound. */
  readonly progress: OptimizerProgress | null;
  /** Why there is no result, when nothing is being solved. */
  readonly stopped: 'cancelled' | 'failed' | 'outdated' | null;
  /** Parameters of the newest run. */
  readonly parameters: Parameters | null;
  /** Counts the changes of the cart, each of which asks for a new run. */
  readonly revision: number;
}

interface Watching {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: OptimizerProgress) => void;
}

interface RunOptions<Parameters> {
  readonly solve: (
    addressId: number,
    parameters: Parameters,
    kind: ResultKind,
    watching: Watching,
  ) => Promise<OptimizedCart>;
  /** Hears of every failure but of a run that was cancelled. */
  readonly onFailure: (error: unknown) => void;
}

const nothing: OptimizerState<never> = {
  free: null,
  favorites: null,
  solving: null,
  isLoading: false,
  progress: null,
  stopped: null,
  parameters: null,
  revision: 0,
};

interface Entry<Parameters> {
  readonly store: Store<OptimizerState<Parameters>>;
  run: AbortController | null;
  users: number;
}

export function createOptimizerRuns<Parameters = OptimizerParameters>({
  solve,
  onFailure,
}: RunOptions<Parameters>) {
  type Run = Entry<Parameters>;
  type State = OptimizerState<Parameters>;
  const entries = new Map<number, Run>();

  const entryOf = (addressId: number): Run => {
    const known = entries.get(addressId);
    if (known) return known;
    const entry: Run = { store: createStore<State>(nothing), run: null, users: 0 };
    entries.set(addressId, entry);
    return entry;
  };
  const change = ({ store }: Run, changes: Partial<State>) => {
    const next = { ...store.get(), ...changes };
    store.set({ ...next, isLoading: next.solving !== null });
  };
  const abort = (entry: Run) => {
    entry.run?.abort();
    entry.run = null;
  };

  /** Ends the run; what it had not solved yet is not there. */
  const stop = (entry: Run, stopped: State['stopped']) => {
    abort(entry);
    const { solving, free } = entry.store.get();
    const solved = solving === 'favorites' ? free : null;
    change(entry, { free: solved, favorites: null, solving: null, progress: null, stopped });
  };

  const start = async (addressId: number, parameters: Parameters) => {
    const entry = entryOf(addressId);
    abort(entry);
    const run = new AbortController();
    entry.run = run;
    try {
      for (const kind of resultKinds) {
        change(entry, { solving: kind, progress: null, stopped: null, parameters });
        const result = await solve(addressId, parameters, kind, {
          signal: run.signal,
          onProgress: (progress) => {
            if (entry.run === run) change(entry, { progress });
          },
        });
        // Another run may have begun while this answer was on its way.
        if (entry.run !== run) return;
        change(entry, { [kind]: result });
      }
      entry.run = null;
      change(entry, { solving: null, progress: null });
    } catch (error) {
      if (entry.run !== run) return;
      stop(entry, isCancelled(error) ? 'cancelled' : 'failed');
      if (!isCancelled(error)) onFailure(error);
    }
  };

  return {
    storeOf: (addressId: number): Store<State> => entryOf(addressId).store,

    /** Starts a run, unless these parameters were the last ones already. What is outdated waits for the user's word. */
    run(addressId: number, parameters: Parameters): void {
      const { parameters: last, stopped } = entryOf(addressId).store.get();
      if (stopped === 'outdated' || JSON.stringify(last) === JSON.stringify(parameters)) return;
      void start(addressId, parameters);
    },

    runAgain: (addressId: number, parameters: Parameters) => void start(addressId, parameters),

    cancel: (addressId: number) => {
      const entry = entryOf(addressId);
      if (entry.run) stop(entry, 'cancelled');
    },

    /** The server knows of a change that this browser did not: its results are worth nothing any more. */
    markOutdated: (addressId: number) => {
      const entry = entryOf(addressId);
      abort(entry);
      change(entry, { free: null, favorites: null, solving: null, progress: null, stopped: 'outdated' });
    },

    /** Discards all finished and running solutions: they were for another cart. */
    forgetAll(): void {
      for (const entry of entries.values()) {
        abort(entry);
        entry.store.set({ ...nothing, revision: entry.store.get().revision + 1 });
      }
    },

    /** Says that a screen shows this address; the returned function says that it no longer does. */
    use(addressId: number): () => void {
      const entry = entryOf(addressId);
      entry.users += 1;
      return () => {
        entry.users -= 1;
      };
    },

    /** Ends what nobody looks at any more; results that are whole stay for the next screen. */
    endUnused(addressId: number): void {
      const entry = entryOf(addressId);
      const { solving, stopped, revision } = entry.store.get();
      if (entry.users > 0 || (solving === null && stopped === null)) return;
      abort(entry);
      entry.store.set({ ...nothing, revision });
    },
  };
}
