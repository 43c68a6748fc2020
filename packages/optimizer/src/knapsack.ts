// Minimum knapsack by dynamic programming around the break item: the cheapest set of things whose values add up to a
// need. Starts from the set that a purchase in order of the ratio of cost to value would make, and adds and leaves out
// things around its end; of two states the worse is dropped.
import { at, ix } from './vectors.ts';

/** States kept at once; a search that needs more settles for its bound. */
const mostStates = 4_096;

/** States in descending value and descending cost, each with the way it came about. */
class States {
  readonly value: Float64Array;
  readonly cost: Float64Array;
  readonly origin: Int32Array;
  size = 0;

  constructor(limit: number) {
    this.value = new Float64Array(2 * limit + 1);
    this.cost = new Float64Array(2 * limit + 1);
    this.origin = new Int32Array(2 * limit + 1);
  }

  push(value: number, cost: number, origin: number): void {
    this.value[this.size] = value;
    this.cost[this.size] = cost;
    this.origin[this.size++] = origin;
  }
}

export class CoverKnapsack {
  /** Things in ascending ratio of cost to value, values above 0; the caller fills the first `size` of each. */
  readonly cost: Float64Array;
  readonly value: Float64Array;
  size = 0;
  /** The set last found, as indices into the things. */
  readonly chosen: Int32Array;
  chosenCount = 0;
  /** Lower bound of the cost of any set, after the last search; an integer. */
  floor = 0;

  private readonly stateLimit: number;
  private states: States;
  private spare: States;
  /** A way is a chain of changes, each against the one before; negative for a thing that is left out. */
  private readonly before: Int32Array;
  private readonly change: Int32Array;
  private ways = 0;
  private best = 0;
  private bestWay = -1;

  constructor(capacity: number) {
    this.cost = new Float64Array(capacity);
    this.value = new Float64Array(capacity);
    this.chosen = new Int32Array(capacity);
    this.stateLimit = Math.min(mostStates, 2 ** Math.min(capacity, 30));
    this.states = new States(this.stateLimit);
    this.spare = new States(this.stateLimit);
    this.before = new Int32Array(32 * this.stateLimit);
    this.change = new Int32Array(32 * this.stateLimit);
  }

  /** The cost of covering the need when the last thing may be bought in part; infinite where nothing covers it. */
  relaxed(need: number): number {
    const { cost, value, size } = this;
    let missing = need;
    let total = 0;
    for (let index = 0; index < size; index++) {
      const worth = at(value, index);
      if (worth >= missing) return total + (at(cost, index) * missing) / worth;
      total += at(cost, index);
      missing -= worth;
    }
    return missing > 0 ? Number.POSITIVE_INFINITY : total;
  }

  /** Marginal cost of the need: the cost per value of the last item used, in part or whole. */
  slope(need: number): number {
    const { cost, value, size } = this;
    let missing = need;
    let index = 0;
    while (index < size - 1 && at(value, index) < missing) missing -= at(value, index++);
    return index < size ? at(cost, index) / at(value, index) : 0;
  }

  /**
   * The least cost of a set that covers the need, where it is below the limit; the set itself is in `chosen`.
   * Otherwise the limit. Costs are integers, which forgives the rounding of bounds.
   */
  solve(need: number, limit: number): number {
    const { cost, value, size, states } = this;
    this.best = limit;
    this.bestWay = -1;
    this.ways = 0;
    let end = 0;
    let bought = 0;
    let paid = 0;
    while (end < size && bought + at(value, end) < need) {
      bought += at(value, end);
      paid += at(cost, end++);
    }
    states.size = 0;
    states.push(bought, paid, -1);
    const greedy = end;
    let next = end;
    let last = end - 1;
    let complete = true;
    this.closeAtOnce(greedy, need - bought, paid);
    const slope = this.ratioAt(greedy, 0);
    const relaxed = paid + slope * (need - bought);
    while (this.states.size > 0 && (next < size || last >= 0)) {
      const adding = next < size && (last < 0 || next - greedy <= greedy - 1 - last);
      const index = adding ? next++ : last--;
      // A change that is too dear even where parts can be bought leads nowhere.
      const loss = Math.abs(at(cost, index) - slope * at(value, index));
      if (relaxed + loss > this.best - 0.5 && index !== greedy) continue;
      if (adding) this.merge(index, at(value, index), at(cost, index), need, next, last);
      else this.merge(~index, -at(value, index), -at(cost, index), need, next, last);
      if (this.states.size > this.stateLimit || this.ways + 2 * this.stateLimit > this.change.length) {
        complete = false;
        break;
      }
    }
    const open = complete ? Number.POSITIVE_INFINITY : this.leastOpen(need, next, last);
    this.floor = Math.ceil(Math.min(this.best, open) - 0.01);
    this.readChosen(greedy);
    return this.best;
  }

