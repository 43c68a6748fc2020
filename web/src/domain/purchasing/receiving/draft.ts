// Draft of a receipt before it is booked: per line a delivered quantity, and its lots. Everything in order units. Pure.
import type { ReceivingArticle } from '@praxora/contract/purchasing/order';
import { labelsDueForPacks } from '@praxora/rules/inventory/labels';
import {
  isRefused,
  type NumberEntry,
  type RefusedNumber,
  toNumber,
} from '@praxora/rules/shared/number-entry';

/** Line of a draft: a position of an order, or an article that came without one. */
export interface ReceivingLine {
  /** The position's id, or the article's. */
  readonly key: number;
  /** Null: not an article yet. */
  readonly article: ReceivingArticle | null;
  /** Where it belongs; null: to be chosen. */
  readonly presetStorageId: number | null;
  /** Still to come; null: nothing was ordered. */
  readonly missing: number | null;
}

export interface DraftLot {
  readonly key: number;
  readonly quantity: number | null;
  /** Something was typed that is no quantity; there is none then. */
  readonly refusedQuantity?: RefusedNumber | undefined;
  readonly batchNumber: string;
  readonly expirationDate: string | null;
  /** Something was typed that is no date. */
  readonly hasUnreadDate: boolean;
  readonly isStored: boolean;
  readonly storageId: number | null;
}

export interface DraftLine {
  readonly delivered: number;
  readonly lots: readonly DraftLot[];
  /** It could be stored when it was filled in. */
  readonly wasStorable: boolean;
  /** Something was typed that is no quantity: the one before stays, and nothing is booked. */
  readonly hasUnreadDelivered?: boolean | undefined;
  /** Something was typed that is no price. */
  readonly refusedPrice?: RefusedNumber | undefined;
}
/** Draft lines by line key. */
export type DraftLines = Readonly<Record<number, DraftLine>>;

/** As much as the contract takes in one lot. */
export const mostInLot = 100_000;

export const canStore = ({ article }: ReceivingLine): boolean => article?.useInventory === true;

/** The draft of a line as it stands now: a position may have become an article, a storage may be known only now. */
export function findDraft(lines: DraftLines, line: ReceivingLine): DraftLine {
  const isStorable = canStore(line);
  const draft = lines[line.key] ?? { delivered: 0, lots: [], wasStorable: isStorable };
  return {
    ...draft,
    wasStorable: isStorable,
    lots: draft.lots.map((lot) => ({
      ...lot,
      isStored: isStorable && (lot.isStored || !draft.wasStorable),
      storageId: lot.storageId ?? line.presetStorageId,
    })),
  };
}

export const lotsQuantity = (lots: readonly DraftLot[]): number =>
  lots.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

/** Delivered quantity not in a lot yet; below zero: the lots contain more than was delivered. */
export const undistributed = ({ delivered, lots }: DraftLine): number => delivered - lotsQuantity(lots);

function newLot({ lots, wasStorable }: DraftLine, values: Partial<DraftLot>): DraftLot {
  return {
    key: Math.max(0, ...lots.map(({ key }) => key)) + 1,
    quantity: null,
    batchNumber: '',
    expirationDate: null,
    hasUnreadDate: false,
    isStored: wasStorable,
    storageId: null,
    ...values,
  };
}

const some = (quantity: number): number | null => (quantity > 0 ? quantity : null);

/** Quantity fields of a lot for an entry in its input. */
export const withQuantity = (entry: NumberEntry): Pick<DraftLot, 'quantity' | 'refusedQuantity'> => ({
  quantity: toNumber(entry),
  refusedQuantity: isRefused(entry) ? entry : undefined,
});

/** A single lot follows the delivered quantity; several are for the user to divide. */
export function withDelivered(draft: DraftLine, wanted: number): DraftLine {
  const delivered = Math.max(0, Math.trunc(wanted));
  // Typed values are not cleared, in case the zero was a slip.
  if (delivered === 0)
    return { ...draft, delivered, lots: draft.lots.map((lot) => ({ ...lot, ...withQuantity(null) })) };
  const [first, ...others] = draft.lots;
  if (!first) return { ...draft, delivered, lots: [newLot(draft, { quantity: delivered })] };
  const isFirstAlone = others.length === 0 || lotsQuantity(draft.lots) === 0;
  return {
    ...draft,
    delivered,
    lots: isFirstAlone ? [{ ...first, ...withQuantity(delivered) }, ...others] : draft.lots,
  };
}

export const withLot = (draft: DraftLine, key: number, changes: Partial<DraftLot>): DraftLine => ({
  ...draft,
  lots: draft.lots.map((lot) => (lot.key === key ? { ...lot, ...changes } : lot)),
});

/** Adds a lot with the quantity that is not distributed yet. */
export const withNewLot = (draft: DraftLine, values: Partial<DraftLot> = {}): DraftLine => ({
  ...draft,
  lots: [...draft.lots, newLot(draft, { quantity: some(undistributed(draft)), ...values })],
});

/** The last lot left takes all that was delivered. */
export function withoutLot(draft: DraftLine, key: number): DraftLine {
  const lots = draft.lots.filter((lot) => lot.key !== key);
  const [only] = lots;
  return {
    ...draft,
    lots: lots.length === 1 && only ? [{ ...only, ...withQuantity(some(draft.delivered)) }] : lots,
  };
}

export const isPartNotStored = ({ lots }: DraftLine): boolean => lots.some(({ isStored }) => !isStored);

/** A part that is not stored: what is not distributed, else one of the last lot that has more than one. */
export function withPartNotStored(draft: DraftLine): DraftLine {
  const rest = undistributed(draft);
  if (rest > 0) return withNewLot(draft, { isStored: false });
  const giving = draft.lots.findLast(({ quantity }) => (quantity ?? 0) > 1);
  // No lot can be divided: the whole quantity is not stored.
  if (!giving) return { ...draft, lots: draft.lots.map((lot) => ({ ...lot, isStored: false })) };
  const without = withLot(draft, giving.key, { quantity: (giving.quantity ?? 0) - 1 });
  return withNewLot(without, {
    isStored: false,
    batchNumber: giving.batchNumber,
    expirationDate: giving.expirationDate,
  });
}

/** Stores the whole quantity again: the parts go back to the first lot. */
export function withAllStored(draft: DraftLine): DraftLine {
  const stored = draft.lots.filter(({ isStored }) => isStored);
  const [first, ...others] = stored;
  if (!first) return { ...draft, lots: draft.lots.map((lot) => ({ ...lot, isStored: true })) };
  const back = lotsQuantity(draft.lots) - lotsQuantity(stored);
  return { ...draft, lots: [{ ...first, ...withQuantity(some((first.quantity ?? 0) + back)) }, ...others] };
}

/** Labels that fall due with a lot, by the article's label placement. */
export function countLotLabels(article: ReceivingArticle | null, { quantity, isStored }: DraftLot): number {
  return article && isStored ? labelsDueForPacks(article, quantity ?? 0) : 0;
}

export const labelsOfLine = (line: ReceivingLine, { lots }: DraftLine): number =>
  lots.reduce((sum, lot) => sum + countLotLabels(line.article, lot), 0);
