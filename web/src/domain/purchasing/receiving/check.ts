// Problems of a receipt before it is sent, its sums, and where the server's refusals are shown. Pure.
import type { ErrorCode } from '@praxora/contract/errors';
import { missedDuties } from '@praxora/rules/inventory/batch-duty';
import { type ExpiryWarning, expiryWarning } from '@praxora/rules/inventory/expiry';
import type { FieldError } from '../../../lib/api/read-error.ts';
import {
  canStore,
  type DraftLine,
  type DraftLines,
  type DraftLot,
  findDraft,
  mostInLot,
  type ReceivingLine,
  undistributed,
} from './draft.ts';

export type LotField = 'quantity' | 'batchNumber' | 'expirationDate' | 'storageId';
export type LotProblems = Readonly<Partial<Record<LotField, ErrorCode>>>;

export interface LineProblems {
  /** Problems by the key of the lot. */
  readonly lots: Readonly<Record<number, LotProblems>>;
  /** The lots do not add up to what was delivered. */
  readonly isUneven: boolean;
  /** Refusal of the line as a whole. */
  readonly refused: ErrorCode | null;
}
/** Problems by the key of the line; lines without problems are not included. */
export type Problems = Readonly<Record<number, LineProblems>>;

function quantityProblem({ quantity, refusedQuantity }: DraftLot): ErrorCode | null {
  if (quantity === null) return refusedQuantity?.code ?? 'REQUIRED_FIELD';
  return quantity < 1 || quantity > mostInLot ? 'INCORRECT_VALUE' : null;
}

function lotProblems({ article, presetStorageId }: ReceivingLine, lot: DraftLot): LotProblems {
  const quantity = quantityProblem(lot);
  const typed: LotProblems = {
    ...(quantity ? { quantity } : {}),
    ...(lot.hasUnreadDate ? { expirationDate: 'INCORRECT_VALUE' } : {}),
  };
  if (!lot.isStored) return typed;
  const missed = article ? missedDuties(article, lot) : [];
  return {
    ...Object.fromEntries(missed.map(({ field, code }) => [field, code])),
    // Unreadable entries are reported before missing ones.
    ...typed,
    ...((lot.storageId ?? presetStorageId) === null ? { storageId: 'REQUIRED_FIELD' as const } : {}),
  };
}

/** Null: it can be booked, or nothing of it came. */
export function lineProblems(line: ReceivingLine, draft: DraftLine): LineProblems | null {
  // The fields themselves say what is wrong with what was typed there.
  const isUnread = draft.hasUnreadDelivered === true || draft.refusedPrice !== undefined;
  if (draft.delivered === 0) return isUnread ? { lots: {}, isUneven: false, refused: null } : null;
  const lots = Object.fromEntries(
    draft.lots
      .map((lot) => [lot.key, lotProblems(line, lot)] as const)
      .filter(([, problems]) => Object.keys(problems).length > 0),
  );
  const isUneven = undistributed(draft) !== 0;
  return isUnread || isUneven || Object.keys(lots).length > 0 ? { lots, isUneven, refused: null } : null;
}

export function findProblems(lines: readonly ReceivingLine[], drafts: DraftLines): Problems {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const problems = lineProblems(line, findDraft(drafts, line));
      return problems ? [[line.key, problems] as const] : [];
    }),
  );
}

/** Received lines, with the lots as the contract requires them; in the order of the lines. */
export function toReceived(lines: readonly ReceivingLine[], drafts: DraftLines) {
  return lines.flatMap((line) => {
    const { delivered, lots } = findDraft(drafts, line);
    if (delivered === 0) return [];
    return [
      {
        key: line.key,
        lotKeys: lots.map(({ key }) => key),
        lots: lots.map((lot) => ({
          quantity: lot.quantity ?? 0,
          batchNumber: lot.batchNumber.trim(),
          expirationDate: lot.expirationDate,
          storageId: lot.isStored && canStore(line) ? lot.storageId : null,
        })),
      },
    ];
  });
}
export type Received = ReturnType<typeof toReceived>[number];

export interface ExpiredLot {
  readonly line: ReceivingLine;
  readonly lotKey: number;
  readonly date: string;
  readonly warning: ExpiryWarning;
}

/** Lots to be stored that are expired, or will be tomorrow. */
export const expiredLots = (
  lines: readonly ReceivingLine[],
  drafts: DraftLines,
  today: string,
): ExpiredLot[] =>
  lines.flatMap((line) => {
    const { delivered, lots } = findDraft(drafts, line);
    if (delivered === 0 || !canStore(line)) return [];
    return lots.flatMap(({ key, isStored, expirationDate }) => {
      const warning = expiryWarning(expirationDate, today);
      return isStored && warning && expirationDate !== null
        ? [{ line, lotKey: key, date: expirationDate, warning }]
        : [];
    });
  });

/** Lines of which more came than is missing. */
export const tooMany = (lines: readonly ReceivingLine[], drafts: DraftLines): ReceivingLine[] =>
  lines.filter((line) => line.missing !== null && findDraft(drafts, line).delivered > line.missing);

interface Counted {
  readonly quantity: number;
  readonly received: number;
}

export interface Progress {
  readonly ordered: number;
  readonly before: number;
  readonly now: number;
  /** Still to come after this. */
  readonly open: number;
}

/** Progress of the order after a booking; a surplus of one position does not complete another. */
export function toProgress(counted: readonly (Counted & { readonly delivered: number })[]): Progress {
  const sum = (of: (one: Counted & { readonly delivered: number }) => number) =>
    counted.reduce((total, one) => total + of(one), 0);
  return {
    ordered: sum(({ quantity }) => quantity),
    before: sum(({ quantity, received }) => Math.min(quantity, received)),
    now: sum(({ delivered }) => delivered),
    open: sum(({ quantity, received, delivered }) => Math.max(0, quantity - received - delivered)),
  };
}

const place = /^(?:positions|articles)\.(\d+)(?:\.lots\.(\d+)(?:\.(\w+))?)?/;
const fields: readonly string[] = ['quantity', 'batchNumber', 'expirationDate', 'storageId'];

/** The server's refusals at the line and field they concern; those of no line are left out. */
export function refusedAt(errors: readonly FieldError[], sent: readonly Received[]): Problems {
  const faults: Record<number, LineProblems> = {};
  for (const { field, code } of errors) {
    const [, lineIndex, lotIndex, name = ''] = place.exec(field) ?? [];
    const line = lineIndex === undefined ? undefined : sent[Number(lineIndex)];
    if (!line) continue;
    const before = faults[line.key] ?? { lots: {}, isUneven: false, refused: null };
    const lotKey = lotIndex === undefined ? undefined : line.lotKeys[Number(lotIndex)];
    const problem = code ?? 'INCORRECT_VALUE';
    faults[line.key] =
      lotKey !== undefined && fields.includes(name)
        ? { ...before, lots: { ...before.lots, [lotKey]: { ...before.lots[lotKey], [name]: problem } } }
        : { ...before, refused: problem };
  }
  return faults;
}
