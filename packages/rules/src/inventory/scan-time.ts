// When a scan counts as made, though the clock of the device may be wrong and the scan may have waited for the network.

interface Clocks {
  /** Time of the scan by the device's clock. */
  readonly scannedAt: Date;
  /** Time the device sent the booking, by its own clock; null if not given. */
  readonly sentAt: Date | null;
  readonly arrivedAt: Date;
  /** Null: no device. */
  readonly pairedAt: Date | null;
}

interface ScanTime {
  readonly at: Date;
  /** It is not what the device said. */
  readonly isCorrected: boolean;
}

/** Milliseconds: so little is the way of the request, not an error of the clock. */
export const clockTolerance = 5_000;

/** Moved by the difference of both clocks at sending; never later than the arrival, never before the pairing. */
export function countedScanTime({ scannedAt, sentAt, arrivedAt, pairedAt }: Clocks): ScanTime {
  const arrival = arrivedAt.getTime();
  const difference = sentAt === null ? 0 : arrival - sentAt.getTime();
  const moved = scannedAt.getTime() + (Math.abs(difference) <= clockTolerance ? 0 : difference);
  const time = Math.min(Math.max(moved, pairedAt?.getTime() ?? moved), arrival);
  return { at: new Date(time), isCorrected: time !== scannedAt.getTime() };
}
