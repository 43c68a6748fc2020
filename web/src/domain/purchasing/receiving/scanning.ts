// Effect of a scanned code on a receipt: the line it matches, and the change to that line's lots. Pure.
import { bareNumber, type ProductCode } from '@praxora/barcode/product-code';
import {
  type DraftLine,
  type DraftLot,
  undistributed,
  withDelivered,
  withLot,
  withNewLot,
  withQuantity,
} from './draft.ts';

export interface ScanTarget {
  readonly key: number;
  readonly gtin: string | null;
  readonly pzn: string | null;
  /** The manufacturer's and the vendor's. */
  readonly numbers: readonly string[];
  /** Whether the line has been delivered completely. */
  readonly isComplete: boolean;
}

/** A GTIN padded with leading zeros to 14 digits. */
const fourteen = (gtin: string): string => gtin.padStart(14, '0');

/** The line a code means: one that still lacks something, where the same product stands twice. Null: none. */
export function lineOfCode(
  { gtin, pzn, number }: ProductCode,
  targets: readonly ScanTarget[],
): number | null {
  const fitting = targets.filter(
    (target) =>
      (gtin !== undefined && target.gtin !== null && fourteen(target.gtin) === fourteen(gtin)) ||
      (pzn !== undefined && target.pzn === pzn) ||
      (number !== undefined &&
        target.numbers.some((own) => bareNumber(own) !== '' && bareNumber(own) === bareNumber(number))),
  );
  return (fitting.find(({ isComplete }) => !isComplete) ?? fitting[0])?.key ?? null;
}

export type Effect = 'counted' | 'filled' | 'added';

interface LotCode {
  readonly lot?: string;
  readonly expiry?: string;
}

const isBlank = ({ batchNumber, expirationDate }: DraftLot): boolean =>
  batchNumber.trim() === '' && expirationDate === null;

function isSame(lot: DraftLot, { lot: batch = '', expiry }: LotCode): boolean {
  const isSameBatch = bareNumber(lot.batchNumber) === bareNumber(batch);
  return (
    isSameBatch && (expiry === undefined || lot.expirationDate === null || lot.expirationDate === expiry)
  );
}

/** Adds one to an existing lot. */
function counted(draft: DraftLine, lot: DraftLot, changes: Partial<DraftLot>): DraftLine {
  const more = { ...withQuantity((lot.quantity ?? 0) + 1), ...changes };
  return withLot({ ...draft, delivered: draft.delivered + 1 }, lot.key, more);
}

/**
 * Applies the scan of one pack. It adds one, unless the quantity was already entered and the code only gives the batch:
 * then the first lot without a batch gets it. Another batch of the same product starts a new lot.
 */
export function withScanned(draft: DraftLine, code: LotCode): { draft: DraftLine; effect: Effect } {
  const values: Partial<DraftLot> = {
    ...(code.lot === undefined ? {} : { batchNumber: code.lot }),
    ...(code.expiry === undefined ? {} : { expirationDate: code.expiry, hasUnreadDate: false }),
  };
  const saysLot = Object.keys(values).length > 0;
  const last = draft.lots.at(-1);
  if (draft.delivered === 0 || !last) {
    const begun = withDelivered(draft, 1);
    const [first] = begun.lots;
    return { draft: first && saysLot ? withLot(begun, first.key, values) : begun, effect: 'counted' };
  }
  if (!saysLot) return { draft: counted(draft, last, {}), effect: 'counted' };
  const same = draft.lots.find((lot) => !isBlank(lot) && isSame(lot, code));
  if (same) return { draft: counted(draft, same, values), effect: 'counted' };
  const blank = draft.lots.find(isBlank);
  if (blank) return { draft: withLot(draft, blank.key, values), effect: 'filled' };
  const rest = undistributed(draft);
  if (rest > 0) return { draft: withNewLot(draft, values), effect: 'added' };
  const more = { ...draft, delivered: draft.delivered + 1 };
  return { draft: withNewLot(more, { quantity: 1, ...values }), effect: 'added' };
}