  /** A first set: the purchase in order and the cheapest single thing that completes it. */
  private closeAtOnce(greedy: number, missing: number, paid: number): void {
    const { cost, value, size } = this;
    let closing = -1;
    for (let index = greedy; index < size; index++) {
      if (at(value, index) < missing || paid + at(cost, index) >= this.best) continue;
      this.best = paid + at(cost, index);
      closing = index;
    }
    if (closing >= 0) this.bestWay = this.note(-1, closing);
  }

  /** Every state with and without the change; dominated and hopeless ones are dropped. The hottest loop of all. */
  private merge(change: number, value: number, cost: number, need: number, next: number, last: number): void {
    const { value: fromValue, cost: fromCost, origin: fromWay } = this.states;
    const { value: toValue, cost: toCost, origin: toWay } = this.spare;
    const dearest = this.ratioAt(next, Number.POSITIVE_INFINITY);
    const refund = this.ratioAt(last, 0);
    // An end mark spares the question whether a list is used up.
    fromValue[this.states.size] = Number.NEGATIVE_INFINITY;
    let plain = 0;
    let changed = 0;
    let plainValue = fromValue[0] as number;
    let changedValue = plainValue + value;
    let lowest = Number.POSITIVE_INFINITY;
    let count = 0;
    for (;;) {
      const isPlain = plainValue > changedValue;
      const reached = isPlain ? plainValue : changedValue;
      if (reached === Number.NEGATIVE_INFINITY) break;
      let spent: number;
      let way: number;
      if (isPlain) {
        spent = fromCost[plain] as number;
        way = fromWay[plain] as number;
        plainValue = fromValue[++plain] as number;
      } else {
        spent = (fromCost[changed] as number) + cost;
        way = fromWay[changed] as number;
        changedValue = (fromValue[++changed] as number) + value;
      }
      if (spent >= lowest) continue;
      lowest = spent;
      const over = reached - need;
      const isBest = over >= 0 && spent < this.best;
      if (!isBest && spent - over * (over >= 0 ? refund : dearest) > this.best - 0.5) continue;
      if (!isPlain) way = this.note(way, change);
      if (isBest) {
        this.best = spent;
        this.bestWay = way;
      }
      toValue[count] = reached;
      toCost[count] = spent;
      toWay[count++] = way;
    }
    this.spare.size = count;
    [this.states, this.spare] = [this.spare, this.states];
  }

  private ratioAt(index: number, otherwise: number): number {
    return index >= 0 && index < this.size ? at(this.cost, index) / at(this.value, index) : otherwise;
  }

  private note(way: number, change: number): number {
    this.before[this.ways] = way;
    this.change[this.ways] = change;
    return this.ways++;
  }

  /** Lower bound of the states still open. */
  private leastOpen(need: number, next: number, last: number): number {
    const { states } = this;
    const dearest = this.ratioAt(next, Number.POSITIVE_INFINITY);
    const refund = this.ratioAt(last, 0);
    let least = Number.POSITIVE_INFINITY;
    for (let index = 0; index < states.size; index++) {
      const over = at(states.value, index) - need;
      least = Math.min(least, at(states.cost, index) - over * (over >= 0 ? refund : dearest));
    }
    return least;
  }

  private readChosen(greedy: number): void {
    const { chosen } = this;
    this.chosenCount = 0;
    if (this.bestWay < 0) return;
    const out = new Set<number>();
    for (let way = this.bestWay; way >= 0; way = ix(this.before, way)) {
      const change = ix(this.change, way);
      if (change >= 0) chosen[this.chosenCount++] = change;
      else out.add(~change);
    }
    for (let index = 0; index < greedy; index++) if (!out.has(index)) chosen[this.chosenCount++] = index;
  }
}
