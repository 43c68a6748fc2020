// Stock as simple as it can be told: lots with balances in memory, and what each operation must answer.

export interface Lot {
  readonly id: number;
  readonly article: number;
  storage: number;
  balance: number;
  readonly expiry: string | null;
  readonly movedFrom: number | null;
  readonly isOpened: boolean;
  isBlocked: boolean;
  /** The booking it began with. */
  readonly origin: string;
  /** Bookings that touched it since and were not taken back. */
  readonly touchedBy: Set<string>;
}

interface Booking {
  readonly id: string;
  readonly changes: ReadonlyMap<number, number>;
  isUndone: boolean;
}

/** A refusal's code, or the changes that are booked. */
export type Outcome = string | ReadonlyMap<number, number>;

export class StockModel {
  readonly lots = new Map<number, Lot>();
  readonly bookings: Booking[] = [];
  readonly used = new Map<number, number>();

  openLots(article: number): Lot[] {
    return [...this.lots.values()].filter((lot) => lot.article === article && lot.balance > 0);
  }

  stockOf(article: number): number {
    return this.openLots(article).reduce((sum, { balance }) => sum + balance, 0);
  }

  blockedOf(article: number): number {
    return this.openLots(article).reduce((sum, { balance, isBlocked }) => sum + (isBlocked ? balance : 0), 0);
  }

  setBlocked(id: number, isBlocked: boolean): string | null {
    const lot = this.#lot(id);
    if (lot.isBlocked === isBlocked) return isBlocked ? 'BLOCKED_ALREADY' : 'BLOCKED_NOT';
    lot.isBlocked = isBlocked;
    return null;
  }

  #lot(id: number): Lot {
    const lot = this.lots.get(id);
    if (!lot) throw new Error(`There is no lot ${id}`);
    return lot;
  }

  /** Goods that were moved are blocked as they were before. */
  begin(lot: Omit<Lot, 'balance' | 'touchedBy' | 'isBlocked'>): void {
    const isBlocked = lot.movedFrom !== null && this.#lot(lot.movedFrom).isBlocked;
    this.lots.set(lot.id, { ...lot, isBlocked, balance: 0, touchedBy: new Set() });
  }

  /** Notes what was booked. */
  apply(bookingId: string, changes: ReadonlyMap<number, number>): void {
    for (const [id, change] of changes) {
      const lot = this.#lot(id);
      lot.balance += change;
      if (lot.balance < 0) throw new Error(`Lot ${id} went below zero`);
      if (lot.origin !== bookingId) lot.touchedBy.add(bookingId);
    }
    if (changes.size > 0) this.bookings.push({ id: bookingId, changes, isUndone: false });
  }

  addUse(article: number, amount: number): void {
    this.used.set(article, (this.used.get(article) ?? 0) + amount);
  }

  consume(article: number, amount: number): Outcome {
    const usable = this.openLots(article).filter(({ isBlocked }) => !isBlocked);
    const order = usable.sort((a, b) => (a.expiry ?? '9').localeCompare(b.expiry ?? '9') || a.id - b.id);
    const taken = new Map<number, number>();
    let left = amount;
    for (const { id, balance } of order) {
      const part = Math.min(balance, left);
      if (part > 0) taken.set(id, -part);
      left -= part;
    }
    return left > 0 ? 'NOT_ENOUGH_STOCK' : taken;
  }

  consumeOf(id: number, amount: number): Outcome {
    const { isBlocked, balance } = this.#lot(id);
    return isBlocked && balance > 0 ? 'BLOCKED_DAMAGED' : this.writeOff(id, amount);
  }

  writeOff(id: number, amount: number): Outcome {
    return this.#lot(id).balance < amount ? 'NOT_ENOUGH_STOCK' : new Map([[id, -amount]]);
  }

  correct(id: number, amount: number): Outcome {
    const change = amount - this.#lot(id).balance;
    return new Map(change === 0 ? [] : [[id, change]]);
  }

  move(id: number, amount: number, storage: number): Outcome {
    const lot = this.#lot(id);
    if (lot.storage === storage) return 'SAME_STORAGE';
    return lot.balance < amount ? 'NOT_ENOUGH_STOCK' : new Map([[id, -amount]]);
  }

  /** A package of one unit; `canOpen`: its article has a shelf life after opening. */
  open(id: number, canOpen: boolean): Outcome {
    const { isOpened, isBlocked, balance } = this.#lot(id);
    if (!canOpen) return 'NO_SHELF_LIFE_OPENED';
    if (isOpened) return 'OPENED_ALREADY';
    if (balance === 0) return 'NOT_ENOUGH_STOCK';
    return isBlocked ? 'BLOCKED_DAMAGED' : new Map([[id, -1]]);
  }

  cancel(id: number): Outcome {
    const lot = this.#lot(id);
    const origin = this.bookings.find((booking) => booking.id === lot.origin);
    if (!origin || origin.changes.size > 1) return 'NOT_FOUND';
    if (origin.isUndone || lot.touchedBy.size > 0) return 'STOCK_INPUT_USED';
    return this.#takenBack(origin);
  }

  undo(booking: Booking): Outcome {
    if (booking.isUndone) return 'BOOKING_UNDONE';
    for (const [id, change] of booking.changes) {
      const lot = this.#lot(id);
      const isUsed = lot.origin === booking.id && lot.touchedBy.size > 0;
      if (isUsed || lot.balance < change) return 'STOCK_INPUT_USED';
      const isMove = lot.origin === booking.id && lot.movedFrom !== null;
      if (isMove && lot.isBlocked && !this.#lot(lot.movedFrom).isBlocked) return 'BLOCKED_DAMAGED';
    }
    return this.#takenBack(booking);
  }

  #takenBack(booking: Booking): Outcome {
    return new Map([...booking.changes].map(([id, change]) => [id, -change]));
  }

  /** Reversing entries are no bookings of their own: they end the one they take back. */
  takeBack(booking: Booking): void {
    booking.isUndone = true;
    for (const [id, change] of booking.changes) {
      const lot = this.#lot(id);
      lot.balance -= change;
      lot.touchedBy.delete(booking.id);
    }
  }
}
