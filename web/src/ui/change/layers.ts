// Pending changes shown in a query, layered over the last known server state. Each can be removed by itself: the next
// action is based on the shown state, and must not find there a change that the server has refused.
import type { Query } from '@tanstack/react-query';

export interface Layer {
  /** Gets what lies below; undefined (never fetched) is not shown to it. */
  readonly show: (known: unknown) => unknown;
}

interface Layered {
  /** Known state without the pending changes. */
  readonly base: unknown;
  readonly layers: readonly Layer[];
  /** State rendered last. Where the query's data differs, an answer has come since, and that one is newer. */
  readonly drawn: unknown;
}

const layered = new WeakMap<Query, Layered>();

function layersOver(query: Query): Layered {
  const known = layered.get(query);
  const { data } = query.state;
  return known && known.drawn === data ? known : { base: data, layers: [], drawn: data };
}

function draw(query: Query, base: unknown, layers: readonly Layer[]): void {
  const data = base === undefined ? base : layers.reduce<unknown>((below, { show }) => show(below), base);
  if (data !== undefined && data !== query.state.data) query.setData(data, { manual: true });
  if (layers.length === 0) layered.delete(query);
  else layered.set(query, { base, layers, drawn: query.state.data });
}

/** Shows the change over what is shown already. */
export function putLayer(query: Query, layer: Layer): void {
  const { base, layers } = layersOver(query);
  draw(query, base, [...layers, layer]);
}

/** Shows what would be there without the change. */
export function takeLayer(query: Query, layer: Layer): void {
  const { base, layers } = layersOver(query);
  if (layers.includes(layer))
    draw(
      query,
      base,
      layers.filter((other) => other !== layer),
    );
}

/** The server holds what the change shows. */
export function confirmLayer(query: Query, layer: Layer): void {
  const { base, layers } = layersOver(query);
  if (!layers.includes(layer)) return;
  draw(
    query,
    base === undefined ? base : layer.show(base),
    layers.filter((other) => other !== layer),
  );
}

/** The server holds something else than what was known; what is on its way stays shown over it. */
export function changeBase(query: Query, change: (known: unknown) => unknown): void {
  const { base, layers } = layersOver(query);
  draw(query, change(base), layers);
}
