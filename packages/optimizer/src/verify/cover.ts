/** A thing to buy: what it costs (not below 0) and what it brings. */
export interface Thing {
  readonly cost: number;
  readonly value: number;
}

interface State {
  readonly cost: number;
  readonly value: number;
}

/** The least cost of things whose values reach the need: all states that may still win, thing by thing. */
export function leastCover(things: readonly Thing[], need: number): number {
  if (need <= 0) return 0;
  const sorted = things.filter(({ value }) => value > 0).sort((a, b) => a.cost * b.value - b.cost * a.value);
  let best = Number.POSITIVE_INFINITY;
  let states: State[] = [{ cost: 0, value: 0 }];
  for (const [index, thing] of sorted.entries()) {
    const grown = states.map(({ cost, value }) => ({ cost: cost + thing.cost, value: value + thing.value }));
    for (const { cost, value } of grown) if (value >= need && cost < best) best = cost;
    const next = sorted[index + 1];
    states = survivors([...states, ...grown], need, best, next);
  }
  return best;
}

/** Without states that cost no less and bring no more than another, and those that cannot get below the best. */
function survivors(states: State[], need: number, best: number, next: Thing | undefined): State[] {
  if (!next) return [];
  states.sort((a, b) => b.value - a.value || a.cost - b.cost);
  let cheapest = Number.POSITIVE_INFINITY;
  return states.filter(({ cost, value }) => {
    if (value >= need || cost >= cheapest) return false;
    cheapest = cost;
    // Each missing unit of value costs at least the next item's ratio; integers forgive the rounding.
    return cost + ((need - value) * next.cost) / next.value <= best - 0.5;
  });
}
