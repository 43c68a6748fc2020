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
  /** Something happened to it since it came. */
  isTouched: boolean;
}

export interface ModelReceipt {
  readonly id: number;
  readonly position: number;
  readonly stored: number;
  readonly notStored: number;
  readonly lot: ModelLot | null;
  isTakenBack: boolean;
}

export class ReceivingModel {
  readonly lots: ModelLot[] = [];
  readonly receipts: ModelReceipt[] = [];
  readonly positions: ModelPosition[];

  constructor(ordered: readonly Pick<ModelPosition, 'quantity' | 'pack'>[]) {
    this.positions = ordered.map((position) => ({ ...position, received: 0, returned: 0, notStored: 0 }));
  }

  get #hasCome(): boolean {
    return this.positions.some(({ received }) => received > 0);
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

  receive(index: number, id: number, stockId: number | null, stored: number, notStored: number): void {
    const position = this.position(index);
    position.received += stored + notStored;
    position.notStored += notStored;
    const lot =
      stockId === null
        ? null
        : { stockId, position: index, balance: stored * (position.pack ?? 0), isTouched: false };
    if (lot) this.lots.push(lot);
    this.receipts.push({ id, position: index, stored, notStored, lot, isTakenBack: false });
  }

  /** Taken out of a lot: used, moved, or gone back. */
  take(lot: ModelLot, amount: number): void {
    lot.balance -= amount;
    lot.isTouched = true;
  }

  refusesTakingBack({ position: index, notStored, lot, isTakenBack }: ModelReceipt): string | null {
    if (isTakenBack) return 'RECEIPT_TAKEN_BACK';
    if (lot?.isTouched || this.position(index).notStored < notStored) return 'RECEIPT_USED';
    return null;
  }

  takeBack(receipt: ModelReceipt): void {
    const position = this.position(receipt.position);
    receipt.isTakenBack = true;
    position.received -= receipt.stored + receipt.notStored;
    position.notStored -= receipt.notStored;
    if (receipt.lot) receipt.lot.balance = 0;
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
    else this.take(lot, quantity * (position.pack ?? 0));
  }

  stockOf(index: number): number {
    return this.lots
      .filter(({ position }) => position === index)
      .reduce((sum, { balance }) => sum + balance, 0);
  }
}
