// A receipt on the device: the positions of an order as lines, what was counted of them, and the booking it becomes. Pure.
import type { storageCalls } from '@praxora/contract/inventory/storages.calls';
import type { receivableOrderCalls } from '@praxora/contract/purchasing/receivable-orders.calls';
import type { DataOf, DeviceDataOf } from '@praxora/contract/shared/call';
import {
  type DraftLines,
  findDraft,
  lotsQuantity,
  type ReceivingLine,
  type ScanTarget,
  toReceived,
} from '../../domain/purchasing/index.ts';
import { orderAddress } from '../lib/addresses.ts';
import { type Booking, isAheadOf, type NewBooking } from '../queue/booking.ts';
import type { Saved } from '../station/saved.ts';

export type OrderHead = DataOf<typeof receivableOrderCalls.listReceivableOrders>['items'][number];
export type OpenOrder = DataOf<typeof receivableOrderCalls.getReceivableOrder>;
export type Storages = DeviceDataOf<typeof storageCalls.listStorages>;
type Position = OpenOrder['positions'][number];

export interface ReceiptLine extends ReceivingLine, ScanTarget {
  readonly position: Position;
  /** Still to come. */
  readonly missing: number;
}

/** Draft of a receipt: it gets its key with the first pack, so that it is booked once whatever happens. */
export interface ReceiptDraft {
  readonly key: string;
  readonly lines: DraftLines;
}

export const draftName = (orderId: number): string => `receipt-${orderId}`;

/**
 * Something that has no place of its own goes to the only storage there is. What this device has booked and the server could
 * not tell yet has come.
 */
export function toReceiptLines(
  { data: order, fetchedAt }: Saved<OpenOrder>,
  storageIds: readonly number[],
  bookings: readonly Booking[] = [],
): ReceiptLine[] {
  const ahead = bookings.filter((one) => orderOfBooking(one) === order.id && isAheadOf(one, fetchedAt));
  const come = ahead.flatMap(sentPositions);
  const [onlyStorage = null] = storageIds.length === 1 ? storageIds : [];
  return order.positions.map((position) => {
    const lots = come.filter(({ positionId }) => positionId === position.id).flatMap((one) => one.lots);
    const missing = Math.max(0, position.open - lots.reduce((sum, { quantity }) => sum + quantity, 0));
    return {
      key: position.id,
      position,
      article: position.article,
      presetStorageId: position.article?.defaultStorageId ?? onlyStorage,
      missing,
      isComplete: missing === 0,
      gtin: position.gtin,
      pzn: position.pzn,
      numbers: [position.manufacturerNumber, position.vendorOrderNumber],
    };
  });
}

export const countUnits = (lines: readonly ReceivingLine[], drafts: DraftLines): number =>
  lines.reduce((sum, line) => sum + findDraft(drafts, line).delivered, 0);

const pack = { id: 2, de: 'Packung', en: 'pack' };

interface Receipt {
  readonly scannedAt: string;
  /** Whether the user confirmed that more was delivered than ordered. */
  readonly acceptsMore: boolean;
}

/** Booking of a receipt; booked as a whole or not at all. */
export function receiptBooking(
  order: OpenOrder,
  lines: readonly ReceiptLine[],
  drafts: DraftLines,
  { scannedAt, acceptsMore }: Receipt,
): NewBooking {
  const received = toReceived(lines, drafts);
  const first = lines.find(({ key }) => key === received[0]?.key);
  return {
    kind: 'receive',
    scannedAt,
    undoes: null,
    request: {
      method: 'POST',
      path: orderAddress(order.id),
      body: {
        scannedAt,
        acceptsMore,
        positions: received.map(({ key, lots }) => ({ positionId: key, lots })),
      },
    },
    shown: {
      articleId: null,
      name: order.vendorName,
      picture: first?.position.picture ?? 'einweg',
      batchNumber: order.orderNumber,
      amount: countUnits(lines, drafts),
      unit: pack,
      code: order.orderNumber,
    },
  };
}

interface SentLot {
  readonly quantity: number;
  readonly batchNumber: string;
  readonly expirationDate: string | null;
  readonly storageId: number | null;
}
interface SentPosition {
  readonly positionId: number;
  readonly lots: readonly SentLot[];
}

const sentPositions = ({ request }: Booking) => (request?.body.positions ?? []) as readonly SentPosition[];

/** A refused receipt as it was counted, to be corrected and sent under its own key. */
export function draftOfBooking(booking: Booking): ReceiptDraft {
  const lines = sentPositions(booking).map(({ positionId, lots }) => {
    const drafted = lots.map((lot, index) => ({
      ...lot,
      key: index + 1,
      hasUnreadDate: false,
      isStored: lot.storageId !== null,
    }));
    const wasStorable = drafted.some(({ isStored }) => isStored);
    return [positionId, { delivered: lotsQuantity(drafted), lots: drafted, wasStorable }] as const;
  });
  return { key: booking.key, lines: Object.fromEntries(lines) };
}

/** The order a receipt was for; null: it is none. */
export function orderOfBooking({ kind, request }: Booking): number | null {
  const [, id] = /\/(\d+)$/.exec(request?.path ?? '') ?? [];
  return kind === 'receive' && id !== undefined ? Number(id) : null;
}
