// Navigation state of an article's page that was opened by the label of used-up goods.
import type { scanCalls } from '@praxora/contract/inventory/scan.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { z } from 'zod';

type Label = NonNullable<DataOf<typeof scanCalls.resolveScan>['label']>;
export type UsedUp = NonNullable<Label['usedUp']>;

const usedUpState = z.object({
  labelId: z.string(),
  usedUp: z.object({
    at: z.string(),
    by: z.string(),
    storageName: z.string(),
    bookingId: z.string().nullable(),
    canGoOn: z.boolean(),
  }),
});

/** Reads the used-up label from the history entry's state; null if the page was opened in another way. */
export function readUsedUp(state: unknown): { usedUp: UsedUp; labelId: string } | null {
  const read = usedUpState.safeParse(state);
  return read.success ? read.data : null;
}
