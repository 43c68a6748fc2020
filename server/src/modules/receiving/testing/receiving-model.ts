// An order at the receiving desk as simple as it can be told: counts and lots in memory, and what each step must answer.

export interface ModelPosition {
  readonly quantity: number;
  /** Counting units in one order unit; null: not an article. */
  readonly pack: number | null;
  received: number;
  returned: number;
  /** Came without being stored and has not gone back. */
  notStored: number;
}

export interface ModelLot {
  readonly stockId: number;
  readonly position: number;
  balance: number;
}

export class ReceivingModel {
  readonly lots: ModelLot[] = [];
  #hasCome = false;
  readonly positions: ModelPosition[];

  constructor(ordered: readonly Pick<ModelPosition, 'quantity' | 'pack'>[]) {
    this.positions = ordered.map((position) => ({ ...position, received: 0, returned: 0, notStored: 0 }));
  }

  get state(): string {
    if (!this.#hasCome) return 'ordered';
    const isComplete = this.positions.every(({ quantity, received }) => received >= quantity);
    return isComplete ? 'fully-received' : 'partially-received';
  }

  position(index: number): ModelPosition {
    const position = this.positions[index];
    if (!position) throw new Error(`There is no position ${index}`);
    return position;
  }

  /** The refusal's code, or null where it is possible. */
  refusesReceipt(index: number, stored: number, notStored: number, acceptsMore: boolean): string | null {
    const position = this.position(index);
    if (this.state === 'fully-received') return 'ORDER_STATE';
    if (stored + notStored === 0) return 'RECEIPT_EMPTY';
    if (stored > 0 && position.pack === null) return 'POSITION_NOT_AN_ARTICLE';
    if (position.received + stored + notStored > position.quantity && !acceptsMore)
      return 'MORE_THAN_ORDERED';
    return null;
  }

  receive(index: number, stockId: number | null, stored: number, notStored: number): void {
    const position = this.position(index);
    this.#hasCome = true;
    position.received += stored + notStored;
    position.notStored += notStored;
    if (stockId !== null)
      this.lots.push({ stockId, position: index, balance: stored * (position.pack ?? 0) });
  }

  refusesReturn(index: number, lot: ModelLot | null, quantity: number): string | null {
    const position = this.position(index);
    if (!this.#hasCome) return 'ORDER_STATE';
    if (lot !== null && lot.position !== index) return 'NOT_FOUND';
    if (quantity > position.received - position.returned) return 'MORE_THAN_RECEIVED';
    if (lot === null) return quantity > position.notStored ? 'MORE_THAN_RECEIVED' : null;
    return quantity * (position.pack ?? 0) > lot.balance ? 'NOT_ENOUGH_STOCK' : null;
  }

  giveBack(index: number, lot: ModelLot | null, quantity: number): void {
    const position = this.position(index);
    position.returned += quantity;
    if (lot === null) position.notStored -= quantity;
    else lot.balance -= quantity * (position.pack ?? 0);
  }

  stockOf(index: number): number {
    return this.lots
      .filter(({ position }) => position === index)
      .reduce((sum, { balance }) => sum + balance, 0);
  }
}
