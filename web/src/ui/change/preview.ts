// Manual changes of the cached server state: before the server has answered (a preview), or with its answer. In both
// cases pending requests were sent before the change, and their answers would bring the old state back.
import { matchQuery, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { changeBase, confirmLayer, putLayer, takeLayer } from './layers.ts';

/** Preview under a key, and every longer one, until the server has answered. */
export interface Preview<Input> {
  readonly key: QueryKey;
  /** Gets what is known under the key. */
  readonly show: (known: never, input: Input) => unknown;
}

/** A preview whose parameter types are checked against each other. */
export const preview = <Data, Input>(
  key: QueryKey,
  show: (known: Data, input: Input) => Data,
): Preview<Input> => ({ key, show });

export interface Rollback {
  /** Shows what would be there without the change: the server refused. What later changes show stays. */
  readonly takeBack: () => void;
  /** The server has carried it out: it belongs to what is known, and what is refused later leaves it alone. */
  readonly confirm: () => void;
}

/** In the `meta` of a mutation: the keys under which it shows something. */
interface PreviewMeta {
  readonly previewKeys?: readonly QueryKey[];
}

const isUnder = (query: Query, keys: readonly QueryKey[]): boolean =>
  keys.some((queryKey) => matchQuery({ queryKey }, query));

/** Whether a change that is on its way shows something in the query, besides the one with these keys of its own. */
function isShownByOthers(queryClient: QueryClient, query: Query, own: readonly QueryKey[]): boolean {
  const showing = queryClient
    .getMutationCache()
    .findAll({ status: 'pending' })
    .filter(({ meta }) => isUnder(query, (meta as PreviewMeta | undefined)?.previewKeys ?? []));
  return showing.length > (isUnder(query, own) ? 1 : 0);
}

/** Asked for, and cancelled for a preview: they must be asked for again, whatever comes of the change. */
const owed = new WeakSet<Query>();

async function cancelUnder(queryClient: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  for (const query of queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' }))
    if (isUnder(query, keys)) owed.add(query);
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
}

/** Shows the previews of a change; the requests that could overwrite them are cancelled. */
export async function showPreviews<Input>(
  queryClient: QueryClient,
  previews: readonly Preview<Input>[],
  input: Input,
): Promise<Rollback> {
  const keys = previews.map(({ key }) => key);
  await cancelUnder(queryClient, keys);
  const layers = previews.map(({ key, show }) => ({
    key,
    show: (known: unknown) => show(known as never, input),
  }));
  for (const layer of layers)
    for (const query of queriesUnder(queryClient, layer.key)) putLayer(query, layer);
  return {
    takeBack: () => {
      for (const layer of layers)
        for (const query of queriesUnder(queryClient, layer.key)) {
          takeLayer(query, layer);
          // A later change shows something here too: the last one has it fetched anew.
          if (isShownByOthers(queryClient, query, keys)) owed.add(query);
        }
    },
    confirm: () => {
      for (const layer of layers)
        for (const query of queriesUnder(queryClient, layer.key)) confirmLayer(query, layer);
    },
  };
}

const queriesUnder = (queryClient: QueryClient, queryKey: QueryKey): Query[] =>
  queryClient.getQueryCache().findAll({ queryKey });

interface Outdated {
  /** Outdated by the change. */
  readonly keys: readonly QueryKey[];
  /** Under which the change showed something. */
  readonly previewKeys: readonly QueryKey[];
  /** The server keeps just what was shown: only what was cancelled for it is asked for again. */
  readonly isExact: boolean;
}

/** After a change: fetches anew what it made outdated, but leaves what a later change shows to that one. */
export function refetchSettled(
  queryClient: QueryClient,
  { keys, previewKeys, isExact }: Outdated,
): Promise<void> {
  return refetchQueries(queryClient, (query) => {
    const isShown = isUnder(query, previewKeys) && (!isExact || owed.has(query));
    return (isUnder(query, keys) || isShown) && !isShownByOthers(queryClient, query, previewKeys);
  });
}

function refetchQueries(queryClient: QueryClient, isOutdated: (query: Query) => boolean): Promise<void> {
  const outdated = new Set(queryClient.getQueryCache().findAll({ predicate: isOutdated }));
  for (const query of outdated) owed.delete(query);
  return queryClient.invalidateQueries({ predicate: (query) => outdated.has(query) });
}

/** Takes the server's answer in. What was on its way for the same key is cancelled, and asked for again. */
export async function takeIn<Data>(
  queryClient: QueryClient,
  key: QueryKey,
  change: (known: Data) => Data,
): Promise<void> {
  await cancelUnder(queryClient, [key]);
  for (const query of queriesUnder(queryClient, key))
    changeBase(query, (known) => (known === undefined ? known : change(known as Data)));
  askAgain(queryClient, key);
}

/** Puts an answer into the cache as the whole data of a key, cached before or not. */
export async function putIn<Data>(queryClient: QueryClient, key: QueryKey, data: Data): Promise<void> {
  await cancelUnder(queryClient, [key]);
  const query = queryClient.getQueryCache().find({ queryKey: key, exact: true });
  if (query) changeBase(query, () => data);
  else queryClient.setQueryData(key, data);
  askAgain(queryClient, key);
}

/** Asks again for what was cancelled under the key. */
function askAgain(queryClient: QueryClient, key: QueryKey): void {
  void refetchQueries(
    queryClient,
    (query) => isUnder(query, [key]) && owed.has(query) && !isShownByOthers(queryClient, query, []),
  );
}
