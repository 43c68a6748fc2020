// When a booking was scanned: by its own clock, corrected by the difference of both.
import { countedScanTime } from '@praxora/rules/inventory/scan-time';
import type { UserContext } from '../../../platform/context.ts';
import type { CountedScan } from './ledger.repository.ts';

/** Null: nobody said when. */
export function countedScan(
  { user, now }: Pick<UserContext, 'user' | 'now'>,
  scannedAt: string | undefined,
): CountedScan | null {
  if (scannedAt === undefined) return null;
  const scanTime = new Date(scannedAt);
  const { at, isCorrected } = countedScanTime({
    scannedAt: scanTime,
    sentAt: user.device?.sentAt ?? null,
    arrivedAt: now(),
    pairedAt: user.device?.pairedAt ?? null,
  });
  return { at, told: isCorrected ? scanTime : null };
}
