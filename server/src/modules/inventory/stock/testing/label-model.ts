// Labelled goods as simple as they can be told: entries, labels with their uses, bookings, and what each step must answer.

export interface Goods {
  readonly id: number;
  readonly article: number;
  readonly storage: number;
  balance: number;
  readonly movedFrom: number | null;
  readonly isOpened: boolean;
  isBlocked: boolean;
}

export interface Label {
  readonly id: string;
  readonly article: number;
  entry: number;
  /** Units taken with it, or with the lost ones it stands in for. */
  used: number;
  /** Why it counts no more. */
  isVoid: 'LABEL_LOST' | 'LABEL_WITHDRAWN' | null;
}

interface Booking {
  readonly id: string;
  readonly kind: 'input' | 'use' | 'move' | 'other';
  readonly changes: ReadonlyMap<number, number>;
  /** Entries that began with it. */
  readonly begun: ReadonlySet<number>;
  readonly label: Label | null;
  isUndone: boolean;
}

/** How many units a package of an article has, and how many go with a scan of its label. */
export interface Package {
  readonly units: number;
  readonly perScan: number;
  readonly canBeOpened: boolean;
}

/** Codes of which one must be the answer; none: it is booked. */
export type Refusals = readonly string[];

const emptied = ['LABEL_USED_UP', 'NOT_ENOUGH_STOCK'];

export class LabelModel {
  readonly goods = new Map<number, Goods>();
  readonly labels: Label[] = [];
  readonly bookings: Booking[] = [];
  readonly #packages: readonly Package[];

  constructor(packages: readonly Package[]) {
    this.#packages = packages;
  }

  entry(id: number): Goods {
    const goods = this.goods.get(id);
    if (!goods) throw new Error(`There is no entry ${id}`);
    return goods;
  }

  packageOf(article: number): Package {
    return this.#packages[article] ?? { units: 1, perScan: 1, canBeOpened: false };
  }

  /** What is left of a label's package. */
  leftOf({ article, used }: Label): number {
    return this.packageOf(article).units - used;
  }

  sum(article: number, isCounted: (goods: Goods) => boolean = () => true): number {
    return [...this.goods.values()]
      .filter((goods) => goods.article === article && isCounted(goods))
      .reduce((sum, { balance }) => sum + balance, 0);
  }

  usedOf(article: number): number {
    return this.bookings
      .filter(({ kind, isUndone }) => kind === 'use' && !isUndone)
      .flatMap(({ changes }) => [...changes])
      .reduce((sum, [id, change]) => sum - (this.entry(id).article === article ? change : 0), 0);
  }

  refusesUse(label: Label): Refusals {
    const { isBlocked, balance } = this.entry(label.entry);
    if (label.isVoid) return [label.isVoid];
    if (isBlocked && balance > 0) return ['BLOCKED_DAMAGED'];
    if (this.leftOf(label) <= 0) return ['LABEL_USED'];
    if (balance === 0) return emptied;
    return balance < this.packageOf(label.article).perScan ? ['NOT_ENOUGH_STOCK'] : [];
  }

  refusesOpening(label: Label): Refusals {
    const { isOpened, isBlocked, balance } = this.entry(label.entry);
    if (label.isVoid) return [label.isVoid];
    if (!this.packageOf(label.article).canBeOpened) return ['NO_SHELF_LIFE_OPENED'];
    if (isOpened) return ['OPENED_ALREADY'];
    if (this.leftOf(label) <= 0) return ['LABEL_USED'];
    if (balance === 0) return emptied;
    return isBlocked ? ['BLOCKED_DAMAGED'] : [];
  }

  refusesLoss(label: Label): Refusals {
    if (label.isVoid) return [label.isVoid];
    return this.leftOf(label) <= 0 ? ['LABEL_USED'] : [];
  }

  /** What each label carries along, or why nothing is carried. */
  carry(labels: readonly Label[], storage: number): Refusals | readonly (readonly [Label, number])[] {
    const voids = labels.flatMap(({ isVoid }) => isVoid ?? []);
    if (voids.length > 0) return voids;
    const left = new Map<number, number>();
    const parts: [Label, number][] = [];
    for (const label of labels) {
      const goods = this.entry(label.entry);
      const available = left.get(goods.id) ?? goods.balance;
      if (goods.storage === storage) return ['SAME_STORAGE'];
      if (this.leftOf(label) <= 0) return ['LABEL_USED'];
      if (available === 0) return emptied;
      const amount = Math.min(available, this.leftOf(label));
      left.set(goods.id, available - amount);
      parts.push([label, amount]);
    }
    return parts;
  }

  begin(goods: Omit<Goods, 'balance' | 'isBlocked'>): void {
    const isBlocked = goods.movedFrom !== null && this.entry(goods.movedFrom).isBlocked;
    this.goods.set(goods.id, { ...goods, balance: 0, isBlocked });
  }

  book(
    id: string,
    kind: Booking['kind'],
    changes: ReadonlyMap<number, number>,
    { begun = [], label = null }: { readonly begun?: readonly number[]; readonly label?: Label | null } = {},
  ): void {
    for (const [entry, change] of changes) this.entry(entry).balance += change;
    if (changes.size > 0)
      this.bookings.push({ id, kind, changes, begun: new Set(begun), label, isUndone: false });
  }

  /** All labels of an entry that is emptied by a move go along with the last of it. */
  moveLabels(from: number, to: number): void {
    for (const label of this.labels) if (label.entry === from) label.entry = to;
  }

  refusesUndo(booking: Booking): Refusals {
    if (booking.isUndone) return ['BOOKING_UNDONE'];
    const codes = [...booking.changes].flatMap(([id, change]) => {
      const goods = this.entry(id);
      const isBegun = booking.begun.has(id);
      const isTouched = this.bookings.some(
        (other) => other !== booking && !other.isUndone && other.changes.has(id),
      );
      if (goods.balance < change || (isBegun && isTouched)) return ['STOCK_INPUT_USED'];
      const { movedFrom } = goods;
      const isFreeThere = movedFrom !== null && !this.entry(movedFrom).isBlocked;
      return isBegun && isFreeThere && goods.isBlocked ? ['BLOCKED_DAMAGED'] : [];
    });
    return codes;
  }

  undo(booking: Booking): void {
    booking.isUndone = true;
    for (const [id, change] of booking.changes) {
      const goods = this.entry(id);
      goods.balance -= change;
      if (booking.kind === 'move' && booking.begun.has(id) && goods.movedFrom !== null)
        this.moveLabels(id, goods.movedFrom);
    }
    if (booking.kind === 'use' && booking.label) {
      const taken = -[...booking.changes.values()].reduce((sum, change) => sum + change, 0);
      this.useOf(booking.label, -taken);
    }
    if (booking.kind === 'input')
      for (const label of this.labels) if (booking.begun.has(label.entry)) label.isVoid ??= 'LABEL_WITHDRAWN';
  }

  /** Counts for the label, and for the one that was made in its place. */
  useOf(label: Label, units: number): void {
    for (const one of this.labels)
      if (one === label || this.#family.get(one) === this.#root(label)) one.used += units;
  }

  readonly #family = new Map<Label, Label>();
  #root(label: Label): Label {
    return this.#family.get(label) ?? label;
  }

  replace(lost: Label, id: string): void {
    lost.isVoid = 'LABEL_LOST';
    const replacement: Label = { ...lost, id, isVoid: null };
    const root = this.#root(lost);
    this.#family.set(lost, root);
    this.#family.set(replacement, root);
    this.labels.push(replacement);
  }
}
